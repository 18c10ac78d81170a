// Arrow keys go through the positions of a game. Everything works without this file.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = rel && document.querySelector(`.steps a[rel="${rel}"], .of-game a[rel="${rel}"]`);
  if (link) link.click();
});
