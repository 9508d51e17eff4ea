// The worker of the installed application. STORE and KEPT are written above by the server.
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
