// Words for the luck, made in this browser: the service cannot foresee them. Who adds them keeps a copy here, to check
// with after the game.
"use strict";
(() => {
  const KEPT = "posthorn.words", MOST = 100;
  const kept = () => { try { return JSON.parse(localStorage.getItem(KEPT)) || []; } catch { return []; } };
  const syllable = (byte) => "bdfghjklmnprstvz"[byte & 15] + "aeio"[(byte >> 4) & 3];
  const made = () => Array.from({ length: 6 }, () =>
    Array.from(crypto.getRandomValues(new Uint8Array(3)), syllable).join("")).join(" ");

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
