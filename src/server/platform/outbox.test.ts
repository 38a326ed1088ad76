import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseQuotes, departureDateOf } from '#domain/holiday/quote-id.ts';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { finishLogin } from '#server/login/login.ts';
import { createBookmark } from '#server/saved/create-bookmark.ts';
import { setTargetPrice } from '#server/saved/target-price.ts';
import { findGoodPackage, type FoundPackage } from '#testing/api-purchase.ts';
import { beginLogin, logInByCode, mailedCode, openBrowser } from '#testing/login.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let good: FoundPackage;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 7 });
  good = await findGoodPackage(running.visitor());
});
beforeEach(async () => {
  await running.shop.pool.query('delete from event_outbox');
});
afterAll(() => running.close());

const SARAH = 'sarah@example.com';

const events = () =>
  running.shop.database
    .selectFrom('event_outbox')
    .select(['kind', 'market', 'customer_id', 'data'])
    .orderBy('sequence')
    .execute();
const kinds = async () => (await events()).map(({ kind }) => kind);

const idOf = async (email: string) =>
  (
    await running.shop.database
      .selectFrom('customer')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

/** What every event carries of a request that `openBrowser` makes. */
const contextOf = (customer: { readonly id: string; readonly email: string } | null) => ({
  customer_id: customer?.id ?? null,
  email_address: customer?.email ?? null,
  logged_in: customer !== null,
  domain: 'localhost:3000',
  device_source: 'web',
  user_agent: 'Firefox',
  locale: 'en-GB',
  brand: 'Holidaymaker',
  channel: 'web',
  beta_split_test: 'AA',
  flag_tests: Object.entries(STANDARD_FLAGS).map(([name, active]) => ({
    test_id: name.slice(0, 24),
    active,
  })),
});

test('saving, an account, what becomes the customer’s, and mail that is asked for are told of once each [EVT-06]', async () => {
  const { shop } = running;
  const browser = openBrowser(shop);
  const quotes = parseQuotes(good.hotelQuoteId, good.flightQuoteId)!;
  const save = async () => createBookmark(shop, await browser.request(), quotes);
  const saved = await save();
  if (saved.kind !== 'HolidayBookmark') throw new Error(saved.kind);
  await save();
  const holiday = {
    hotel_id: 1,
    hotel_quote_id: good.hotelQuoteId,
    flight_quote_id: good.flightQuoteId,
    departure_date: departureDateOf(quotes.stay, quotes.flights),
    nights: quotes.stay.nights,
    rooms: 1,
    adults: 2,
    children: 0,
    infants: 0,
    total_price: good.price.total.amount,
    currency: 'GBP',
  };
  const strangers = { market: 'gb', customer_id: null };
  expect(await events()).toEqual([
    { ...strangers, kind: 'HolidayBookmark', data: { ...contextOf(null), ...holiday } },
  ]);

  await running.shop.pool.query('delete from event_outbox');
  await logInByCode(shop, browser, SARAH);
  await logInByCode(shop, browser, SARAH);
  const id = await idOf(SARAH);
  const sarah = contextOf({ id, email: SARAH });
  const hers = { market: 'gb', customer_id: id };
  expect(await events()).toEqual([
    { ...hers, kind: 'AccountCreation', data: sarah },
    { ...hers, kind: 'BookmarkMerge', data: { ...sarah, bookmarks: 1 } },
  ]);

  await running.shop.pool.query('delete from event_outbox');
  const target = good.price.total.amount - 5_000;
  const aim = async (wanted: number | null) =>
    (
      await setTargetPrice(shop, await browser.request(), {
        bookmarkId: saved.id,
        target: wanted,
      })
    ).kind;
  expect(await aim(target)).toBe('HolidayBookmark');
  expect(await aim(target)).toBe('HolidayBookmark');
  expect(await aim(null)).toBe('HolidayBookmark');
  expect(await aim(good.price.total.amount * 2)).toBe('refused');
  expect(await events()).toEqual([
    { ...hers, kind: 'HolidayEmailMe', data: { ...sarah, ...holiday, target_price: target } },
  ]);
});

test('what is not done is not told of: a login that fails at its end leaves no event', async () => {
  const { shop } = running;
  const failing = {
    ...shop,
    takeOver: async () => {
      throw new Error('the database is away');
    },
  };
  const browser = openBrowser(shop);
  const loginId = await beginLogin(shop, browser, 'eve@example.com');
  const code = await mailedCode(shop, loginId);
  await expect(finishLogin(failing, await browser.request(), { loginId, code })).rejects.toThrow(
    'away',
  );
  expect(await events()).toEqual([]);
  await finishLogin(shop, await browser.request(), { loginId, code });
  expect(await kinds()).toEqual(['AccountCreation']);
});
