/**
 * A small random catalogue with every edge the engine knows: closed nights, few rooms, few seats,
 * night flights, days closed to arrival or departure, carriers that save on a return, bands of
 * children, adapted rooms, all kinds of tax.
 */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import type { Occupancy } from '#domain/catalogue/occupancy.ts';
import { makeStayTerms } from '#domain/catalogue/stay-terms.ts';
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import {
  CHUNK_DAYS,
  type FlightChunk,
  type IndexSource,
  type RateChunk,
  type ReferenceSource,
  type SourceHotel,
  type SourcePlace,
  type SourcePlan,
  type SourceSeries,
  type SourceTaxRule,
} from '#server/price-index/lifecycle/build/source.ts';
import type { Chance } from './chance.ts';

export type SmallWorld = IndexSource & {
  readonly hotels: readonly SourceHotel[];
  readonly plans: readonly SourcePlan[];
  readonly series: readonly SourceSeries[];
  readonly rateChunks: readonly RateChunk[];
  readonly flightChunks: readonly FlightChunk[];
};

export const WORLD_TODAY: IsoDate = '2027-02-20';
/** Days that have prices; the year's change of clocks and a month's end lie inside. */
export const WORLD_DAYS = 60;
export const WORLD_ORIGINS = ['LGW', 'MAN', 'DUB'];
export const WORLD_CARRIERS = ['AA', 'BB', 'CC'];

const ARRIVALS = ['PMI', 'IBZ', 'ATH', 'RHO'];

const place = (
  id: string,
  parent: string | null,
  kind: string,
  cityBreak = false,
): SourcePlace => ({ id, parent, kind, cityBreak });

export const WORLD_PLACES: readonly SourcePlace[] = [
  place('europe', null, 'continent'),
  place('spain', 'europe', 'country'),
  place('majorca', 'spain', 'region'),
  place('ibiza', 'spain', 'region'),
  place('alcudia', 'majorca', 'resort'),
  place('palma', 'majorca', 'town', true),
  place('portinatx', 'ibiza', 'resort'),
  place('greece', 'europe', 'country'),
  place('attica', 'greece', 'region'),
  place('rhodes', 'greece', 'region'),
  place('athens', 'attica', 'town', true),
  place('lindos', 'rhodes', 'resort'),
];

const RULE: TaxRule = {
  id: 'rule',
  name: 'Tourist tax',
  unit: 'person-night',
  currency: 'EUR',
  rates: [{ stars: null, amount: 2, season: null }],
  range: null,
  exemptUnderAge: null,
  reducedAges: null,
  reducedAfterNights: null,
  capNights: null,
  capAmount: null,
  payAt: 'hotel',
  effectiveFrom: null,
};

const TAX_RULES: readonly SourceTaxRule[] = [
  {
    ...RULE,
    id: 'spain',
    places: ['spain'],
    rates: [
      { stars: [4, 5], amount: 3, season: { start: '03-01', end: '10-31' } },
      { stars: null, amount: 0.75, season: null },
    ],
    exemptUnderAge: 16,
    reducedAfterNights: { fromNight: 4, factor: 0.5 },
  },
  {
    ...RULE,
    id: 'palma',
    places: ['palma'],
    unit: 'percent',
    rates: [{ stars: null, amount: 5.25, season: null }],
  },
  {
    ...RULE,
    id: 'greece',
    places: ['greece'],
    unit: 'room-night',
    currency: 'USD',
    rates: [],
    range: { min: 1, max: 3.5 },
    capNights: 5,
  },
  { ...RULE, id: 'rhodes', places: ['rhodes'], rates: [] },
];

/** What an index takes of the world beside its tables. */
export const referenceOf = ({
  places,
  taxRules,
  departureAirports,
}: SmallWorld): ReferenceSource => ({ places, taxRules, departureAirports });

/** Tiles so small that every world has many. */
export const SMALL_TILES = { short: 48, long: 32 };

export function makeSmallWorld(chance: Chance, hotelCount: number): SmallWorld {
  const hotels = Array.from({ length: hotelCount }, (_, i) => makeHotel(chance, i + 1));
  const plans = hotels.flatMap((hotel, i) => makePlans(chance, hotel.id, i * 7));
  const series = WORLD_ORIGINS.flatMap((origin, i) =>
    ARRIVALS.flatMap((arrival, k) =>
      makeSeries(chance, 1 + (i * ARRIVALS.length + k) * 8, origin, arrival),
    ),
  );
  return {
    today: WORLD_TODAY,
    places: WORLD_PLACES,
    taxRules: TAX_RULES,
    departureAirports: WORLD_ORIGINS,
    hotels,
    plans,
    series,
    rateChunks: plans.flatMap((plan) =>
      worldChunks().map((chunk) => makeRateChunk(chance, plan.id, chunk)),
    ),
    flightChunks: series.flatMap(({ id }) =>
      worldChunks().map((chunk) => makeFlightChunk(chance, id, chunk)),
    ),
  };
}

function makeHotel(chance: Chance, id: number): SourceHotel {
  const placeId = chance.pick(['alcudia', 'palma', 'portinatx', 'athens', 'lindos']);
  const near =
    placeId === 'portinatx'
      ? ['IBZ', 'PMI']
      : placeId === 'athens'
        ? ['ATH']
        : placeId === 'lindos'
          ? ['RHO']
          : ['PMI'];
  // Flights home lead there, which are no package's way out.
  const home = chance.odds(0.2) ? ['DUB'] : [];
  return {
    id,
    name: chance.pick(['Hotel Sól', 'Casa  Mar', 'Sol y Mar', 'Villa Ñandú']),
    placeId,
    stars: chance.between(2, 5),
    reviewScore: chance.between(20, 50) / 10,
    popularity: chance.between(0, 4),
    facilities:
      chance.between(0, 2 ** FACILITIES.length - 1) & chance.between(0, 2 ** FACILITIES.length - 1),
    airports: [...near, ...home],
    isListed: id % 6 !== 3,
  };
}

