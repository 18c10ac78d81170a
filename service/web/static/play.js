// Saves loads of whole pages: a pick changes the table in its place. Arrow keys go through the positions of a game.
// Everything works without this file.
(() => {
  const PLACES = "a.pick, a.chip, a.again, a.option, .steps a, .did a";

  async function go(address, inPicture) {
    await htmx.ajax("GET", address, { target: "#table", select: "#table", swap: "outerHTML" });
    history.pushState({}, "", address);
    const next = document.querySelector(".ready .do") || document.querySelector("#h-tried, #h-choose, #h-asked, .steps");
    if (!next) return;
    const stays = inPicture && window.innerWidth >= 700 && !next.matches(".do"); // more is to be picked there
    next.focus({ preventScroll: stays });
  }

  // the column beside the board stays in view where all of it can be seen at once
  function fit() {
    const side = document.querySelector(".side");
    if (side) side.classList.toggle("fits", side.offsetHeight + 24 <= window.innerHeight);
  }
  const sizes = new ResizeObserver(fit);
  function watch() {
    sizes.disconnect();
    document.querySelectorAll(".side").forEach((side) => sizes.observe(side));
    fit();
  }
  window.addEventListener("resize", fit);
  watch();

  document.addEventListener("click", (event) => {
    const link = event.target.closest(PLACES);
    const plain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !plain || !window.htmx || !document.querySelector("#table")) return;
    event.preventDefault();
    go(link.getAttribute("href"), !!link.closest("svg"));
  });

  // what was unfolded stays so when the table is loaded anew
  let unfolded = [];
  document.addEventListener("htmx:beforeSwap", () => {
    unfolded = [...document.querySelectorAll("#table details[open][id]")].map((each) => each.id);
  });
  document.addEventListener("htmx:afterSwap", () => {
    for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
    watch();
  });
  const aimed = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (aimed && aimed.tagName === "DETAILS") aimed.open = true;

  document.addEventListener("input", (event) => {
    const form = event.target.closest(".slider");
    if (form) form.querySelector("output").value = event.target.value;
  });

  window.addEventListener("popstate", () => location.reload());

  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (!rel || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const link = document.querySelector(`.steps a[rel="${rel}"], .of-game a[rel="${rel}"]`);
    if (link) link.click();
  });
})();
