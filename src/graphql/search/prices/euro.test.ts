/** What Ireland sells, and at what, beside what Great Britain does of the same index (SITE-07). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headsOf, type Party } from '#domain/party.ts';
import {
  departureDay,
  makeCriteria,
  type FoundPackage,
  type Money,
} from '#testing/api-purchase.ts';
import {
  openRunningShop,
  type ApiVisitor,
  type RunningShop,
  type Variables,
} from '#testing/running-shop.ts';

let running: RunningShop;
let britain: ApiVisitor;
let ireland: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop({ sellsInIreland: true });
  britain = running.visitor();
  ireland = running.visitor(undefined, 'ie');
});
afterAll(() => running.close());

type Line = { readonly kind: string; readonly amount: Money };
type Found = FoundPackage & { readonly lines: readonly Line[] };
type Results = {
  readonly price: { readonly min: Money; readonly max: Money } | null;
  readonly packages: readonly Found[];
};

const results = async ({ ask }: ApiVisitor, criteria: Variables): Promise<Results> =>
  (
    await ask<{ packageSearchResults: Results }>(
      `query S($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) {
        price { min { amount currencyCode } max { amount currencyCode } }
        packages { hotelQuoteId flightQuoteId hotel { id name } price { total { amount currencyCode } } lines { kind amount { amount currencyCode } } } } }`,
      { criteria: makeCriteria(criteria) },
    )
  ).packageSearchResults;

/** As the rule says, without the shop's own conversion: €1.155 a pound, half up. */
const inEuro = (pence: number, seats: number): number =>
  Math.floor((pence - 250 * seats) * 1.155 + 0.5 + 1e-7);

const FAMILY: Party = [
  { adults: 2, childAges: [9, 6, 1] },
  { adults: 1, childAges: [] },
];
const SEARCHES: readonly Variables[] = [3, 7, 10, 14].flatMap((nights) =>
  [60, 120, 200, 300].flatMap((days) =>
    [{ bags: 0 }, { bags: 1 }, { searchType: 'UNKNOWN' }, { rooming: FAMILY }].map((wish) => ({
      departureDate: departureDay(days),
      nights: [nights],
      ...wish,
    })),
  ),
);

test('each offer costs what it costs in pounds, without the contribution, converted once; its lines sum to it', async () => {
  let seen = 0;
  for (const criteria of SEARCHES) {
    const party = (criteria['rooming'] as Party | undefined) ?? [{ adults: 2, childAges: [] }];
    const seats = criteria['searchType'] === 'UNKNOWN' ? 0 : headsOf(party).paying;
    const [pounds, euro] = [await results(britain, criteria), await results(ireland, criteria)];
    expect(euro.packages.map(({ hotel }) => hotel)).toEqual(
      pounds.packages.map(({ hotel }) => hotel),
    );
    for (const [i, { price, lines }] of euro.packages.entries()) {
      expect(price.total).toEqual({
        amount: inEuro(pounds.packages[i]!.price.total.amount, seats),
        currencyCode: 'EUR',
      });
      expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.total.amount);
      expect(lines.map(({ kind }) => kind)).not.toContain('atol');
      seen += 1;
    }
    expect(euro.price?.min.amount).toBe(
      pounds.price ? inEuro(pounds.price.min.amount, seats) : undefined,
    );
  }
  expect(seen).toBeGreaterThan(400);
}, 120_000);

test('a price filter in euro takes in exactly what costs so much, to the cent', async () => {
  for (const searchType of ['HOLIDAY', 'UNKNOWN']) {
    const search = { searchType, nights: [7], sort: 'PRICE_LOW_HIGH' };
    const { packages } = await results(ireland, search);
    for (const { hotel, price } of packages.slice(0, 12)) {
      const total = price.total.amount;
      const isFound = async (bounds: Variables): Promise<boolean> =>
        (
          await results(ireland, { ...search, hotelIds: [hotel.id], filters: { price: bounds } })
        ).packages.some((found) => found.price.total.amount === total);
      expect([
        await isFound({ max: total }),
        await isFound({ max: total - 1 }),
        await isFound({ min: total }),
        await isFound({ min: total + 1 }),
      ]).toEqual([true, false, true, false]);
    }
  }
}, 120_000);