/** On two boards, so that several plans stand beside each other. */
function makePlans(chance: Chance, hotelId: number, before: number): SourcePlan[] {
  const boards = [chance.pick(BOARD_CODES), chance.pick(BOARD_CODES)];
  return Array.from({ length: chance.between(2, 6) }, (_, k) =>
    makePlan(chance, before + 1 + ((k * 3) % 7), hotelId, chance.pick(boards)),
  );
}

function makePlan(chance: Chance, id: number, hotelId: number, board: BoardCode): SourcePlan {
  const occupancy = chance.odds(0.3) ? FOR_ONE : makeOccupancy(chance);
  return {
    id,
    hotelId,
    roomCode: chance.pick(['double', 'family']),
    board,
    refundable: chance.odds(0.5),
    refundDays: chance.between(0, 14),
    occupancy,
    onRequest: chance.odds(0.1),
    adapted: chance.odds(0.35),
  };
}

/**
 * A plan that two do not sleep on: among others it is left out, and they stay beside each other.
 */
const FOR_ONE: Occupancy = {
  maxPeople: 2,
  maxAdults: 1,
  maxChildren: 1,
  maxInfants: 1,
  adultFactors: [0, 90],
  childBands: [{ toAge: 15, factor: 50 }],
};

const makeOccupancy = (chance: Chance): Occupancy => ({
  maxPeople: chance.between(2, 5),
  maxAdults: chance.between(2, 4),
  maxChildren: chance.between(0, 3),
  maxInfants: chance.between(0, 2),
  adultFactors: [0, chance.pick([0, 90, 101]), 128, 181, 230],
  childBands: chance.pick([
    [],
    [{ toAge: 15, factor: 33 }],
    [
      { toAge: 4, factor: 0 },
      { toAge: 5, factor: 20 },
      { toAge: 11, factor: 64 },
    ],
  ]),
});

/** Two ways out and two ways back, most days; some arrive the day after. */
function makeSeries(
  chance: Chance,
  id: number,
  origin: string,
  destination: string,
): SourceSeries[] {
  const leg = (k: number): Omit<SourceSeries, 'bagPrice' | 'bagsForAll'> => ({
    id: id + k,
    carrier: chance.pick(WORLD_CARRIERS),
    origin: k < 2 ? origin : destination,
    destination: k < 2 ? destination : origin,
    departureMinute: chance.pick([0, 419, 420, 719, 720, 1_019, 1_020, 1_439]),
    arrivalMinute: chance.between(0, 1_439),
    arrivalDayOffset: Number(chance.odds(0.25)),
    stops: Number(chance.odds(0.3)),
    holdBagIncluded: chance.odds(0.5),
    agentFee: chance.odds(0.3),
    returnSaving: chance.pick([0, 0, 900, 1_500, 3_999]),
  });
  return [0, 1, 2, 3]
    .filter(() => chance.odds(0.85))
    .map(leg)
    .map((series) => ({ ...series, ...bagSale(series) }));
}

/** Every series that does not include a hold bag sells it, singly or for every seat. */
const bagSale = ({ id, holdBagIncluded }: Pick<SourceSeries, 'id' | 'holdBagIncluded'>) => ({
  bagPrice: holdBagIncluded ? 0 : 700 + 800 * (id % 3),
  bagsForAll: id % 5 < 2,
});

const worldChunks = (): number[] => {
  const first = Math.floor(dayNumber(WORLD_TODAY) / CHUNK_DAYS);
  return Array.from({ length: Math.ceil(WORLD_DAYS / CHUNK_DAYS) + 1 }, (_, i) => first + i);
};

/** Few distinct prices, so that ties are common. */
export function makeRateChunk(chance: Chance, planId: number, chunk: number): RateChunk {
  const price = chance.pick([5_000, 5_001, 7_333, 12_077]);
  return {
    planId,
    chunk,
    prices: int32Bytes(days(() => (chance.odds(0.04) ? 0 : price + chance.pick([0, 0, 0, 500])))),
    terms: Uint8Array.from(
      days(() =>
        makeStayTerms({
          minStay: chance.pick([0, 1, 1, 3, 7]),
          closedToArrival: chance.odds(0.06),
          closedToDeparture: chance.odds(0.08),
        }),
      ),
    ),
    allotment: Uint8Array.from(
      days(() => chance.pick([0, 1, 2, 5, 5, 5, 5, 5, 5, 5]) || Number(chance.odds(0.7))),
    ),
  };
}

export const makeFlightChunk = (chance: Chance, seriesId: number, chunk: number): FlightChunk => ({
  seriesId,
  chunk,
  fares: int32Bytes(days(() => (chance.odds(0.3) ? 0 : chance.pick([4_000, 4_000, 4_800, 9_999])))),
  infantFares: int32Bytes(days(() => chance.pick([0, 2_500]))),
  seats: Uint8Array.from(days(() => chance.pick([1, 3, 9, 9, 9]))),
});

const days = (make: () => number): number[] => Array.from({ length: CHUNK_DAYS }, make);

const int32Bytes = (values: readonly number[]): Uint8Array =>
  new Uint8Array(Int32Array.from(values).buffer);
