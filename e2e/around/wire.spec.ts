/** Everything that can be told of a visit is switched on: what goes over the wire, and when. */
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { parseEvent } from '#domain/tracking/events.ts';
import { findStoredItem } from '#domain/tracking/storage.ts';
import { expect, test } from '../support/journey.ts';
import { freshEmail } from '../support/mail.ts';
import { payByCard } from '../support/paying.ts';
import { goToPayment } from '../support/purchase.ts';
import { openDeal, searchFor, takeDeal } from '../support/searching.ts';

const SITE = process.env['E2E_SITE']!;
const CARD_PROVIDER = process.env['E2E_CARD_PROVIDER']!;
const TRACKERS = process.env['E2E_TRACKERS']!;

const LEAVE = '2027-06-19';
const NECESSARY = ['session', 'remember_token', 'features', 'country_choice', 'theme'];

const ArrivalsSchema = v.array(
  v.object({
    tracker: v.string(),
    name: v.string(),
    body: v.unknown(),
    wrong: v.array(v.string()),
  }),
);
type Arrivals = v.InferOutput<typeof ArrivalsSchema>;

/** What has arrived at the trackers since this was called. */
async function arrivalsFromNow(): Promise<() => Promise<Arrivals>> {
  const read = async () =>
    v.parse(ArrivalsSchema, await (await fetch(`${TRACKERS}/_arrived`)).json());
  const { length } = await read();
  return async () => (await read()).slice(length);
}

/** Addresses outside the site that the browser asks from here on, each with its page. */
function overhear(context: BrowserContext) {
  const foreign: { readonly url: string; readonly from: string }[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === SITE) return;
    const from = new URL(request.frame().page().url()).pathname;
    foreign.push({ url: request.url(), from });
  });
  return foreign;
}

const originsOf = (foreign: readonly { readonly url: string }[]) =>
  new Set(foreign.map(({ url }) => new URL(url).origin));

async function book(page: Page, name: string): Promise<void> {
  await goToPayment(page, { hotel: 'Hotel Miramar Blanc', email: freshEmail(name) });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
}

/** Answers the question; it is taken once its strip has gone. */
async function answer(page: Page, name: string): Promise<void> {
  const strip = page.getByRole('region', { name: 'Cookies: yes or no?' });
  await strip.getByRole('button', { name }).filter({ visible: true }).click();
  await expect(strip).toBeHidden();
}

const heldBy = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    layer: 'dataLayer' in window,
  }));

const HOLIDAY = 'adults children currency departure_date infants items nights rooms value';
const EVERY = 'brand channel event_id logged_in';
/** The parameters of each event for Google Analytics, of each hit and of each push, by name. */
const GOLDEN = {
  ga4: {
    view_item_list: `adults children infants item_list_id item_list_name items results rooms ${EVERY}`,
    view_item: `${HOLIDAY} ${EVERY}`,
    add_to_cart: `${HOLIDAY} ${EVERY}`,
    checkout_progress: `checkout_stage ${EVERY}`,
    purchase: `${HOLIDAY} transaction_id ${EVERY}`,
  },
  experiments: {
    PAGEVIEW: 'cid dl ds pt t vid',
    EVENT: 'cid ds ea ec el t vid',
    TRANSACTION: 'cid ds t ta tc tid tr vid',
  },
  tag: {
    'gtm.js': 'event gtm.start',
    page_view: 'brand channel event logged_in page_label page_type',
    act: 'act_label event',
    toggle_price_view: 'event price_view',
  },
} as const;

const Ga4Schema = v.strictObject({
  client_id: v.string(),
  timestamp_micros: v.number(),
  consent: v.strictObject({ ad_user_data: v.string(), ad_personalization: v.string() }),
  events: v.strictTuple([
    v.strictObject({ name: v.string(), params: v.record(v.string(), v.unknown()) }),
  ]),
});
const HitSchema = v.looseObject({ t: v.string() });
const PushSchema = v.looseObject({ event: v.string() });
const EventBodySchema = v.strictObject({ data: v.unknown() });

/** Fails on a field more or less in whatever has arrived, and on a kind that did not. */
function expectGolden(all: Arrivals): void {
  const bodiesOf = (wanted: string) =>
    all.filter(({ tracker }) => tracker === wanted).map(({ body }) => body);
  for (const { name, body } of all.filter(({ tracker }) => tracker === 'collector'))
    parseEvent({ kind: name, data: v.parse(EventBodySchema, body).data });
  const ga4 = bodiesOf('ga4').map((body) => v.parse(Ga4Schema, body).events[0]);
  const hits = bodiesOf('experiments').map((body) => v.parse(HitSchema, body));
  const pushes = bodiesOf('tag')
    .filter((body) => v.is(PushSchema, body))
    .map((body) => v.parse(PushSchema, body));
  expect(fieldsByName(ga4.map(({ name, params }) => [name, params]))).toEqual(sorted(GOLDEN.ga4));
  expect(fieldsByName(hits.map((hit) => [hit.t, hit]))).toEqual(sorted(GOLDEN.experiments));
  expect(fieldsByName(pushes.map((push) => [push.event, push]))).toEqual(sorted(GOLDEN.tag));
}

const inOrder = (names: readonly string[]) => names.toSorted().join(' ');
const sorted = (golden: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(golden).map(([name, keys]) => [name, [inOrder(keys.split(' '))]]),
  );

