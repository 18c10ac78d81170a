// Sets up the worker that keeps what was seen last and shows what is told by pushes; and, on its page, has this browser
// told. The words stand in the page.
"use strict";
(() => {
  const own = document.currentScript?.dataset || {};
  if (own.worker && "serviceWorker" in navigator) navigator.serviceWorker.register(own.worker, { scope: own.scope });

  const form = document.getElementById("device");
  if (!form) return;
  const say = (name) => {
    for (const each of document.querySelectorAll("[data-says]")) each.hidden = each.dataset.says !== name;
  };
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return say("unable");
  form.hidden = false;
  say("able");

  async function subscribed() {
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) });
  }
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      if (await Notification.requestPermission() !== "granted") return say("denied");
      const { endpoint, keys } = (await subscribed()).toJSON();
      for (const [name, value] of Object.entries({ endpoint, ...keys })) form.elements[name].value = value;
      form.submit();
    } catch {
      say("failed");
    }
  });
})();
