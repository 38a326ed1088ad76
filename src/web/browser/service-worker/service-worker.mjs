/**
 * Shows a page of ours where the site cannot be reached, kept from the day that the worker came
 * (ROUTE-23); where somebody may have paid, the one that says so and looks again by itself
 * (MSG-37). And keeps fingerprinted files and pictures, which are the same for everybody. Of pages,
 * data and documents it keeps nothing (S-28).
 */
const UNREACHED = '/unreached';
const UNREACHED_BOOKING = '/unreached?booking';
const BOOKING_PATH = /^\/booking\//;
const KEPT_PATH = /^\/(?:assets|pictures)\//;

const PAGES = 'pages';
const FILES = 'files';
/** Together 50 MB at most. */
const MOST_FILES = 200;
const LARGEST_FILE = 250_000;

self.addEventListener('install', (event) => event.waitUntil(keepPages()));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (origin === self.location.origin && KEPT_PATH.test(pathname))
    event.respondWith(openFile(event));
});

/** The pages, and the files that they name, in place of those of the worker before. */
async function keepPages() {
  const pages = await caches.open(PAGES);
  const addresses = [UNREACHED, UNREACHED_BOOKING];
  await pages.addAll(addresses);
  const texts = await Promise.all(
    addresses.map(async (address) => (await pages.match(address)).text()),
  );
  const named = texts.flatMap((html) => [...html.matchAll(/"(\/assets\/[^"]+)"/g)]);
  const files = [...new Set(named.map(([, address]) => address))];
  await pages.addAll(files);
  const wanted = [...addresses, ...files];
  const left = (await pages.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !wanted.includes(pathname + search);
  });
  await Promise.all(left.map((request) => pages.delete(request)));
  await self.skipWaiting();
}

async function openPage(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    const address = BOOKING_PATH.test(pathname) ? UNREACHED_BOOKING : UNREACHED;
    const page = await caches.match(address, { cacheName: PAGES });
    if (!page) throw error;
    return new Response(page.body, { status: 503, headers: page.headers });
  }
}

async function openFile(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keepFile(event.request, response.clone()));
  return response;
}

/** The oldest go for it. */
async function keepFile(request, response) {
  const file = await response.blob();
  if (file.size > LARGEST_FILE) return;
  const files = await caches.open(FILES);
  await files.put(request, new Response(file, { headers: response.headers }));
  const all = await files.keys();
  await Promise.all(all.slice(0, -MOST_FILES).map((oldest) => files.delete(oldest)));
}
