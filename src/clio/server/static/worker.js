// The worker of the installed application. STORE and KEPT are written above by the server.
// It shows what the server tells somebody by their browser, and leads to the table.
// It answers only where the network does not: a page becomes the offline page, and that page finds its own files.
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(KEPT)));
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith("clio ") && name !== STORE) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const kept = request.mode === "navigate" ? "/offline" : KEPT.includes(pathname) ? pathname : "";
  if (kept) event.respondWith(fetch(request).catch(() => caches.match(kept, { ignoreVary: true })));
});

addEventListener("push", (event) => {
  const { title = "Clio", text = "", key, path = "/", stop, end } = event.data?.json() ?? {};
  const actions = end ? [{ action: "end", title: stop }] : [];
  const icon = "/static/icons/icon-192.png";
  event.waitUntil(registration.showNotification(title, { body: text, tag: key, icon, actions, data: { path, end } }));
});

addEventListener("notificationclick", (event) => {
  const { path, end } = event.notification.data;
  event.notification.close();
  const go = async () => {
    if (event.action === "end") return fetch(end, { method: "POST" });
    const pages = await clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there ? there.focus() : clients.openWindow(path);
  };
  event.waitUntil(go());
});
