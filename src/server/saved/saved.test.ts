import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { parseFlightQuoteId } from '#domain/holiday/quote-id.ts';
import { MOST_SAVED } from '#domain/saved/limits.ts';
import { makeSession } from '#server/account/session.ts';
import { NOBODY } from '#server/account/visitor.ts';
import { todayOf } from '#server/market/market.ts';
import { findGoodPackage, findPackages, type FoundPackage } from '#testing/api-purchase.ts';
import { logInByCode, openBrowser, type Browser } from '#testing/login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';
import { forgetBookmarks } from './bookmark-record.ts';
import { notePrice } from './price-points.ts';

let running: RunningShop;
let good: FoundPackage;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  good = await findGoodPackage(running.visitor());
});
afterAll(() => running.close());

type Named = Pick<FoundPackage, 'hotelQuoteId' | 'flightQuoteId'>;
type Saved = { readonly __typename: string; readonly id: string; readonly keptUntil: string };

const somebody = (): ApiVisitor =>
  running.visitor(makeSession(running.shop.database, NOBODY, () => undefined));

const save = async ({ ask }: ApiVisitor, { hotelQuoteId, flightQuoteId }: Named): Promise<Saved> =>
  (
    await ask<{ createHolidayBookmark: Saved }>(
      'mutation S($hotel: ID!, $flight: ID!) { createHolidayBookmark(hotelQuoteId: $hotel, flightQuoteId: $flight) { __typename ... on HolidayBookmark { id savedOn keptUntil price { amount } } ... on NoAvailability { alternatives { label } } ... on InvalidInput { errors { code field message } } } }',
      { hotel: hotelQuoteId, flight: flightQuoteId },
    )
  ).createHolidayBookmark;

const list = async ({ ask }: ApiVisitor) =>
  (
    await ask<{ holidayBookmarks: readonly (Saved & { savedOn: string })[] }>(
      'query L { holidayBookmarks { id savedOn keptUntil hotelQuoteId } }',
    )
  ).holidayBookmarks;

const look = async ({ ask }: ApiVisitor, bookmarkIds: readonly string[] | null = null) =>
  (
    await ask<{ savedDeals: readonly Record<string, unknown>[] }>(
      'query D($ids: [ID!]) { savedDeals(bookmarkIds: $ids) { bookmark { id price { amount } targetPrice { amount } } holiday { __typename ... on Holiday { price { total { amount } } priceChange { was { amount } now { amount } } } ... on NoAvailability { alternatives { label } } } pricePoints { day total { amount } } lastSeenOn } }',
      { ids: bookmarkIds },
    )
  ).savedDeals;

const remove = async ({ ask }: ApiVisitor, id: string) =>
  (
    await ask<{ deleteHolidayBookmark: object }>(
      'mutation D($id: ID!) { deleteHolidayBookmark(bookmarkId: $id) { __typename } }',
      { id },
    )
  ).deleteHolidayBookmark;

const setTarget = async ({ ask }: ApiVisitor, id: string, target: number | null) =>
  (
    await ask<{ setTargetPrice: object }>(
      'mutation T($id: ID!, $target: Int) { setTargetPrice(bookmarkId: $id, targetPrice: $target) { __typename ... on HolidayBookmark { targetPrice { amount } isTargetReached } ... on InvalidInput { errors { code field } } } }',
      { id, target },
    )
  ).setTargetPrice;

/** As whoever this browser is by now. */
const inBrowser = async (browser: Browser): Promise<ApiVisitor> =>
  running.visitor(await browser.request());

/** The day in the ids of the flights. */
const leavesOn = () => {
  const { outbound } = parseFlightQuoteId(good.flightQuoteId)!;
  return outbound.date;
};

const today = () => todayOf(running.shop);

