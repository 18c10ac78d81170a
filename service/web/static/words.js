// What this browser gives to forms: words for the luck, which the service cannot foresee and of which a copy is kept here
// to check with after the game; and the time zone.
"use strict";
(() => {
  const KEPT = "posthorn.words", MOST = 100;
  const kept = () => { try { return JSON.parse(localStorage.getItem(KEPT)) || []; } catch { return []; } };
  const syllable = (byte) => "bdfghjklmnprstvz"[byte & 15] + "aeio"[(byte >> 4) & 3];
  const made = () => Array.from({ length: 6 }, () =>
    Array.from(crypto.getRandomValues(new Uint8Array(3)), syllable).join("")).join(" ");

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "";
  for (const field of document.querySelectorAll("input[data-zone]")) field.value = zone;
  const own = document.querySelector("button[data-zone-of]"), of = own && document.getElementById(own.dataset.zoneOf);
  if (zone && of && of.value !== zone) {
    own.textContent = `Take the zone of this browser: ${zone}`;
    own.hidden = false;
    own.addEventListener("click", () => { of.value = zone; own.hidden = true; });
  }
  for (const field of document.querySelectorAll("input[data-luck]")) {
    if (!field.value) field.value = made();
    field.form.addEventListener("submit", () => {
      const entry = { at: new Date().toISOString().slice(0, 16).replace("T", " "), words: field.value };
      try { localStorage.setItem(KEPT, JSON.stringify([entry, ...kept()].slice(0, MOST))); } catch { /* no room */ }
    });
  }
  const list = document.getElementById("my-words");
  if (list && kept().length) {
    for (const { at, words } of kept()) list.querySelector("ul").append(
      Object.assign(document.createElement("li"), { textContent: `${at} UTC: ${words}` }));
    list.hidden = false;
  }
})();
