// Keeps the shell of the pages and the games that were seen last, for when there is no network, and shows pushes.
// A page is always asked of the network first. What one reader saw is kept under a mark of their session: as soon as a
// page comes for another session, or for none, it is deleted.
"use strict";
const SHELL = "posthorn-shell", SEEN = "posthorn-seen-", NOBODY = "nobody";
const PAGES = 20, PICTURES = 60;
const at = (path) => new URL(path, registration.scope).href;
const OFFLINE = at("offline");
const FILES = [OFFLINE, ...["posthorn.css", "play.css", "play.js", "words.js", "phone.js", "posthorn.svg"].map((name) => at(`static/${name}`))];
const pathOf = (url) => url.href.split("#")[0].slice(registration.scope.length);
const isPage = (url) => /^(me|games\/[a-z0-9]+)$/.test(pathOf(url));
const isPicture = (url) => url.pathname.endsWith("/board.svg") && url.searchParams.has("mark");
const isSignOut = (request) => request.method === "POST" && request.url === at("join/out");

addEventListener("install", (event) => event.waitUntil(
  caches.open(SHELL).then((shell) => shell.addAll(FILES)).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const seenOf = async () => (await caches.keys()).filter((name) => name.startsWith(SEEN));
const forget = async (but = "") => {
  for (const name of await seenOf()) if (name !== SEEN + but) await caches.delete(name);
};

async function keep(request, answer) {
  const reader = answer.headers.get("X-Posthorn-Reader");
  if (!reader) return;
  await forget(reader);
  const url = new URL(request.url);
  const may = answer.ok && !answer.redirected && !/no-store/.test(answer.headers.get("Cache-Control") || "");
  if (reader === NOBODY || !may || !(isPage(url) || isPicture(url))) return;
  const seen = await caches.open(SEEN + reader);
  await seen.delete(request.url);
  await seen.put(request.url, answer);
  const all = await seen.keys();
  for (const [most, which] of [[PAGES, isPage], [PICTURES, isPicture]]) {
    const found = all.filter((each) => which(new URL(each.url)));
    for (const old of found.slice(0, Math.max(0, found.length - most))) await seen.delete(old);
  }
}

async function kept(url) {
  for (const name of await seenOf()) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return null;
}

const WHEN = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

// the page as it was, with the time of it: the words stand in the page for those who are offline
async function marked(found, offline) {
  const page = await offline.text(), words = /<!--seen-->(.*?)<!--\/seen-->/s.exec(page)?.[1] || "";
  const language = (/<html lang="([\w-]+)"/.exec(page)?.[1] || "en").replace(/^en$/, "en-GB"); // as pages write times
  const when = new Date(found.headers.get("Date") || Date.now()).toLocaleString(language, WHEN);
  const headers = new Headers(found.headers);
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  const banner = words.replace(" hidden", "").replace("<time></time>", `<time>${when}</time>`);
  return new Response((await found.text()).replace("<main", `${banner}<main`), { status: 200, headers });
}

async function whenOffline(request) {
  const offline = await (await caches.open(SHELL)).match(OFFLINE);
  const found = request.method === "GET" && await kept(request.url);
  return found ? marked(found, offline) : offline || Response.error();
}

async function visited(event) {
  if (isSignOut(event.request)) await forget();
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(event.request, answer.clone()));
    return answer;
  } catch {
    return whenOffline(event.request);
  }
}

async function fetched(event, fallback) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(event.request, answer.clone()));
    return answer;
  } catch {
    return await fallback() || Response.error();
  }
}

addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(visited(event));
  else if (request.method === "GET" && (isPicture(url) || isPage(url))) {
    // what a page loads into itself is kept, and never shown without the mark of its time
    event.respondWith(fetched(event, () => isPicture(url) && kept(request.url)));
  }
  else if (request.method === "GET" && FILES.includes(request.url)) {
    event.respondWith(fetched(event, async () => (await caches.open(SHELL)).match(request.url)));
  }
});

addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { /* something came: that is shown */ }
  const tag = told.tag || "posthorn";
  event.waitUntil(registration.showNotification(told.title || "Posthorn", {
    body: told.body || "", tag, renotify: true, data: { to: told.to }, icon: at("icons/192.png"), badge: at("icons/badge.png"),
  }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = String(event.notification.data?.to || ""), to = wanted.startsWith(registration.scope) ? wanted : registration.scope;
  event.waitUntil((async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const same = open.find((each) => each.url.split(/[?#]/)[0] === to);
    return same ? same.focus() : clients.openWindow(to);
  })());
});