describe('a holiday is saved', () => {
  test('at its live price, once, and given up again [SAVE-02]', async () => {
    const visitor = somebody();
    const saved = await save(visitor, good);
    expect(saved).toMatchObject({
      __typename: 'HolidayBookmark',
      price: { amount: good.price.total.amount },
      savedOn: today(),
    });
    expect(await save(visitor, good)).toEqual(saved);
    expect((await list(visitor)).map(({ id }) => id)).toEqual([saved.id]);
    expect(await remove(visitor, saved.id)).toEqual({ __typename: 'HolidayBookmarkDeleted' });
    expect(await list(visitor)).toEqual([]);
    expect(await remove(visitor, saved.id)).toEqual({ __typename: 'HolidayBookmarkNotFound' });
  });

  test('not when it is sold out or no holiday of ours', async () => {
    const visitor = somebody();
    const [gone] = await findPackages(visitor, { hotelIds: ['2'] });
    expect(await save(visitor, gone!)).toMatchObject({ __typename: 'NoAvailability' });
    const nothing = { hotelQuoteId: 'h1.x', flightQuoteId: 'f1.x' };
    expect(await save(visitor, nothing)).toEqual({ __typename: 'HolidayNotFound' });
    expect(await list(visitor)).toEqual([]);
  });

  test('up to a number, also by two at once', async () => {
    const visitor = somebody();
    const { id } = await save(visitor, good);
    const { owner } = await running.shop.database
      .selectFrom('bookmark')
      .select('owner')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await fill(owner, MOST_SAVED - 2);
    const more = (await findPackages(visitor)).filter(({ hotel }) => Number(hotel.id) > 7);
    const outcomes = await Promise.all(more.slice(0, 2).map((found) => save(visitor, found)));
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
      'HolidayBookmark',
      'InvalidInput',
    ]);
    expect(outcomes.find(({ __typename }) => __typename === 'InvalidInput')).toMatchObject({
      errors: [{ code: 'too_many_saved', field: 'hotelQuoteId' }],
    });
  });
});

describe('it is kept', () => {
  test('for seven days without a login, the last of them told [SAVE-03]', async () => {
    const visitor = somebody();
    const { id, keptUntil } = await save(visitor, good);
    expect(keptUntil).toBe(addDays(today(), 7));
    await letPass(id, 7);
    expect(await list(visitor)).toHaveLength(1);
    await letPass(id, 1);
    expect(await list(visitor)).toEqual([]);
    expect(await look(visitor)).toEqual([]);
    await forgetBookmarks(running.shop.database, today());
    expect(await stored(id)).toBeUndefined();
  });

  test('for seven days also when the session was to end before [SAVE-03]', async () => {
    const browser = openBrowser(running.shop);
    await save(await inBrowser(browser), good);
    const [other] = (await findPackages(running.visitor())).filter(({ hotel }) => hotel.id !== '2');
    await growOlder(29);
    await save(await inBrowser(browser), other!);
    await growOlder(7);
    const visitor = await browser.visitor();
    expect(visitor.kind).toBe('known');
  });

  test('while a login that saves lasts no longer for it [S-02]', async () => {
    const browser = openBrowser(running.shop);
    await logInByCode(running.shop, browser, 'short@example.com');
    await growOlder(29);
    await save(await inBrowser(browser), good);
    await growOlder(1);
    expect(await browser.visitor()).toEqual(NOBODY);
  });

  test('until it leaves by a login, with what was saved before it [SAVE-04]', async () => {
    const browser = openBrowser(running.shop);
    const { id } = await save(await inBrowser(browser), good);
    await logInByCode(running.shop, browser, 'keeper@example.com');
    const customer = await inBrowser(browser);
    expect(await list(customer)).toMatchObject([{ id, keptUntil: leavesOn() }]);
    const elsewhere = openBrowser(running.shop);
    await logInByCode(running.shop, elsewhere, 'keeper@example.com');
    expect(await list(await inBrowser(elsewhere))).toMatchObject([{ id }]);
  });

  test('once, with the day it was first saved on, when both had saved it', async () => {
    const [phone, desk] = [openBrowser(running.shop), openBrowser(running.shop)];
    await logInByCode(running.shop, desk, 'twice@example.com');
    const { id } = await save(await inBrowser(desk), good);
    const other = await save(await inBrowser(phone), good);
    await running.shop.database
      .updateTable('bookmark')
      .set({ saved_on: addDays(today(), -3), total: 1 })
      .where('id', '=', other.id)
      .execute();
    await logInByCode(running.shop, phone, 'twice@example.com');
    expect(await list(await inBrowser(phone))).toEqual([
      expect.objectContaining({ id, savedOn: addDays(today(), -3), keptUntil: leavesOn() }),
    ]);
    expect(await stored(other.id)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ total: 1 });
  });
});

test('what was saved in another market is shown there alone, whatever is saved here [SITE-07]', async () => {
  const visitor = somebody();
  const { id } = await save(visitor, good);
  await running.shop.database
    .updateTable('bookmark')
    .set({ market: 'ie', total: 1 })
    .where('id', '=', id)
    .execute();
  expect(await list(visitor)).toEqual([]);
  expect(await look(visitor)).toEqual([]);
  expect(await remove(visitor, id)).toMatchObject({ __typename: 'HolidayBookmarkNotFound' });
  const here = await save(visitor, good);
  expect(await list(visitor)).toMatchObject([{ id: here.id }]);
  expect(await stored(here.id)).toMatchObject({ market: 'gb', currency: 'GBP' });
  expect(await stored(id)).toMatchObject({ market: 'ie', total: 1 });
});

