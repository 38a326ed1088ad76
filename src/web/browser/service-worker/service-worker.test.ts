import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { PACK_HEADERS, PACK_OF_NOBODY, packCache } from '#domain/booking/trip-pack.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { renderRefusal } from '#web/server.tsx';
import { pageForTests } from '#web/testing/page-for-tests.ts';

const source = await readFile(path.join(import.meta.dirname, 'service-worker.mjs'), 'utf8');

const SITE = 'https://site.example';

type Asked = {
  readonly mode: string;
  readonly method: string;
  readonly url: string;
  readonly clone?: () => Response;
};
type Pack = {
  readonly orderCode: string;
  readonly of: string;
  readonly until: string;
  readonly file?: string;
};
type Listener = (event: Record<string, unknown>) => void;

/** A cache as browsers have it, by address. */
function makeCaches(style: () => string) {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (asked: string | Asked) =>
    new URL(typeof asked === 'string' ? asked : asked.url, SITE).href;
  const open = async (name: string) => {
    const held = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, held);
    return {
      match: async (asked: string | Asked) => held.get(urlOf(asked))?.clone(),
      put: async (asked: string | Asked, response: Response) =>
        void held.set(urlOf(asked), response),
      addAll: async (addresses: readonly string[]) => {
        for (const address of addresses) held.set(urlOf(address), pageOf(address, style()));
      },
      keys: async () => [...held.keys()].map((url) => ({ url })),
      delete: async (asked: Asked) => held.delete(asked.url),
    };
  };
  const match = async (asked: string | Asked, { cacheName }: { cacheName?: string } = {}) =>
    [...caches]
      .filter(([name]) => cacheName === undefined || name === cacheName)
      .map(([, held]) => held.get(urlOf(asked))?.clone())
      .find((found) => found !== undefined);
  const keys = async () => [...caches.keys()];
  const forget = async (name: string) => caches.delete(name);
  return { api: { open, match, keys, delete: forget }, held: caches };
}

const manifest = {
  'style.css': { file: 'assets/style.css' },
  'src/web/browser/main.ts': { file: 'assets/main.js' },
};
const unreached = await renderRefusal(
  { kind: 'unreached' },
  { nonce: 'n0nce', manifest, page: pageForTests() },
);
const pageOf = (address: string, style: string): Response =>
  new Response(`<link href="/assets/${style}.css"><h1>${address}</h1>${PACK_LIST}`);
const [PACK_LIST = ''] = /<section hidden="" data-packs="".*?<\/section>/s.exec(unreached) ?? [];

/** A worker that has come to a browser; `fetch` is the way to the site. */
async function openWorker(
  fetch: (asked: unknown, how?: { readonly method: string }) => Promise<Response>,
) {
  const listeners = new Map<string, Listener>();
  let style = 'style-1';
  const { api, held } = makeCaches(() => style);
  const self = {
    addEventListener: (name: string, listen: Listener) => listeners.set(name, listen),
    skipWaiting: async () => undefined,
    location: { origin: SITE },
  };
  runInNewContext(source, { self, caches: api, Response, URL, Set, Date, fetch });
  const waited: unknown[] = [];
  const event = { waitUntil: (work: unknown) => waited.push(work) };
  listeners.get('install')?.(event);
  await Promise.all(waited);
  return {
    held,
    /** As the page of its papers keeps them. */
    keep: async ({ orderCode, of, until, file }: Pack) =>
      (await api.open(packCache(orderCode))).put(
        bookingRoutes.travelWallet.href({ orderCode }),
        new Response(`<title>Soller &amp; Palma: ${orderCode}</title>papers of ${orderCode}`, {
          headers: {
            [PACK_HEADERS.of]: of,
            [PACK_HEADERS.until]: until,
            ...(file !== undefined && { [PACK_HEADERS.file]: file }),
          },
        }),
      ),
    packs: () => [...held.keys()].filter((name) => name.startsWith('trip-pack:')),
    /** The worker of the next release comes, whose pages name other files. */
    release: async (nextStyle: string) => {
      style = nextStyle;
      listeners.get('install')?.(event);
      await Promise.all(waited);
    },
    /** What it answers, once all is kept that it wants to keep; undefined: none of its business. */
    ask: async (request: Asked): Promise<Response | undefined> => {
      const respondWith = vi.fn<(response: Promise<Response>) => void>();
      listeners.get('fetch')?.({ ...event, request, respondWith });
      const answer = await respondWith.mock.calls[0]?.[0];
      await Promise.all(waited);
      return answer;
    },
  };
}

