/**
 * Says that the site cannot be reached where a page cannot be had, and does nothing else
 * (ROUTE-23). Where somebody may have paid, the page says so and looks again by itself (MSG-37).
 */
const HEADING = 'We cannot be reached from where you are';
const ANYWHERE = `<p>Your connection may have gone. What you have booked is safe. Please try again when you are connected.</p>`;
const BOOKING = `<p>All you saved is still here. If you had begun to pay, we do not know yet whether your order went through: please do not pay again. This page looks again by itself.</p><meta http-equiv="refresh" content="10">`;
const BOOKING_PATH = /^\/booking\//;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(
    fetch(event.request).catch(
      () =>
        new Response(makePage(sayOf(event.request)), {
          status: 503,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    ),
  );
});

const sayOf = ({ url }) => (BOOKING_PATH.test(new URL(url).pathname) ? BOOKING : ANYWHERE);

const makePage = (about) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${HEADING}</title><style>body{margin:0;padding:12vh 24px;background:#fbf5e6;color:#12283a;font:16px/1.5 system-ui,sans-serif}main{max-width:36rem;margin:auto}h1{font:600 2.25rem/1.1 Georgia,serif}
a{color:#0b5f7d}@media (prefers-color-scheme:dark){body{background:#0e1c28;color:#f7efdd}a{color:#83cbdc}}</style></head>
<body><main><h1>${HEADING}</h1>${about}<p><a href="">Try again</a></p></main></body></html>`;
