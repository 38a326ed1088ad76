import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { makeCriteria } from '#testing/api-purchase.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 10 });
});
afterAll(() => running.close());

type Price = { readonly amount: number };
type Holiday = {
  readonly departureDate: string;
  readonly numberOfNights: number;
  readonly total: Price;
  readonly hotelId: string;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
};
type NextFree = {
  readonly statusCode: number;
  readonly errors: readonly { readonly code: string; readonly field: string }[];
  readonly holiday: Holiday | null;
  readonly until: string;
};

const askNextFree = async (criteria: Record<string, unknown>, from: string): Promise<NextFree> =>
  (
    await running.visitor().ask<{ nextFree: NextFree }>(
      `query N($criteria: SearchCriteriaInput!, $from: Date!) {
        nextFree(criteria: $criteria, from: $from) {
          statusCode errors { code field } until
          holiday { departureDate numberOfNights total { amount } hotelId hotelQuoteId flightQuoteId }
        }
      }`,
      { criteria: makeCriteria(criteria), from },
    )
  ).nextFree;

const window = () => departureWindow(todayOf(running.shop));

test('a hotel is next free on the first day of its calendar that has a price, and opens at it', async () => {
  const { earliest, latest } = window();
  const from = addDays(earliest, 40);
  const criteria = { hotelIds: ['9'], nights: [7] };
  const { statusCode, holiday, until } = await askNextFree(criteria, from);
  expect([statusCode, until]).toEqual([200, latest]);
  const { holidayCalendar } = await running.visitor().ask<{
    holidayCalendar: {
      dates: readonly { date: string; totals: readonly (number | null)[] }[];
    };
  }>(
    `query C($criteria: SearchCriteriaInput!, $from: Date!) {
      holidayCalendar(criteria: $criteria, from: $from, days: 270) { dates { date totals } }
    }`,
    { criteria: makeCriteria(criteria), from },
  );
  const first = holidayCalendar.dates.find(({ totals: [total] }) => typeof total === 'number');
  expect(holiday).toMatchObject({
    departureDate: first?.date,
    numberOfNights: 7,
    total: { amount: first?.totals[0] },
    hotelId: '9',
  });
  const deal = await running.visitor().ask<{ holiday: { price: { total: Price } } }>(
    `query D($h: ID!, $f: ID!) {
      holiday(hotelQuoteId: $h, flightQuoteId: $f) { ... on Holiday { price { total { amount } } } }
    }`,
    { h: holiday?.hotelQuoteId, f: holiday?.flightQuoteId },
  );
  expect(deal.holiday.price.total).toEqual(holiday?.total);
});

test('a day that cannot be booked is refused, and nothing is free where a price filter lets nothing through', async () => {
  const { earliest, latest } = window();
  for (const day of [addDays(earliest, -1), addDays(latest, 1)])
    expect(await askNextFree({ hotelIds: ['9'] }, day)).toMatchObject({
      statusCode: 422,
      errors: [{ field: 'from' }],
      holiday: null,
      until: latest,
    });
  expect(
    await askNextFree({ hotelIds: ['9'], filters: { price: { max: 1 } } }, earliest),
  ).toMatchObject({ statusCode: 200, errors: [], holiday: null });
});