const offline = () => Promise.reject(new TypeError('offline'));

test.each(['/', '/results?nights=7', '/documents/c1/certificate.pdf'])(
  'where %s cannot be had the page of all is shown',
  async (path) => {
    const answer = await openUnreached(path);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain('<h1>/unreached</h1>');
  },
);

test.each([
  '/booking/c1/payment',
  '/booking/c1/payment?redirectResult=a',
  '/booking/c1/confirmation',
])('where %s cannot be had the page of a checkout is shown [MSG-37]', async (path) => {
  const answer = await openUnreached(path);
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toContain('<h1>/unreached?booking</h1>');
});

const openUnreached = async (path: string) =>
  (await openWorker(offline)).ask({ mode: 'navigate', method: 'GET', url: `${SITE}${path}` });

test('the files that its pages name are there without a connection', async () => {
  const { ask } = await openWorker(offline);
  const answer = await ask({ mode: 'no-cors', method: 'GET', url: `${SITE}/assets/style-1.css` });
  expect(answer?.status).toBe(200);
});

test.each(['/assets/a-1.js', '/pictures/hotel/7/card.avif'])(
  '%s is fetched once, then kept',
  async (path) => {
    const fetched = vi.fn(async () => new Response('bytes'));
    const { ask } = await openWorker(fetched);
    const request = { mode: 'no-cors', method: 'GET', url: `${SITE}${path}` };
    for (let times = 0; times < 2; times += 1) {
      const answer = await ask(request);
      expect(await answer?.text()).toBe('bytes');
    }
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

test('two hundred files are kept, the oldest go, and none larger than a two-hundredth of 50 MB', async () => {
  let body = 'bytes';
  const { ask, held } = await openWorker(async () => new Response(body));
  const askFor = (name: string) =>
    ask({ mode: 'no-cors', method: 'GET', url: `${SITE}/pictures/${name}` });
  for (let at = 0; at < 203; at += 1) await askFor(`${at}.avif`);
  body = 'x'.repeat(250_001);
  await askFor('large.avif');
  const kept = [...(held.get('files') ?? new Map<string, Response>()).keys()];
  expect(kept).toHaveLength(200);
  expect(kept[0]).toBe(`${SITE}/pictures/3.avif`);
  expect(kept).not.toContain(`${SITE}/pictures/large.avif`);
});

test('a page that can be had is not kept [S-28]', async () => {
  const { ask, held } = await openWorker(async () => new Response('private'));
  const answer = await ask({ mode: 'navigate', method: 'GET', url: `${SITE}/account/bookings` });
  expect(await answer?.text()).toBe('private');
  expect([...held.values()].flatMap((cache) => [...cache.keys()])).not.toContain(
    `${SITE}/account/bookings`,
  );
});

test.each([
  { mode: 'cors', method: 'POST', url: `${SITE}/graphql` },
  { mode: 'navigate', method: 'POST', url: `${SITE}/booking/c1/payment` },
  { mode: 'no-cors', method: 'GET', url: `${SITE}/booking/c1/documents/certificate.pdf` },
  { mode: 'no-cors', method: 'GET', url: 'https://cards.example/assets/fields.js' },
])('%o is none of its business [S-28]', async (request) => {
  const { ask } = await openWorker(offline);
  expect(await ask(request)).toBeUndefined();
});

test('the pages of a release take the place of those before, and files of open pages stay', async () => {
  const { ask, held, release } = await openWorker(async () => new Response('bytes'));
  const script = { mode: 'no-cors', method: 'GET', url: `${SITE}/assets/page-1.js` };
  await ask(script);
  await release('style-2');
  expect([...(held.get('pages') ?? new Map<string, Response>()).keys()]).toEqual([
    `${SITE}/unreached`,
    `${SITE}/unreached?booking`,
    `${SITE}/assets/style-2.css`,
  ]);
  expect([...(held.get('files') ?? new Map<string, Response>()).keys()]).toEqual([script.url]);
});

test('the worker that ends forgets what was kept, and removes itself', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'service-worker-off.mjs'), 'utf8');
  const listeners = new Map<string, Listener>();
  const forget = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  const unregister = vi.fn(async () => true);
  runInNewContext(text, {
    self: {
      addEventListener: (name: string, listen: Listener) => listeners.set(name, listen),
      registration: { unregister },
    },
    caches: { keys: async () => ['pages', 'files'], delete: forget },
  });
  const waited: unknown[] = [];
  listeners.get('activate')?.({ waitUntil: (work: unknown) => waited.push(work) });
  await Promise.all(waited);
  expect(forget.mock.calls).toEqual([['pages'], ['files']]);
  expect(unregister).toHaveBeenCalledTimes(1);
});

