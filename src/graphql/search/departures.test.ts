import { afterAll, beforeAll, expect, test } from 'vitest';
import { departureDay, makeCriteria } from '#testing/api-purchase.ts';
import {
  openRunningShop,
  type ApiVisitor,
  type RunningShop,
  type Variables,
} from '#testing/running-shop.ts';

type Row = {
  readonly id: string;
  readonly departureDate: string;
  readonly numberOfNights: number;
  readonly rooms: readonly unknown[];
  readonly hotel: { readonly resortName: string };
  readonly outbound: {
    readonly segments: readonly { readonly departureAirport: { readonly iata: string } }[];
  };
  readonly price: { readonly total: { readonly amount: number } };
};
type Board = { readonly isOfSavedSearch: boolean; readonly packages: readonly Row[] };

let running: RunningShop;
let visitor: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 60 });
  visitor = running.visitor();
});
afterAll(() => running.close());

const ROW =
  'id departureDate numberOfNights rooms { name } hotel { resortName } outbound { segments { departureAirport { iata } } } price { total { amount } }';

const askBoard = async (savedSearch?: Variables): Promise<Board> =>
  (
    await visitor.ask<{ departuresBoard: Board }>(
      `query B($savedSearch: SavedSearchInput) { departuresBoard(airport: "MAN", first: 9, savedSearch: $savedSearch) { isOfSavedSearch packages { ${ROW} } } }`,
      { savedSearch },
    )
  ).departuresBoard;

const SAVED = {
  party: { numberOfAdults: 4, numberOfChildren: 1, numberOfInfants: 1, childAges: [9, 1] },
  departureAirports: ['LGW', 'MAN'],
  departureDateRange: { startDate: departureDay(60), endDate: departureDay(75) },
  numberOfNights: { minimum: 7, maximum: 9 },
  numberOfRooms: 2,
};

test('the board of a saved search is of its days, nights and airports, for its party in its rooms, the cheapest first [SRCH-31]', async () => {
  const board = await askBoard(SAVED);
  const [{ startDate, endDate }, { minimum, maximum }] = [
    SAVED.departureDateRange,
    SAVED.numberOfNights,
  ];
  expect(board.isOfSavedSearch).toBe(true);
  expect(board.packages.length).toBeGreaterThan(1);
  for (const { departureDate, numberOfNights, rooms, outbound } of board.packages) {
    expect(departureDate >= startDate && departureDate <= endDate).toBe(true);
    expect(numberOfNights).toBeGreaterThanOrEqual(minimum);
    expect(numberOfNights).toBeLessThanOrEqual(maximum);
    expect(rooms).toHaveLength(SAVED.numberOfRooms);
    expect(SAVED.departureAirports).toContain(outbound.segments[0]?.departureAirport.iata);
  }
  const criteria = makeCriteria({
    departureDate: startDate,
    departureRangeEndDate: endDate,
    dateFormat: 'RANGE',
    nights: [7, 8, 9],
    departureAirports: SAVED.departureAirports,
    rooming: [{ adults: 2, childAges: [9, 1] }, { adults: 2 }],
    filters: { stars: [4, 5], review: 4 },
    sort: 'PRICE_LOW_HIGH',
  });
  const { packages } = await visitor.ask<{ packages: { packages: readonly Row[] } }>(
    `query P($criteria: SearchCriteriaInput!) { packages(criteria: $criteria, first: 1) { packages { ${ROW} } } }`,
    { criteria },
  );
  expect(board.packages[0]).toEqual(packages.packages[0]);
  const places = board.packages.map(({ hotel }) => hotel.resortName);
  expect(new Set(places).size).toBe(places.length);
});

test.each<[string, Variables]>([
  [
    'whose days are over',
    { departureDateRange: { startDate: '2020-01-01', endDate: '2020-01-09' } },
  ],
  [
    'whose days are none',
    { departureDateRange: { startDate: '2027-02-30', endDate: '2027-02-31' } },
  ],
  ['whose people do not add up', { party: { ...SAVED.party, numberOfChildren: 2 } }],
  [
    'with more rooms than any hotel gives',
    { numberOfRooms: 2_000_000_000, party: { ...SAVED.party, numberOfAdults: 2_000_000_000 } },
  ],
  [
    'with nights without end',
    { numberOfNights: { minimum: -2_000_000_000, maximum: 2_000_000_000 } },
  ],
  ['from nowhere', { departureAirports: ['XXX'] }],
])('a saved search %s leaves the board as it is without [SRCH-31, SRCH-35]', async (_, change) => {
  expect(await askBoard({ ...SAVED, ...change })).toEqual(await askBoard());
});
