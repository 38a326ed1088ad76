/**
 * Shows a page of ours where the site cannot be reached, kept from the day that the worker came
 * (ROUTE-23); where somebody may have paid, the one that says so and looks again by itself
 * (MSG-37). And keeps fingerprinted files and pictures, which are the same for everybody. Of pages,
 * data and documents it keeps nothing (S-28): the papers of a booking, which its people keep on
 * their device themselves (`src/domain/booking/trip-pack.ts`), it shows where the site cannot be
 * reached, and takes away once they are somebody else's, the booking is theirs no more, it was
 * cancelled or their time is over.
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

const PACKS = 'trip-pack:';
/** A booking, and the page on which its papers are kept. */
const PACK_PATH = /^\/account\/bookings\/([a-z\d]+)(\/travel-wallet)?\/?$/i;
const ACCOUNT_PATH = /^\/account\//;

self.addEventListener('install', (event) => event.waitUntil(keepPages()));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate';
  if (request.method === 'POST' && isPage && ACCOUNT_PATH.test(pathname))
    event.waitUntil(forgetAtLogOut(request.clone()));
  if (request.method !== 'GET') return;
  if (isPage) event.respondWith(openPage(event, pathname));
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

async function openPage(event, pathname) {
  let response;
  try {
    response = await fetch(event.request);
  } catch (error) {
    const shown = (await openPack(pathname)) ?? (await openUnreached(pathname));
    if (!shown) throw error;
    return shown;
  }
  const { status, headers } = response;
  const owner = headers.get('trip-pack-of');
  const lost = status === 404 ? orderCodeOf(pathname) : undefined;
  event.waitUntil(forgetPacks(owner, lost).then(() => forgetEnded(owner)));
  return response;
}

/** Upper case, as caches are named; undefined on other pages than those of `PACK_PATH`. */
const orderCodeOf = (pathname) => PACK_PATH.exec(pathname)?.[1].toUpperCase();

async function openUnreached(pathname) {
  const address = BOOKING_PATH.test(pathname) ? UNREACHED_BOOKING : UNREACHED;
  const page = await caches.match(address, { cacheName: PAGES });
  return (
    page && new Response(await namePacks(await page.text()), { status: 503, headers: page.headers })
  );
}

/** The page has a list that nobody sees with one line in it, which stands for each of them. */
async function namePacks(html) {
  const packs = await Promise.all(
    (await packNames()).map(async (name) => {
      const code = name.slice(PACKS.length);
      const pack = await caches.match(walletOf(code), { cacheName: name });
      const found = /<title>([^<]+)<\/title>/.exec((await pack?.text()) ?? '');
      return { code, title: found?.[1] ?? code };
    }),
  );
  if (packs.length === 0) return html;
  return html.replace(PACK_LIST, (_, before, line, after) => {
    const lines = packs.map(({ code, title }) =>
      line.replace('ORDER_CODE', () => code).replace('PACK_TITLE', () => title),
    );
    return `<section${before}${lines.join('')}${after}`;
  });
}

const PACK_LIST = /<section hidden=""( data-packs="".*?<ul[^>]*>)(.*?)(<\/ul>)/s;
const walletOf = (code) => `/account/bookings/${code}/travel-wallet`;

/** The papers at their own page; the booking itself leads there. */
async function openPack(pathname) {
  await forgetPacks(null);
  const orderCode = orderCodeOf(pathname);
  if (!orderCode) return undefined;
  const isWallet = PACK_PATH.exec(pathname)?.[2];
  const address = walletOf(orderCode);
  const pack = await caches.match(address, { cacheName: PACKS + orderCode });
  return pack && !isWallet ? Response.redirect(new URL(address, self.location.origin), 302) : pack;
}

/**
 * Those whose time is over go, and those of others than `owner`: that is whom the answer of a page
 * was for. Null where it does not say. Those of `lost` go, too, whose page is not theirs any more.
 */
async function forgetPacks(owner, lost) {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  await Promise.all(
    (await packNames()).map(async (name) => {
      const headers = await headersOf(name);
      const isTheirs = owner === null || headers?.get('trip-pack-of') === owner;
      const isLost = owner !== null && name === PACKS + lost;
      if (!headers || !isTheirs || isLost || !(headers.get('trip-pack-until') >= today))
        await caches.delete(name);
    }),
  );
}

/**
 * Those that the site gives their customer no more go: of a holiday that was cancelled, or is
 * theirs no more. They stay where it cannot be asked, and where it does not know who asks.
 */
async function forgetEnded(owner) {
  if (owner === null) return;
  await Promise.all(
    (await packNames()).map(async (name) => {
      const file = (await headersOf(name))?.get('trip-pack-file');
      const answer = file && (await fetch(file, { method: 'HEAD' }).catch(() => undefined));
      if (answer?.status === 404 && answer.headers.get('trip-pack-of') === owner)
        await caches.delete(name);
    }),
  );
}

/** Of the one file that a pack is. */
async function headersOf(name) {
  const cache = await caches.open(name);
  const address = (await cache.keys()).at(0);
  return address && (await cache.match(address))?.headers;
}

/** Whoever logs out leaves nothing behind, whether the site hears of it or not. */
async function forgetAtLogOut(request) {
  const typed = await request.formData();
  if (typed.get('intent') !== 'log-out') return;
  await Promise.all((await packNames()).map((name) => caches.delete(name)));
}

const packNames = async () => (await caches.keys()).filter((name) => name.startsWith(PACKS));

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
