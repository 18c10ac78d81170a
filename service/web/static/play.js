// Saves loads of whole pages: a press changes the page in its place, and nothing on it moves. Everything works as links
// and forms without this file.
(() => {
  const $ = (what, within = document) => within.querySelector(what);
  const $$ = (what, within = document) => [...within.querySelectorAll(what)];
  const PARTS = ["asked", "layers", "side", "bar", "news", "over"];
  const IN_PLACE = "#layers a, #bar a, #asked a[rel=replay], #side a[rel=replay], #side a[rel=step], .past .steps a, [data-over], #over a[data-close], .back";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const parsed = (text) => new DOMParser().parseFromString(text, "text/html");
  let turn = 0, playing = 0, waiting = 0;

  // what is being written, and which panel is open, survive
  function kept() {
    const fields = $$("#side textarea, #side input:not([type=hidden]), #bar .type input").filter((each) => each.id);
    return {
      values: fields.filter((each) => each.value !== each.defaultValue).map((each) => [each.id, each.value]),
      open: $(".tabs [aria-selected=true]") ? $$(".panel").find((each) => !each.hidden)?.id : "",
      focus: focused(), unfolded: $$("#side details[open][id]").map((each) => each.id),
    };
  }
  function focused() {
    const at = document.activeElement, piece = at?.closest?.("#layers a");
    if (piece) return { name: named(piece), layer: piece.closest("svg").getAttribute("class") };
    return at?.id ? { id: at.id } : at?.closest?.("#bar") ? { bar: true } : at?.dataset?.tab ? { tab: at.dataset.tab } : null;
  }
  const named = (piece) => piece.dataset.name || piece.closest("[data-name]")?.dataset.name || $("title", piece)?.textContent || "";
  function refocus(focus) {
    if (!focus || document.activeElement !== document.body) return;
    const layer = focus.layer && $$("#layers > svg").find((each) => each.getAttribute("class") === focus.layer);
    const target = focus.id ? document.getElementById(focus.id)
      : focus.tab ? $(`[data-tab="${focus.tab}"]`)
      : layer ? $("a.lifted", layer) || $$("a", layer).find((each) => named(each) === focus.name) || $("#bar")
      : $("#bar .do") || $("#bar .chip") || $("#bar .main") || $("#bar");
    target?.focus({ preventScroll: true });
  }

  function show(page, sent = null) {
    if (!$("#bar", page) || !$("#table", page)) return false;
    const before = kept(), top = scrollY, gone = sent ? $$("[id]", sent).map((each) => each.id) : [];
    picture($("#picture", page));
    for (const id of PARTS) {
      const old = document.getElementById(id), now = page.getElementById(id);
      if (old && now) old.replaceWith(now);
      else if (now) $("#table").append(now);
      else old?.remove();
    }
    $("#board").className = $("#board", page).className;
    document.title = page.title;
    if (before.open) open(before.open);
    for (const [id, value] of before.values) {
      const field = document.getElementById(id);
      if (field && !gone.includes(id)) field.value = value;
    }
    for (const id of before.unfolded) document.getElementById(id)?.setAttribute("open", "");
    refocus(before.focus);
    scrollTo({ top, behavior: "instant" });
    begin();
    return true;
  }
  function picture(now) {
    const old = $("#picture");
    if (!old || !now) return;
    const places = (each) => $$("source, img", each);
    const one = places(old), other = places(now);
    if (one.length !== other.length) return old.replaceWith(now);
    one.forEach((each, n) => {
      for (const name of ["srcset", "src", "width", "height"]) {
        const value = other[n].getAttribute(name);
        if (value !== null && each.getAttribute(name) !== value) each.setAttribute(name, value);
      }
    });
  }

  async function go(address, push = false) {
    clearTimeout(waiting);
    const mine = ++turn;
    const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
    const text = answer?.ok ? await answer.text() : "";
    if (mine !== turn) return;
    if (!text || !show(parsed(text))) return void location.assign(address);
    history[push ? "pushState" : "replaceState"]({}, "", address);
  }
  async function send(form, button) {
    if (held) return;
    clearTimeout(waiting);
    const mine = ++turn, fields = new FormData(form, button);
    const said = $("#bar .say p")?.textContent || "";
    if (form.closest("#bar")) {
      $("#bar").classList.add("press", "wait");
      $$("#bar button").forEach((each) => (each.disabled = true));
      if ($("#bar .say p")) $("#bar .say p").textContent = ($("#bar").dataset.sending || "{what}").replace("{what}", () => said);
    }
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
    if (mine !== turn) return;
    if (!answer) return form.submit(); // the same form twice is one press
    const there = new URL(answer.url), text = await answer.text();
    if (answer.redirected && there.pathname !== location.pathname) return location.assign(answer.url);
    if (!answer.redirected && !answer.ok && !text.includes('id="bar"')) return form.submit();
    if (!show(parsed(text), form)) return location.reload();
    history.replaceState({}, "", answer.redirected ? there.pathname + there.search : location.href);
  }

  function open(id) {
    $$(".panel").forEach((each) => (each.hidden = each.id !== id));
    $$("[role=tab]").forEach((each) => {
      const is = each.dataset.tab === id;
      each.setAttribute("aria-selected", is);
      each.tabIndex = is || !$(`[role=tab][data-tab="${id}"]`) ? 0 : -1;
    });
    heard();
  }
  // what was said lies open: nothing of it is new any more
  function heard() {
    const count = $("#t-talk[aria-selected=true] .count"), poll = $("#news")?.dataset.poll;
    if (!count || !poll) return;
    count.remove();
    fetch(`${poll}&read=1`).catch(() => null);
  }

  // news: asked for every few seconds; the page follows in its place, with what is picked. A press comes before them
  async function poll() {
    const news = $("#news"), mine = turn;
    if (!news?.dataset.poll) return;
    const answer = await fetch(news.dataset.poll).catch(() => null);
    if ($("#news") !== news || mine !== turn) return;
    if (answer?.ok && $("[data-new]", parsed(await answer.text()))) return go(without("did"));
    begin();
  }
  function without(...names) {
    const there = new URL(location.href);
    for (const name of names) there.searchParams.delete(name);
    return there.pathname + there.search;
  }
  function begin() {
    clearTimeout(waiting);
    heard();
    const again = $("#bar")?.dataset.again, every = $("#news")?.dataset.every;
    if (again) waiting = setTimeout(() => go(location.pathname + location.search), +again);
    else if (every) waiting = setTimeout(poll, 1000 * every);
  }

  // replay: a step a second; a person who wants no motion goes step by step
  function stop() { clearInterval(playing); playing = 0; }
  function play() {
    if (playing) return stop();
    if (calm.matches) return $("#bar [rel=next]")?.click();
    if (!$("#bar [rel=next]")) return;
    playing = setInterval(() => { const next = $("#bar [rel=next]"); next ? go(next.getAttribute("href")) : stop(); }, 1000);
  }

  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const tab = event.target.closest("[data-tab]");
    if (tab) {
      event.preventDefault();
      tab.closest(".menu")?.removeAttribute("open");
      open(tab.dataset.tab);
      if (!tab.matches("[role=tab]")) $("#side")?.scrollIntoView({ block: "nearest" });
      return;
    }
    if (event.target.closest("[data-play]")) return play();
    if (event.target.closest("[data-where]")) {
      event.preventDefault();
      const arrow = $$("#layers .arrow").find((each) => each.getClientRects().length);
      return arrow?.scrollIntoView({ block: "center", behavior: calm.matches ? "instant" : "smooth" });
    }
    const link = event.target.closest(IN_PLACE);
    if (!link || !$("#table")) return;
    const address = link.getAttribute("href");
    if (new URL(address, location.href).pathname !== location.pathname) return;
    event.preventDefault();
    if (held) return void (held = false);
    stop();
    go(address, !!link.closest(".steps") && !link.closest("#bar"));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target, button = event.submitter;
    if (!form.closest("#table")) return;
    if (form.method === "get") {
      if (!form.matches(".type")) return;
      event.preventDefault();
      return void go(`${location.pathname}?${new URLSearchParams([...new FormData(form)])}`);
    }
    event.preventDefault();
    send(form, button);
  });
  document.addEventListener("input", (event) => {
    const form = event.target.closest(".slider");
    if (form) form.querySelector("output").value = event.target.value;
  });
  addEventListener("popstate", () => go(location.pathname + location.search));

  // pointing at a line of what happened lights its pieces on the board
  let pointed = "";
  function light(line) {
    const lines = line?.closest("[data-lights]"), stage = $(".stage"), version = line?.dataset.version || "";
    if (version === pointed) return;
    pointed = version;
    $("#lights")?.remove();
    if (!lines || !stage || $("#bar .tape") || !$("#news")) return;
    const narrow = stage.matches(".pair") && matchMedia("(max-width: 831px)").matches;
    const there = new URL(lines.dataset.lights, location.href);
    there.searchParams.set("version", version);
    if (narrow) there.searchParams.set("width", 360);
    if (matchMedia("(prefers-color-scheme: dark)").matches) there.searchParams.set("dark", 1);
    stage.append(Object.assign(new Image(), { id: "lights", alt: "", src: there }));
  }
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, (event) => {
    // a page that scrolls to what has the focus moves under a mouse that lies still: the focus goes on pointing
    const near = [event.target, document.activeElement].map((each) => each?.closest?.(".news [data-version]"));
    if (event.pointerType !== "touch") light(near[0] || near[1]);
  });

  // press and hold: what is this? a swipe goes through a replay
  let hold = 0, held = false, from = null;
  document.addEventListener("pointerdown", (event) => {
    const piece = event.target.closest?.("#layers [data-name], #layers a");
    from = event.target.closest?.("#board, #bar") ? event.clientX : null;
    held = false;
    if (piece) hold = setTimeout(() => { held = true; card(named(piece)); }, 550);
  });
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, (event) => {
    clearTimeout(hold);
    const far = from === null || !$("#bar .dots") ? 0 : event.clientX - from;
    if (Math.abs(far) > 40) $(`#bar [rel=${far < 0 ? "next" : "prev"}]`)?.click();
  });
  document.addEventListener("pointermove", (event) => { if (from !== null && Math.abs(event.clientX - from) > 10) clearTimeout(hold); });
  function card(name) {
    const there = new URL(location.href);
    there.searchParams.set("card", name);
    there.searchParams.delete("did");
    go(there.pathname + there.search);
  }

  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return void ($("#over [data-close]") || $("#bar [data-close]") || $("#bar [data-back]"))?.click();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    if (event.target.matches("[role=tab]")) {
      const tabs = $$("[role=tab]"), next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
      next.click();
      return next.focus();
    }
    stop();
    const rel = step < 0 ? "prev" : "next";
    $(`#bar [rel=${rel}], .steps a[rel=${rel}], .menu a[rel=${rel}]`)?.click();
  });
  document.documentElement.dataset.live = "yes";
  begin();
})();
