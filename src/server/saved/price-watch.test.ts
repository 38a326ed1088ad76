import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { unsubscribe } from '#server/account/mail-preferences.ts';
import { todayOf } from '#server/market/market.ts';
import { findGoodPackage, findPackages, type FoundPackage } from '#testing/api-purchase.ts';
import { lastLetter, loginContext, logInByCode, openBrowser } from '#testing/login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';
import { watchPrices } from './price-watch.ts';

let running: RunningShop;
let good: FoundPackage;
let customer: ApiVisitor;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  good = await findGoodPackage(running.visitor());
  const browser = openBrowser(running.shop);
  await logInByCode(running.shop, browser, 'watcher@example.com');
  customer = running.visitor(await browser.request());
  await choose();
});
afterAll(() => running.close());

test('a customer whose target is reached is told once by mail, at the live price', async () => {
  const total = good.price.total.amount;
  const id = await save(good);
  await change(id, { target: total - 1, looked_on: yesterday() });
  await watch();
  expect(await stored(id)).toMatchObject({ looked_on: today(), notified_at: null });
  expect(await mailsOf(id)).toEqual([]);

  await change(id, { target: total, looked_on: yesterday(), total: total + 5_000 });
  await Promise.all([watch(), watch()]);
  expect(await mailsOf(id)).toEqual([{ recipient: 'watcher@example.com' }]);
  const letter = await lastLetter(loginContext(running.shop), id);
  const price = formatMoney(money(total, 'GBP'), 'always');
  expect(letter).toMatchObject({
    subject: `Hotel Miramar Blanc now costs ${price}`,
    act: { path: `/holiday/${good.hotelQuoteId}/${good.flightQuoteId}` },
  });
  expect(letter.paragraphs.join(' ')).toContain(
    `when you saved it, it was ${formatMoney(money(total + 5_000, 'GBP'), 'always')}`,
  );

  await change(id, { looked_on: yesterday() });
  await watch();
  expect(await mailsOf(id)).toHaveLength(1);
});

test('what was looked at has a price for the day; what is sold out has none', async () => {
  const [gone] = await findPackages(customer, { hotelIds: ['2'] });
  const id = await save(good);
  const { hotelQuoteId, flightQuoteId } = gone!;
  await change(id, {
    hotel_quote_id: hotelQuoteId,
    flight_quote_id: flightQuoteId,
    looked_on: null,
  });
  await watch();
  expect(await stored(id)).toMatchObject({ looked_on: today() });
  expect(await pointsOf(gone!)).toEqual([]);
  await change(id, {
    hotel_quote_id: good.hotelQuoteId,
    flight_quote_id: good.flightQuoteId,
    looked_on: null,
  });
  await running.shop.database.deleteFrom('holiday_price').execute();
  await watch();
  expect(await pointsOf(good)).toEqual([{ day: today(), total: good.price.total.amount }]);
});

test('a supplier that is silent is asked again later: its list price is none to write about', async () => {
  const [silent] = await findPackages(customer, { hotelIds: ['7'] });
  const id = await save(silent!);
  await change(id, { target: 100_000_000, looked_on: yesterday() });
  await watch();
  expect(await stored(id)).toMatchObject({ looked_on: yesterday(), notified_at: null });
  expect(await mailsOf(id)).toEqual([]);
  const waiting = await running.shop.database
    .selectFrom('retry')
    .select(['reason', 'stuck_at'])
    .where('queue', '=', 'saved-price')
    .where('id', '=', id)
    .execute();
  expect(waiting).toEqual([{ reason: null, stuck_at: null }]);
});

test('what was saved in another market is left to its shop', async () => {
  const id = await save(good);
  await change(id, {
    market: 'ie',
    target: 100_000_000,
    notified_at: null,
    looked_on: yesterday(),
  });
  await running.shop.database.deleteFrom('outbox_mail').where('id', 'like', `${id}%`).execute();
  await watch();
  expect(await stored(id)).toMatchObject({ looked_on: yesterday() });
  expect(await mailsOf(id)).toEqual([]);
  await change(id, { market: 'gb' });
});

test('the link of the mail stops them all until they are chosen again; another key stops nothing', async () => {
  const id = await save(good);
  await change(id, { target: good.price.total.amount, looked_on: yesterday(), notified_at: null });
  await running.shop.database.deleteFrom('outbox_mail').where('id', 'like', `${id}%`).execute();
  await watch();
  const letter = await lastLetter(loginContext(running.shop), id);
  const key = letter.unsubscribe?.path.replace('/unsubscribe/', '') ?? '';
  await running.shop.database.deleteFrom('outbox_mail').where('id', 'like', `${id}%`).execute();
  const watchAgain = async () => {
    await change(id, { looked_on: yesterday(), notified_at: null });
    await watch();
    return mailsOf(id);
  };
  expect(await unsubscribe(running.shop, key)).toBe(true);
  expect(await watchAgain()).toEqual([]);
  expect(await stored(id)).toMatchObject({ target: good.price.total.amount });
  await choose();
  expect(await unsubscribe(running.shop, key.slice(0, -2))).toBe(false);
  expect(await watchAgain()).toHaveLength(1);
});

const watch = () => watchPrices({ ...running.shop, pricing: async () => running.shop });
const choose = () =>
  customer.ask('mutation { saveMailPreferences(kinds: [SAVED_PRICES]) { __typename } }');
const today = () => todayOf(running.shop);
const yesterday = () => addDays(today(), -1);

/** The bookmark's id. */
const save = async ({ hotelQuoteId, flightQuoteId }: FoundPackage): Promise<string> =>
  (
    await customer.ask<{ createHolidayBookmark: { id: string } }>(
      'mutation S($hotel: ID!, $flight: ID!) { createHolidayBookmark(hotelQuoteId: $hotel, flightQuoteId: $flight) { ... on HolidayBookmark { id } } }',
      { hotel: hotelQuoteId, flight: flightQuoteId },
    )
  ).createHolidayBookmark.id;

type Change = {
  readonly target?: number;
  readonly total?: number;
  readonly market?: 'gb' | 'ie';
  readonly looked_on?: string | null;
  readonly notified_at?: null;
  readonly hotel_quote_id?: string;
  readonly flight_quote_id?: string;
};

const change = (id: string, changed: Change) =>
  running.shop.database.updateTable('bookmark').set(changed).where('id', '=', id).execute();

const stored = (id: string) =>
  running.shop.database.selectFrom('bookmark').selectAll().where('id', '=', id).executeTakeFirst();

const mailsOf = (id: string) =>
  running.shop.database
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('id', 'like', `${id}.target-reached.%`)
    .execute();

const pointsOf = ({ hotelQuoteId, flightQuoteId }: FoundPackage) =>
  running.shop.database
    .selectFrom('holiday_price')
    .select(['day', 'total'])
    .where('hotel_quote_id', '=', hotelQuoteId)
    .where('flight_quote_id', '=', flightQuoteId)
    .execute();