const PACK = { orderCode: 'HM7K42QD', of: 'sarah', until: '2999-08-07' };
const page = (path: string, method = 'GET') => ({
  mode: 'navigate',
  method,
  url: `${SITE}${path}`,
});
const WALLET = '/account/bookings/HM7K42QD/travel-wallet';

test('papers that are kept open at their page where the site cannot be reached, and the booking leads there [S-28]', async () => {
  const { ask, keep } = await openWorker(offline);
  await keep(PACK);
  for (const path of [WALLET, WALLET.toLowerCase()])
    expect(await (await ask(page(path)))?.text()).toContain('papers of HM7K42QD');
  for (const path of ['/account/bookings/HM7K42QD', '/account/bookings/hm7k42qd/']) {
    const answer = await ask(page(path));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, `${SITE}${WALLET}`]);
  }
  for (const path of ['/account/bookings', '/account/bookings/HM7K42QE', `${WALLET}/x`])
    expect(await (await ask(page(path)))?.text()).toContain('/unreached');
});

test('while the site answers it alone is shown, and papers stay', async () => {
  const { ask, keep, packs } = await openWorker(
    async () => new Response('the site', { status: 500 }),
  );
  await keep(PACK);
  expect(await (await ask(page(WALLET)))?.text()).toBe('the site');
  expect(packs()).toEqual(['trip-pack:HM7K42QD']);
});

test.each([
  ['of their customer', 'sarah', true],
  ['for another customer', 'daniel', false],
  ['once the session was ended', PACK_OF_NOBODY, false],
])('of a page %s its papers stay: %s, %s [S-28]', async (_, of, stay) => {
  const headers = { [PACK_HEADERS.of]: of };
  const { ask, keep, packs } = await openWorker(async () => new Response('a page', { headers }));
  await keep(PACK);
  await ask(page('/faqs'));
  expect(packs()).toEqual(stay ? ['trip-pack:HM7K42QD'] : []);
});

test('where the site cannot be reached each of the papers that are kept is named, with its page', async () => {
  const { ask, keep } = await openWorker(offline);
  const none = await (await ask(page('/')))?.text();
  expect(none).toContain('<section hidden="" data-packs=""');
  await keep(PACK);
  await keep({ ...PACK, orderCode: 'HM7K42QE' });
  await keep({ ...PACK, orderCode: 'HM7K42QF', until: '2026-01-07' });
  const html = await (await ask(page('/account/bookings')))?.text();
  expect(html).toContain('<section data-packs=""');
  expect([...(html ?? '').matchAll(/<li><a href="([^"]+)">(.*?)<\/a><\/li>/g)]).toMatchObject([
    { 1: WALLET, 2: 'Soller &amp; Palma: HM7K42QD' },
    { 1: WALLET.replace('QD', 'QE'), 2: 'Soller &amp; Palma: HM7K42QE' },
  ]);
});

