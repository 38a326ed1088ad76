/** The edges of stock one by one: engine and oracle give the price that is worked out by hand. */
import { expect, test } from 'vitest';
import type { Occupancy } from '#domain/catalogue/occupancy.ts';
import { makeStayTerms } from '#domain/catalogue/stay-terms.ts';
import { addDays, dayNumber, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import {
  CHUNK_DAYS,
  type FlightChunk,
  type RateChunk,
  type SourcePlan,
  type SourceSeries,
} from '#server/price-index/lifecycle/build/source.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { askOracle } from './oracle.ts';
import { WORLD_ORIGINS, WORLD_PLACES, WORLD_TODAY, type SmallWorld } from './small-world.ts';

const ARRIVAL: IsoDate = '2027-03-10';
const HOME = addDays(ARRIVAL, 7);
const NIGHT = 10_000;
const FARE = 5_000;
const ATOL = 250;
const COUPLE = { adults: 2, childAges: [] };

const OCCUPANCY: Occupancy = {
  maxPeople: 4,
  maxAdults: 2,
  maxChildren: 2,
  maxInfants: 1,
  adultFactors: [0, 0, 128],
  childBands: [
    { toAge: 6, factor: 32 },
    { toAge: 12, factor: 64 },
  ],
};
const STANDARD: SourcePlan = {
  id: 1,
  hotelId: 1,
  roomCode: 'double',
  board: 'BB',
  refundable: false,
  refundDays: 0,
  occupancy: OCCUPANCY,
  onRequest: false,
  adapted: false,
};
const ADAPTED: SourcePlan = { ...STANDARD, id: 2, roomCode: 'adapted', adapted: true };

type Days = {
  readonly terms?: Readonly<Record<IsoDate, number>>;
  readonly left?: Readonly<Record<number, number>>;
  readonly seats?: number;
};

const chunks = [0, 1].map((next) => Math.floor(dayNumber(ARRIVAL) / CHUNK_DAYS) + next);
const int32 = (value: number): Uint8Array =>
  new Uint8Array(new Int32Array(CHUNK_DAYS).fill(value).buffer);

const rateChunk = (planId: number, chunk: number, { terms = {}, left = {} }: Days): RateChunk => {
  const bytes = new Uint8Array(CHUNK_DAYS);
  for (const [date, byte] of Object.entries(terms))
    if (Math.floor(dayNumber(date) / CHUNK_DAYS) === chunk)
      bytes[dayNumber(date) % CHUNK_DAYS] = byte;
  return {
    planId,
    chunk,
    prices: int32(NIGHT),
    terms: bytes,
    allotment: new Uint8Array(CHUNK_DAYS).fill(left[planId] ?? 9),
  };
};

const flightChunk = (seriesId: number, chunk: number, seats: number): FlightChunk => ({
  seriesId,
  chunk,
  fares: int32(FARE),
  infantFares: int32(0),
  seats: new Uint8Array(CHUNK_DAYS).fill(seats),
});

const leg = (
  id: number,
  carrier: string,
  isReturn: boolean,
  returnSaving: number,
): SourceSeries => ({
  id,
  carrier,
  origin: isReturn ? 'PMI' : 'LGW',
  destination: isReturn ? 'LGW' : 'PMI',
  departureMinute: 600,
  arrivalMinute: 720,
  arrivalDayOffset: 0,
  stops: 0,
  holdBagIncluded: false,
  agentFee: false,
  returnSaving,
  bagPrice: 1_500,
  bagsForAll: false,
});

function worldOf(
  plans: readonly SourcePlan[],
  series: readonly SourceSeries[],
  days: Days,
): SmallWorld {
  const hotel = {
    id: 1,
    name: 'Hotel',
    placeId: 'alcudia',
    stars: 4,
    reviewScore: 4,
    popularity: 1,
    facilities: 0,
    airports: ['PMI'],
    isListed: true,
  };
  return {
    today: WORLD_TODAY,
    places: WORLD_PLACES,
    taxRules: [],
    departureAirports: WORLD_ORIGINS,
    hotels: [hotel],
    plans,
    series,
    rateChunks: plans.flatMap(({ id }) => chunks.map((chunk) => rateChunk(id, chunk, days))),
    flightChunks: series.flatMap(({ id }) =>
      chunks.map((chunk) => flightChunk(id, chunk, days.seats ?? 9)),
    ),
  };
}

/** The only price of a search, or none; engine and oracle asked alike. */
function priceOf(world: SmallWorld, change: Partial<Criteria>): number | undefined {
  const criteria: Criteria = {
    ...defaultCriteria(ARRIVAL),
    flexibility: 0,
    nights: [7],
    party: [COUPLE],
    ...change,
  };
  const [offer] = searchHolidays(attachIndex(buildIndex(world)), criteria, WORLD_TODAY).offers;
  expect(askOracle(world, criteria, WORLD_TODAY).offers.map(({ total }) => total)).toEqual(
    offer ? [offer.total] : [],
  );
  return offer?.total;
}

const open = { minStay: 0, closedToArrival: false, closedToDeparture: false };
const bothClosed = makeStayTerms({ ...open, closedToArrival: true, closedToDeparture: true });

test.each<readonly [string, Days['terms'], number | undefined]>([
  [
    'the first day closed to arrival',
    { [ARRIVAL]: makeStayTerms({ ...open, closedToArrival: true }) },
    undefined,
  ],
  [
    'the first day closed to departure',
    { [ARRIVAL]: makeStayTerms({ ...open, closedToDeparture: true }) },
    7 * NIGHT,
  ],
  [
    'a day between closed to both',
    { [addDays(ARRIVAL, 3)]: bothClosed, [addDays(ARRIVAL, 6)]: bothClosed },
    7 * NIGHT,
  ],
  [
    'the last day closed to arrival',
    { [HOME]: makeStayTerms({ ...open, closedToArrival: true }) },
    7 * NIGHT,
  ],
  [
    'the last day closed to departure',
    { [HOME]: makeStayTerms({ ...open, closedToDeparture: true }) },
    undefined,
  ],
  ['seven nights at least', { [ARRIVAL]: makeStayTerms({ ...open, minStay: 7 }) }, 7 * NIGHT],
  ['eight nights at least', { [ARRIVAL]: makeStayTerms({ ...open, minStay: 8 }) }, undefined],
])('a week with %s', (_, terms, price) => {
  expect(
    priceOf(worldOf([STANDARD], [], { ...(terms && { terms }) }), { searchType: 'UNKNOWN' }),
  ).toBe(price);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 32],
  [6, 32],
  [7, 64],
  [12, 64],
  [15, 64],
])('a child of %i adds %i/128 to the room', (age, factor) => {
  const party = [{ adults: 2, childAges: [age] }];
  expect(priceOf(worldOf([STANDARD], [], {}), { searchType: 'UNKNOWN', party })).toBe(
    (7 * NIGHT * (128 + factor)) / 128,
  );
});