describe('a saved holiday is shown', () => {
  test('with what it costs now against the day it was saved, and the days between', async () => {
    const visitor = somebody();
    const { id } = await save(visitor, good);
    const was = good.price.total.amount + 8_160;
    await running.shop.database
      .updateTable('bookmark')
      .set({ total: was })
      .where('id', '=', id)
      .execute();
    const yesterday = { day: addDays(today(), -1), total: was };
    await notePrice(running.shop.database, { ...good, market: 'gb' }, yesterday);
    await notePrice(
      running.shop.database,
      { ...good, market: 'gb' },
      { day: addDays(today(), -14), total: 1 },
    );
    const now = { amount: good.price.total.amount };
    expect(await look(visitor, [id, 'another'])).toEqual([
      {
        bookmark: { id, price: { amount: was }, targetPrice: null },
        holiday: {
          __typename: 'Holiday',
          price: { total: now },
          priceChange: { was: { amount: was }, now },
        },
        pricePoints: [
          { day: yesterday.day, total: { amount: was } },
          { day: today(), total: now },
        ],
        lastSeenOn: today(),
      },
    ]);
  });

  test('once it is gone, with what can be had instead and when it was last seen', async () => {
    const visitor = somebody();
    const { id } = await save(visitor, good);
    const [gone] = await findPackages(visitor, { hotelIds: ['2'] });
    await running.shop.database
      .updateTable('bookmark')
      .set({ hotel_quote_id: gone!.hotelQuoteId, flight_quote_id: gone!.flightQuoteId })
      .where('id', '=', id)
      .execute();
    const seen = addDays(today(), -2);
    await notePrice(
      running.shop.database,
      { ...gone!, market: 'gb' },
      { day: seen, total: 300_000 },
    );
    const [deal] = await look(visitor);
    expect(deal).toMatchObject({ holiday: { __typename: 'NoAvailability' }, lastSeenOn: seen });
    expect(deal).toHaveProperty('holiday.alternatives.length', 3);
  });
});

describe('a target price', () => {
  test('is a customer’s alone, below what the holiday costs, and can be taken away', async () => {
    const visitor = somebody();
    const { id: unknownOwner } = await save(visitor, good);
    const below = good.price.total.amount - 100;
    expect(await setTarget(visitor, unknownOwner, below)).toMatchObject({
      errors: [{ code: 'not_logged_in', field: 'targetPrice' }],
    });
    const browser = openBrowser(running.shop);
    await logInByCode(running.shop, browser, 'target@example.com');
    const customer = await inBrowser(browser);
    const { id } = await save(customer, good);
    expect(await setTarget(customer, unknownOwner, below)).toEqual({
      __typename: 'HolidayBookmarkNotFound',
    });
    expect(await setTarget(customer, id, good.price.total.amount)).toMatchObject({
      errors: [{ code: 'target_not_below', field: 'targetPrice' }],
    });
    expect(await setTarget(customer, id, below)).toEqual({
      __typename: 'HolidayBookmark',
      targetPrice: { amount: below },
      isTargetReached: false,
    });
    expect(await setTarget(customer, id, null)).toMatchObject({ targetPrice: null });
  });
});

/** Other holidays of the same owner, of a hotel that is not asked for. */
async function fill(owner: string, count: number): Promise<void> {
  const [, ...rest] = good.hotelQuoteId.split('.').slice(1);
  await running.shop.database
    .insertInto('bookmark')
    .values(
      Array.from({ length: count }, (_, i) => ({
        id: running.shop.newId(),
        owner,
        hotel_quote_id: ['h1', 900 + i, ...rest].join('.'),
        flight_quote_id: good.flightQuoteId,
        saved_on: today(),
        kept_until: addDays(today(), 7),
        total: 100,
        currency: 'GBP',
      })),
    )
    .execute();
}

/** So many days later, as far as the saved holiday can tell. */
async function letPass(id: string, days: number): Promise<void> {
  const { kept_until } = (await stored(id))!;
  await running.shop.database
    .updateTable('bookmark')
    .set({ kept_until: addDays(kept_until, -days) })
    .where('id', '=', id)
    .execute();
}

/** All sessions, by so many days. */
const growOlder = (days: number) =>
  running.shop.database
    .updateTable('visitor_session')
    .set({ created_at: sql<string>`created_at - make_interval(days => ${days})` })
    .execute();

const stored = (id: string) =>
  running.shop.database.selectFrom('bookmark').selectAll().where('id', '=', id).executeTakeFirst();
