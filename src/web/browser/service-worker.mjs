/**
 * Says that there is no connection where a page cannot be had, and does nothing else (ROUTE-23).
 */
const OFFLINE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline</title><style>body{margin:0;padding:12vh 24px;background:#fbf5e6;color:#12283a;font:16px/1.5 system-ui,sans-serif}main{max-width:36rem;margin:auto}h1{font:600 2.25rem/1.1 Georgia,serif}
a{color:#0b5f7d}@media (prefers-color-scheme:dark){body{background:#0e1c28;color:#f7efdd}a{color:#83cbdc}}</style></head>
<body><main><h1>You are offline</h1><p>This page needs a connection. Nothing was sent, and nothing was charged by this request.</p><p><a href="">Try again</a></p></main></body></html>`;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(
    fetch(event.request).catch(
      () =>
        new Response(OFFLINE, {
          status: 503,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    ),
  );
});
