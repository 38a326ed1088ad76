import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeConsent, chooseBy, parseConsent } from '#domain/tracking/consent.ts';
import { pageLabel } from '#domain/tracking/labels.ts';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import type { PageProperties } from '#web/page-properties.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { track } from './track.ts';

const SCRIPT = 'https://tags.test/gtm.js?id=GTM-ABC1';
const AD = 'https://ads.test/seen?value={cost}&currency={currency}';
const TAGS = { scriptUrl: SCRIPT, origins: ['https://tags.test'], adFrames: [AD] };
const allows = (...categories: string[]) =>
  parseConsent(
    makeConsent(
      chooseBy((one) => categories.includes(one)),
      '2026-11-20',
    ),
  );

type Element = { src: string; remove: () => void };
let scripts: Element[] = [];
let frames: Element[] = [];
beforeEach(() => {
  scripts = [];
  frames = [];
  const make = (): Element & { setAttribute: () => void } => {
    const element = {
      src: '',
      setAttribute: () => undefined,
      remove: () => (frames = frames.filter((one) => one !== element)),
    };
    return element;
  };
  const page = {
    createElement: make,
    head: { append: (one: Element) => scripts.push(one) },
    body: { append: (...all: Element[]) => frames.push(...all) },
    addEventListener: () => undefined,
  };
  const here = new URL('https://shop.test/');
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', here);
  vi.stubGlobal('window', {
    document: page,
    location: here,
    addEventListener: () => undefined,
    sessionStorage: { getItem: () => null },
  });
});

const dealOf = (kind: string) => ({
  holiday: { kind, price: { total: { amount: 132_020, currencyCode: 'GBP' } } },
});

async function visit(path: string, changed: Partial<PageProperties> = {}, kind = 'Holiday') {
  const deal = '/holiday/:hotelQuoteId/:flightQuoteId';
  const router = createMemoryRouter(
    [
      { id: deal, path: deal, loader: () => dealOf(kind) },
      { id: 'any', path: '*' },
    ],
    { initialEntries: [path] },
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const page = pageForTests({ tags: TAGS, consent: allows('marketing'), ...changed });
  track(router, router.state, page);
  return router;
}

/** All that the tag system has been told; a command as a list of its words. */
const pushed = (): unknown[] =>
  (window.dataLayer ?? []).map((one) =>
    Object.prototype.toString.call(one) === '[object Arguments]'
      ? Array.from(one as ArrayLike<unknown>)
      : one,
  );

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

test('the tag system is told that nothing is granted, then what is, before its script comes [COOK-04]', async () => {
  await visit('/', { consent: allows('personalisation') });
  expect(pushed()).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', { ...DENIED, ad_personalization: 'granted' }],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    {
      event: 'page_view',
      page_label: 'homepage',
      page_type: 'homepage',
      logged_in: false,
      brand: 'Holidaymaker',
      channel: 'web',
    },
  ]);
  expect(scripts.map(({ src }) => src)).toEqual([SCRIPT]);
});

