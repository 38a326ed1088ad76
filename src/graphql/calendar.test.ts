import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { departureWindow, todayIn } from '#server/brand.ts';
import { makeCriteria } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop, type Variables } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
  visitor = running.visitor();
});
afterAll(() => running.close());

const QUESTION = `query C($criteria: SearchCriteriaInput!, $from: Date, $days: Int! = 270) { holidayCalendar(criteria: $criteria, from: $from, days: $days) {
  statusCode errors { code field } currencyCode nights dates { date totals } cheapest { departureDate numberOfNights total { amount } query } months { departureDate total { amount } } } }`;
type Price = { departureDate: string; numberOfNights: number; total: { amount: number }; query: string };
type Calendar = { statusCode: number; errors: readonly { code: string; field: string }[]; currencyCode: string; nights: readonly number[]; dates: readonly { date: string; totals: readonly (number | null)[] }[]; cheapest: Price | null; months: readonly Price[] };

const askCalendar = async (criteria: Variables, rest: Variables = {}): Promise<Calendar> =>
  (await visitor.ask<{ holidayCalendar: Calendar }>(QUESTION, { criteria: makeCriteria(criteria), ...rest })).holidayCalendar;

const firstTotal = async (criteria: Variables): Promise<number | null> => {
  const { packages } = await visitor.ask<{ packages: { packages: readonly { price: { total: { amount: number } } }[] } }>(
    'query P($criteria: SearchCriteriaInput!) { packages(criteria: $criteria, first: 1) { packages { price { total { amount } } } } }',
    { criteria: makeCriteria({ ...criteria, flexibility: 0, sort: 'PRICE_LOW_HIGH' }) },
  );
  return packages.packages[0]?.price.total.amount ?? null;
};

describe('prices by date', () => {
  test('cover nine months from the first date that can be booked, and each is the first price of its search [R1]', async () => {
    const calendar = await askCalendar({ nights: [7, 3] });
    const { earliest } = departureWindow(todayIn(new Date()));
    expect(calendar).toMatchObject({ statusCode: 200, errors: [], currencyCode: 'GBP', nights: [3, 7] });
    expect(calendar.dates.map(({ date }) => date)).toEqual(Array.from({ length: 270 }, (_, day) => addDays(earliest, day)));
    for (const { date, totals } of [20, 100, 260].map((day) => calendar.dates[day]!)) {
      expect(totals).toEqual([await firstTotal({ departureDate: date, nights: [3] }), await firstTotal({ departureDate: date, nights: [7] })]);
    }
    const all = calendar.dates.flatMap(({ totals }) => totals).filter((total) => total !== null);
    expect(calendar.cheapest!.total.amount).toBe(Math.min(...all));
    expect(calendar.cheapest!.query).toContain('sort=PRICE_LOW_HIGH');
    expect(calendar.months.length).toBeGreaterThan(8);
  });

  test.each<[string, Variables, Variables, { code: string; field: string }]>([
    ['a place', { locationIds: ['atlantis'] }, {}, { code: 'unknownId', field: 'locationIds' }],
    ['a hotel', { hotelIds: ['999999'] }, {}, { code: 'unknownId', field: 'hotelIds' }],
    ['an airport', { departureAirports: ['XXX'] }, {}, { code: 'unknownId', field: 'departureAirports' }],
    ['11 airports', { departureAirports: Array.from({ length: 11 }, () => 'LGW') }, {}, { code: 'tooManyAirports', field: 'departureAirports' }],
    ['10 people', { rooming: [{ adults: 10 }] }, {}, { code: 'large_party', field: 'rooming' }],
    ['negative nights', { nights: [-1] }, {}, { code: 'nightsOutOfRange', field: 'nights' }],
    ['too many days', {}, { days: 271 }, { code: 'daysOutOfRange', field: 'days' }],
    ['a date in the past', {}, { from: '2020-01-01' }, { code: 'dateTooEarly', field: 'from' }],
  ])('%s that cannot be is told at its field, and nothing is searched', async (_, criteria, rest, error) => {
    expect(await askCalendar(criteria, rest)).toMatchObject({ statusCode: 422, errors: [error], dates: [], cheapest: null, months: [] });
  });
});