/** Each set of fields that came under a name. */
const fieldsByName = (named: readonly (readonly [string, object])[]) =>
  Object.fromEntries(
    [...Map.groupBy(named, ([name]) => name)].map(([name, ones]) => [
      name,
      [...new Set(ones.map(([, fields]) => inOrder(Object.keys(fields))))],
    ]),
  );

test.use({ storageState: { cookies: [], origins: [] } });

for (const no of [undefined, 'Reject all'])
  test(`who ${no ? 'has said no' : 'leaves the question alone'} books a holiday, and nobody hears of it [COOK-02, COOK-11, TRK-08]`, async ({
    page,
    context,
  }) => {
    test.slow();
    const arrived = await arrivalsFromNow();
    const foreign = overhear(context);
    await page.goto('/');
    if (no !== undefined) await answer(page, no);
    await searchFor(page, { to: 'Puerto Sóller', leave: LEAVE });
    await book(page, 'unheard');
    expect(originsOf(foreign)).toEqual(new Set([CARD_PROVIDER]));
    const cookies = (await context.cookies(SITE)).map(({ name }) => name);
    const allowed = no === undefined ? NECESSARY : [...NECESSARY, 'cookie_consent'];
    expect(cookies.filter((name) => !allowed.includes(name))).toEqual([]);
    const { local, session, layer } = await heldBy(page);
    expect(local.filter((key) => findStoredItem('local', key)?.category !== 'necessary')).toEqual(
      [],
    );
    expect(session.filter((key) => !findStoredItem('session', key))).toEqual([]);
    expect(layer).toBe(false);
    await page.waitForTimeout(3_000);
    expect(await arrived()).toEqual([]);
  });

test('who says yes is told of to whom it was said, never from a page of the purchase; a no ends it [TRK-08, SITE-15]', async ({
  page,
  context,
}) => {
  test.slow();
  const arrived = await arrivalsFromNow();
  const foreign = overhear(context);
  await page.goto('/');
  await answer(page, 'Accept all');
  await searchFor(page, { to: 'Puerto Sóller', leave: LEAVE });
  await page.getByRole('button', { name: 'In total', exact: true }).click();
  await book(page, 'heard');
  const asked = () => foreign.filter(({ url }) => url.startsWith(TRACKERS));
  await expect
    .poll(() => new Set(asked().map(({ url }) => new URL(url).pathname)))
    .toEqual(new Set(['/container', '/tag', '/ad']));
  expect(originsOf(foreign)).toEqual(new Set([TRACKERS, CARD_PROVIDER]));
  expect(asked().filter(({ from }) => /^\/(?:extras|booking)/.test(from))).toEqual([]);
  await expect
    .poll(async () =>
      (await arrived()).filter(({ tracker }) => tracker === 'collector').map(({ name }) => name),
    )
    .toContain('HolidayOrder');
  // Each consumer is told in a job of its own.
  await expect(async () => expectGolden(await arrived())).toPass({ timeout: 60_000 });
  const all = await arrived();
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  const pushed = all.filter(({ tracker }) => tracker === 'tag').map(({ body }) => body);
  expect(pushed).toContainEqual({ event: 'toggle_price_view', price_view: 'TOTAL_PRICE' });
  expect(pushed).toContainEqual(
    expect.objectContaining({ event: 'page_view', page_label: 'results' }),
  );
  const ads = async () =>
    (await arrived()).filter(({ tracker }) => tracker === 'ad').map(({ body }) => body);
  await expect
    .poll(ads)
    .toEqual([{ cost: expect.stringMatching(/^\d+(\.\d\d?)?$/), currency: 'GBP' }]);

  // What real tags keep.
  await context.addCookies(
    ['_ga', '_ga_ABC1', '_gcl_au'].map((name) => ({
      name,
      value: 'GA1.1.7',
      url: new URL('/', page.url()).href,
    })),
  );
  await page.goto('/cookie-policy');
  await page
    .getByRole('region', { name: 'Your choice' })
    .getByRole('button', { name: 'Reject all' })
    .click();
  await expect(page.getByText('Saved. Only what the site needs is on.')).toBeVisible();
  const kept = (await context.cookies()).map(({ name }) => name);
  expect(kept.filter((name) => name.startsWith('_g'))).toEqual([]);
  foreign.length = 0;
  const arrivedAfter = await arrivalsFromNow();
  await searchFor(page, { to: 'Puerto Sóller', leave: LEAVE });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  expect(foreign).toEqual([]);
  await page.waitForTimeout(3_000);
  expect(await arrivedAfter()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is said by form holds: our server tells of the basket until it is taken back', async ({
    page,
    context,
  }) => {
    const arrived = await arrivalsFromNow();
    const foreign = overhear(context);
    await page.goto('/');
    await answer(page, 'Accept all');
    await searchFor(page, { to: 'Puerto Sóller', leave: LEAVE });
    await openDeal(page, 'Hotel Miramar Blanc');
    await takeDeal(page);
    await expect
      .poll(async () => (await arrived()).map(({ tracker, name }) => `${tracker} ${name}`.trim()))
      .toEqual(expect.arrayContaining(['collector HolidayBasket', 'ga4', 'experiments']));
    await page.goto('/cookie-policy');
    await page
      .getByRole('region', { name: 'Your choice' })
      .getByRole('button', { name: 'Reject all' })
      .click();
    const arrivedAfter = await arrivalsFromNow();
    await searchFor(page, { to: 'Puerto Sóller', leave: LEAVE });
    await openDeal(page, 'Hotel Miramar Blanc');
    await takeDeal(page);
    await page.waitForTimeout(3_000);
    expect(await arrivedAfter()).toEqual([]);
    expect(foreign).toEqual([]);
  });
});