test('a document that may have none asks for nothing, and keeps no list', async () => {
  await visit('/', { tags: 'waiting' });
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test('who is logged in is told so, and by nothing else [TRK-12]', async () => {
  const authentication = { emailAddress: 'sarah@example.com', firstName: 'Sarah', isAway: false };
  await visit('/', { authentication });
  expect(pushed().at(-1)).toMatchObject({ logged_in: true });
  expect(JSON.stringify(pushed())).not.toMatch(/sarah/i);
});

test.each([
  ['/', 'homepage'],
  ['/holidays/city-breaks', 'homepage'],
  ['/results?page=2', 'results'],
  ['/holiday/h1/f1', 'deal_landing'],
  ['/destinations/spain/majorca', 'destination_landing'],
  ['/hotels/7', 'hotel_landing'],
  ['/scrapbook', 'scrapbook'],
  ['/faqs', 'faq'],
])('%s is told of as %s [TRK-10]', async (path, label) => {
  await visit(path);
  expect(pushed().at(-1)).toMatchObject({ event: 'page_view', page_label: label });
});

const expectType = async (path: string, type: string | null): Promise<void> => {
  await visit(path);
  expect(pushed().at(-1)).toMatchObject({ event: 'page_view', page_type: type });
};

test.each([
  ['/results', 'result_set'],
  ['/destinations/spain', 'destination_page'],
  ['/scrapbook', null],
])('%s is told of with its page type, %s', (path, type) => expectType(path, type));

test('the page type of a deal is that of holiday bookmarks [ROUTE-06]', () =>
  expectType('/holiday/h1/f1', 'holiday_bookmark_set'));

test.each(['/faqs', '/holidays/june-2027'])(
  'the page type of %s is a general landing page [ROUTE-09]',
  (path) => expectType(path, 'general_landing_page'),
);

test('a deal after another page is its details; one that is gone has expired [TRK-10]', async () => {
  const router = await visit('/');
  await router.navigate('/holiday/h1/f1');
  expect(pushed().at(-1)).toMatchObject({ page_label: 'deal_details' });
  await visit('/holiday/h1/f1', {}, 'NoAvailability');
  expect(pushed().at(-1)).toMatchObject({ page_label: 'expired_holiday' });
});

test('a page is told of once, and again when it differs [TRK-01, TRK-02]', async () => {
  const router = await visit('/faqs');
  const before = pushed().length;
  await router.navigate('/faqs#pay');
  expect(pushed()).toHaveLength(before);
  await router.navigate('/scrapbook');
  expect(pushed()).toHaveLength(before + 1);
});

test('an ad frame stands on a deal alone, and says its price in pounds [TRK-09]', async () => {
  const router = await visit('/');
  expect(frames).toEqual([]);
  await router.navigate('/holiday/h1/f1');
  expect(frames.map(({ src }) => src)).toEqual(['https://ads.test/seen?value=1320.2&currency=GBP']);
  await router.navigate('/scrapbook');
  expect(frames).toEqual([]);
  await visit('/holiday/h1/f1', {}, 'NoAvailability');
  expect(frames).toEqual([]);
});

const PRIVATE = [
  '/extras/b1',
  '/booking/c1/payment',
  '/booking/c1/confirmation',
  '/gatekeeper/login',
  '/account/bookings',
  '/party/secret',
  '/unsubscribe/key',
  '/cruise-news/key',
];

/** Where a document of its own is asked for on the way to a path. */
async function openedAnew(router: Awaited<ReturnType<typeof visit>>, path: string) {
  const opened: string[] = [];
  Object.assign(location, { assign: (address: string) => opened.push(address) });
  await router.navigate(path);
  return opened;
}

test.each(PRIVATE)(
  '%s is none of a tag’s pages, and comes as a document of its own',
  async (path) => {
    expect(pageLabel(path)).toBeUndefined();
    const router = await visit('/');
    expect(await openedAnew(router, '/results')).toEqual([]);
    expect(await openedAnew(router, path)).toEqual([expect.stringContaining(path)]);
  },
);

test('from a page without tags the next one that may have them is a document', async () => {
  const router = await visit('/account/bookings', { tags: 'waiting' });
  expect(await openedAnew(router, '/booking/c1/payment')).toEqual([]);
  expect(await openedAnew(router, '/scrapbook')).toEqual([expect.stringContaining('/scrapbook')]);
});

test('tags have pages of the site alone', () => {
  const patterns = ADDRESSES.map(([path]) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x'));
  expect(new Set(patterns.map(pageLabel).filter((label) => label !== undefined))).toEqual(
    new Set([
      'homepage',
      'results',
      'holiday_discovery',
      'deal_details',
      'destination_landing',
      'hotel_landing',
      'holidays',
      'scrapbook',
      'faq',
    ]),
  );
});

test('what an error page has told stays, behind what was granted, until its reader comes [ERR-05]', async () => {
  const error = { event: 'page_error', status: 404, message: 'We can’t find that page' };
  window.dataLayer = [error];
  await visit('/hotels/none', { consent: allows('analytical') });
  expect(pushed().slice(0, 3)).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', { ...DENIED, analytics_storage: 'granted' }],
    error,
  ]);
  expect(pushed().filter((one) => Array.isArray(one))).toHaveLength(2);
});