test.each<readonly [string, readonly SourceSeries[], number]>([
  [
    'one carrier both ways',
    [leg(1, 'AA', false, 1_000), leg(2, 'AA', true, 500)],
    2 * FARE - 1_500,
  ],
  ['two carriers', [leg(1, 'AA', false, 1_000), leg(2, 'BB', true, 500)], 2 * FARE],
  [
    'the larger saving of two carriers that fly both ways',
    [
      leg(1, 'AA', false, 1_000),
      leg(2, 'AA', true, 0),
      leg(3, 'BB', false, 600),
      leg(4, 'BB', true, 600),
    ],
    2 * FARE - 1_200,
  ],
])('flights by %s', (_, series, fares) => {
  expect(priceOf(worldOf([STANDARD], series, {}), {})).toBe(7 * NIGHT + 2 * fares + 2 * ATOL);
});

test.each<readonly [string, readonly SourcePlan[], boolean, Days, number | undefined]>([
  ['no adapted room without being asked', [ADAPTED], false, {}, undefined],
  ['no standard room when an adapted one is asked for', [STANDARD], true, {}, undefined],
  ['an adapted room and a standard one', [STANDARD, ADAPTED], true, {}, 14 * NIGHT],
  ['no second adapted room in place of a standard one', [ADAPTED], true, {}, undefined],
  ['no two rooms where one is left', [STANDARD], false, { left: { 1: 1 } }, undefined],
  ['two rooms where two are left', [STANDARD], false, { left: { 1: 2 } }, 14 * NIGHT],
])('two rooms: %s', (_, plans, adaptedRoom, days, price) => {
  expect(
    priceOf(worldOf(plans, [], days), {
      searchType: 'UNKNOWN',
      party: [COUPLE, COUPLE],
      filters: { ...NO_FILTERS, adaptedRoom },
    }),
  ).toBe(price);
});

test('nine people in four rooms fly where nine seats are left, and not where eight are', () => {
  const party = [{ adults: 2, childAges: [5] }, COUPLE, COUPLE, COUPLE];
  const series = [leg(1, 'AA', false, 0), leg(2, 'AA', true, 0)];
  const price = 7 * NIGHT * 4 + (7 * NIGHT * 32) / 128 + 9 * (2 * FARE + ATOL);
  expect([9, 8].map((seats) => priceOf(worldOf([STANDARD], series, { seats }), { party }))).toEqual(
    [price, undefined],
  );
});