test.each([
  ['the booking is not found', '/account/bookings/hm7k42qd', 404, 'sarah', false],
  ['the page of its papers is not found', WALLET, 404, 'sarah', false],
  ['another booking is not found', '/account/bookings/HM7K42QE', 404, 'sarah', true],
  ['a page below it is not found', `${WALLET}/x`, 404, 'sarah', true],
  ['somebody else than we answers', WALLET, 404, undefined, true],
  ['the site fails', WALLET, 500, 'sarah', true],
])('once %s for their customer, papers stay: %s %s %s %s [S-28]', async (...row) => {
  const [, path, status, of, stay] = row;
  const headers = of === undefined ? {} : { [PACK_HEADERS.of]: of };
  const { ask, keep, packs } = await openWorker(async () => new Response('', { status, headers }));
  await keep(PACK);
  await ask(page(path));
  expect(packs()).toEqual(stay ? ['trip-pack:HM7K42QD'] : []);
});

const FILE = '/booking/c1/documents/travel-wallet.html';

test.each<[string, () => Promise<Response>, boolean]>([
  ['gives them no more', async () => answerFor('sarah', 404), false],
  ['gives them', async () => answerFor('sarah', 200), true],
  ['does not know who asks', async () => answerFor(undefined, 404), true],
  ['knows another by then', async () => answerFor('daniel', 404), true],
  ['fails', async () => answerFor('sarah', 500), true],
  ['is out of reach by then', offline, true],
])(
  'with the next page of their customer papers are asked for where they came from: where the site %s they stay or go [S-28]',
  async (_, answer, stay) => {
    const asked: unknown[] = [];
    const { ask, keep, packs } = await openWorker(async (what, how) => {
      if (what !== FILE) return answerFor('sarah', 200);
      asked.push(how);
      return answer();
    });
    await keep({ ...PACK, file: FILE });
    await keep({ ...PACK, orderCode: 'HM7K42QE' });
    await ask(page('/'));
    expect(asked).toEqual([{ method: 'HEAD' }]);
    expect(packs()).toEqual([...(stay ? ['trip-pack:HM7K42QD'] : []), 'trip-pack:HM7K42QE']);
  },
);

test('nobody asks for papers while nobody is known [S-28]', async () => {
  const { ask, keep, packs } = await openWorker(async (what) =>
    what === FILE ? answerFor('sarah', 404) : answerFor(undefined, 200),
  );
  await keep({ ...PACK, file: FILE });
  await ask(page('/'));
  expect(packs()).toEqual(['trip-pack:HM7K42QD']);
});

const answerFor = (of: string | undefined, status: number): Response =>
  new Response('', { status, headers: of === undefined ? {} : { [PACK_HEADERS.of]: of } });

test('papers whose time is over are shown no more, and go with the next page [S-28]', async () => {
  let reach: () => Promise<Response> = offline;
  const { ask, keep, packs } = await openWorker(() => reach());
  await keep({ ...PACK, until: '2026-01-07' });
  expect(await (await ask(page(WALLET)))?.text()).toContain('/unreached');
  expect(packs()).toEqual([]);
  await keep({ ...PACK, until: '2026-01-07' });
  reach = async () => new Response('a page');
  await ask(page('/'));
  expect(packs()).toEqual([]);
});

test.each([
  ['log-out', []],
  ['rename', ['trip-pack:HM7K42QD']],
])(
  'a form that is sent with the intent %s leaves %j, whether it arrives or not [S-28]',
  async (intent, left) => {
    const { ask, keep, packs } = await openWorker(offline);
    await keep(PACK);
    const clone = () => new Response(new URLSearchParams({ intent }));
    const answer = await ask({ ...page('/account/customer/security', 'POST'), clone });
    expect(answer).toBeUndefined();
    expect(packs()).toEqual(left);
  },
);