test('calendar, grid and the map of prices say the total of the search', async () => {
  const exact = {
    flexibility: 0,
    departureDate: departureDay(),
    nights: [7],
    hotelIds: ['1'],
    departureAirports: ['LGW'],
  };
  const { packages } = await results(ireland, exact);
  const total = packages[0]!.price.total;
  const { holidayCalendar, holidayGrid } = await ireland.ask<{
    holidayCalendar: {
      currencyCode: string;
      cheapest: { total: Money };
      dates: { totals: number[] }[];
    };
    holidayGrid: { currencyCode: string; firstDate: string; sheets: { totals: string }[] };
  }>(
    `query P($criteria: SearchCriteriaInput!, $from: Date, $airports: [ID!]! = []) {
      holidayCalendar(criteria: $criteria, from: $from, days: 1) { currencyCode cheapest { total { amount currencyCode } } dates { totals } }
      holidayGrid(hotelId: "1", rooming: [{ adults: 2, childAges: [] }], departureAirports: $airports) { currencyCode firstDate sheets { totals(nights: [7]) } }
    }`,
    { criteria: makeCriteria(exact), from: exact.departureDate, airports: ['LGW'] },
  );
  expect(holidayCalendar).toEqual({
    currencyCode: 'EUR',
    cheapest: { total },
    dates: [{ totals: [total.amount] }],
  });
  const day = (Date.parse(exact.departureDate) - Date.parse(holidayGrid.firstDate)) / 86_400_000;
  const bytes = Buffer.from(holidayGrid.sheets[0]!.totals, 'base64');
  expect(bytes.readInt32LE(day * 4)).toBe(total.amount);
  const { discover } = await ireland.ask<{ discover: { places: { from: Money }[] } }>(
    `query D($criteria: SearchCriteriaInput!) { discover(criteria: $criteria, level: RESORT, first: 1) { places { from { amount currencyCode } } } }`,
    { criteria: makeCriteria(exact) },
  );
  expect(discover.places).toEqual([{ from: total }]);
});

test('Ireland has its own airports first, the rules of its passports and no word of ATOL [SITE-07]', async () => {
  const groupsOf = async ({ ask }: ApiVisitor) =>
    (
      await ask<{ departureAirports: { airports: { iata: string }[] }[] }>(
        '{ departureAirports { airports { iata } } }',
      )
    ).departureAirports
      .map(({ airports }) => airports.map(({ iata }) => iata))
      // What stands for whole countries has none of its own, and leads both lists.
      .filter((airports) => airports.length > 0);
  const [british, irish] = [await groupsOf(britain), await groupsOf(ireland)];
  expect(irish[0]?.slice(0, 3)).toEqual(['DUB', 'ORK', 'SNN']);
  expect(irish.slice(1)).toEqual(british.filter((group) => !group.includes('DUB')));
  for (const [airport, by] of [
    ['DUB', 'a bond under a licence of the Irish Aviation Authority'],
    ['LGW', 'insurance against our insolvency'],
  ]) {
    const { packages } = await results(ireland, { departureAirports: [airport] });
    const { hotelQuoteId, flightQuoteId } = packages[0]!;
    const { holiday } = await ireland.ask<{
      holiday: { protection: string; entryRules: { passport: string } | null };
    }>(
      `query H($hotelQuoteId: ID!, $flightQuoteId: ID!) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { ... on Holiday { protection entryRules { passport } } } }`,
      { hotelQuoteId, flightQuoteId },
    );
    expect(holiday.protection).toContain(by);
    expect(holiday.protection).not.toContain('ATOL');
    expect(holiday.entryRules?.passport ?? 'Irish').toContain('Irish');
  }
});
