/**
 * A world to measure on: real places, airports and routes; hotels, prices and timetables by rule
 * from a seed.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import type { Occupancy } from '#domain/catalogue/occupancy.ts';
import { CLOSED_TO_DEPARTURE } from '#domain/catalogue/stay-terms.ts';
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import { indexReference, places, type Place } from '#server/catalogue/reference.ts';
import {
  CHUNK_DAYS,
  type FlightChunk,
  type IndexSource,
  type RateChunk,
  type SourceHotel,
  type SourcePlan,
  type SourceSeries,
} from '#server/price-index/lifecycle/build/source.ts';
import { makeChance, type Chance } from '../../tests/oracle/chance.ts';

const Routes = v.array(
  v.object({
    from: v.string(),
    to: v.string(),
    carrier: v.string(),
    season: v.string(),
    weekly: v.string(),
    blockMin: v.number(),
    stops: v.number(),
  }),
);
type Route = v.InferOutput<typeof Routes>[number];

export type BenchWorld = IndexSource & {
  readonly hotels: readonly SourceHotel[];
  readonly plans: readonly SourcePlan[];
  readonly series: readonly SourceSeries[];
  readonly rateChunks: Generator<RateChunk>;
  readonly flightChunks: Generator<FlightChunk>;
  readonly origins: readonly string[];
};

export const BENCH_TODAY: IsoDate = '2026-11-20';
const DAYS = 768;
const FIRST_CHUNK = Math.floor(dayNumber(BENCH_TODAY) / CHUNK_DAYS);
const CHUNKS = Math.ceil(DAYS / CHUNK_DAYS) + 1;

export async function makeWorld(hotelCount: number, seed = 1): Promise<BenchWorld> {
  const chance = makeChance(seed);
  const routes = v.parse(
    Routes,
    JSON.parse(await readFile(path.join(import.meta.dirname, '../../data/routes.json'), 'utf8')),
  );
  const leaves = places.filter(({ kind }) => kind === 'resort' || kind === 'town');
  const hotels = Array.from({ length: hotelCount }, (_, i) =>
    makeHotel(chance, i + 1, pickPlace(chance, leaves)),
  );
  let planId = 0;
  const plans = hotels.flatMap((hotel) => plansOf(chance, hotel, () => (planId += 1)));
  const series = routes.flatMap((route, i) => seriesOf(chance, route, i * 8 + 1));
  const fares = new Map(
    routes.flatMap((route, i) =>
      Array.from({ length: 8 }, (_, k) => [i * 8 + 1 + k, route] as const),
    ),
  );
  return {
    ...indexReference,
    today: BENCH_TODAY,
    hotels,
    plans,
    series,
    origins: [...new Set(routes.map(({ from }) => from))],
    get rateChunks() {
      return rateChunks(hotels, plans, seed);
    },
    get flightChunks() {
      return flightChunks(series, fares, seed);
    },
  };
}

/** Popular places have more hotels. */
function pickPlace(chance: Chance, leaves: readonly Place[]): Place {
  for (;;) {
    const place = chance.pick(leaves);
    if (place.airports.length > 0 && chance.between(0, 100) <= (place.popularity ?? 20))
      return place;
  }
}

const makeHotel = (chance: Chance, id: number, place: Place): SourceHotel => ({
  id,
  name: `Hotel ${chance.pick(['Sol', 'Mar', 'Luna', 'Bella', 'Palace', 'Garden'])} ${id}`,
  placeId: place.id,
  stars: chance.pick([2, 3, 3, 4, 4, 4, 5]),
  reviewScore: chance.between(28, 50) / 10,
  popularity: chance.between(0, 1_000),
  facilities: chance.between(0, 2 ** 28 - 1),
  airports: place.airports.slice(0, 3).map(({ iata }) => iata),
  isListed: true,
});

const ROOMS: readonly (readonly [code: string, occupancy: Occupancy])[] = [
  [
    'double',
    {
      maxPeople: 3,
      maxAdults: 2,
      maxChildren: 1,
      maxInfants: 1,
      adultFactors: [0, 102, 128],
      childBands: [
        { toAge: 11, factor: 40 },
        { toAge: 15, factor: 64 },
      ],
    },
  ],
  [
    'family',
    {
      maxPeople: 4,
      maxAdults: 3,
      maxChildren: 3,
      maxInfants: 2,
      adultFactors: [0, 118, 140, 190],
      childBands: [
        { toAge: 6, factor: 16 },
        { toAge: 15, factor: 32 },
      ],
    },
  ],
  [
    'suite',
    {
      maxPeople: 5,
      maxAdults: 4,
      maxChildren: 3,
      maxInfants: 2,
      adultFactors: [0, 150, 170, 220, 260],
      childBands: [{ toAge: 15, factor: 48 }],
    },
  ],
];

/**
 * Two or three rooms, each on one to three boards, half of them with a refundable rate: about nine.
 */
function plansOf(chance: Chance, hotel: SourceHotel, nextId: () => number): SourcePlan[] {
  const boards: BoardCode[] = BOARD_CODES.filter(() => chance.odds(0.4)).slice(0, 3);
  return ROOMS.slice(0, chance.between(2, 3)).flatMap(([roomCode, occupancy]) =>
    (boards.length > 0 ? boards : ['BB' as const]).flatMap((board) =>
      (chance.odds(0.5) ? [false, true] : [false]).map((refundable) => ({
        id: nextId(),
        hotelId: hotel.id,
        roomCode,
        board,
        refundable,
        refundDays: 7,
        occupancy,
        onRequest: false,
        adapted: chance.odds(0.04),
      })),
    ),
  );
}

/** Out and back, one time of day for each ten departures a week. */
function seriesOf(chance: Chance, route: Route, id: number): SourceSeries[] {
  const times = route.weekly === '14+' ? 3 : route.weekly === '7-13' ? 2 : 1;
  return Array.from({ length: times }, (_, k) => k).flatMap((k) =>
    [false, true].map((inbound): SourceSeries => {
      const departureMinute = chance.between(330, 1_380);
      const arrival = departureMinute + route.blockMin;
      return {
        id: id + 2 * k + Number(inbound),
        carrier: route.carrier,
        origin: inbound ? route.to : route.from,
        destination: inbound ? route.from : route.to,
        departureMinute,
        arrivalMinute: arrival % 1_440,
        arrivalDayOffset: Math.floor(arrival / 1_440),
        stops: route.stops,
        ...bagsOf(chance.odds(0.3)),
        agentFee: route.carrier === 'U2' || route.carrier === 'FR',
        returnSaving: chance.pick([0, 0, 900]),
      };
    }),
  );
}

/** Every series that does not include a hold bag sells it. */
const bagsOf = (holdBagIncluded: boolean) => ({
  holdBagIncluded,
  bagPrice: holdBagIncluded ? 0 : 2_100,
  bagsForAll: false,
});

/** Season over the year, 1 in winter to 2 in high summer. */
const seasonOf = (day: number): number =>
  1.5 - 0.5 * Math.cos((2 * Math.PI * ((((day % 365) + 365) % 365) - 15)) / 365);

function* rateChunks(
  hotels: readonly SourceHotel[],
  plans: readonly SourcePlan[],
  seed: number,
): Generator<RateChunk> {
  const chance = makeChance(seed + 1);
  const prices = new Int32Array(CHUNK_DAYS);
  const chunkBytes = {
    prices: new Uint8Array(prices.buffer),
    terms: new Uint8Array(CHUNK_DAYS),
    allotment: new Uint8Array(CHUNK_DAYS),
  };
  for (const plan of plans) {
    const hotel = hotels[plan.hotelId - 1]!;
    const base =
      2_500 *
      hotel.stars *
      (1 + 0.18 * BOARD_CODES.indexOf(plan.board)) *
      (plan.refundable ? 1.1 : 1) *
      (0.8 + chance.between(0, 60) / 100);
    for (let chunk = FIRST_CHUNK; chunk < FIRST_CHUNK + CHUNKS; chunk += 1) {
      for (let i = 0; i < CHUNK_DAYS; i += 1) {
        const day = chunk * CHUNK_DAYS + i;
        prices[i] = chance.odds(0.02)
          ? 0
          : Math.round(base * seasonOf(day) * (day % 7 === 2 || day % 7 === 3 ? 1.1 : 1));
        chunkBytes.terms[i] =
          (chance.odds(0.02) ? 31 : chance.odds(0.1) ? 5 : 1) |
          (chance.odds(0.03) ? CLOSED_TO_DEPARTURE : 0);
        chunkBytes.allotment[i] = chance.odds(0.03) ? 0 : chance.between(1, 12);
      }
      yield { planId: plan.id, chunk, ...chunkBytes };
    }
  }
}

const FLIES: Readonly<Record<string, number>> = {
  '1-2': 1.5 / 7,
  '3-6': 4.5 / 7,
  '7-13': 5 / 7,
  '14+': 6.5 / 7,
};

function* flightChunks(
  series: readonly SourceSeries[],
  routes: ReadonlyMap<number, Route>,
  seed: number,
): Generator<FlightChunk> {
  const chance = makeChance(seed + 2);
  const fares = new Int32Array(CHUNK_DAYS);
  const infantFares = new Int32Array(CHUNK_DAYS).fill(2_500);
  const bytes = {
    fares: new Uint8Array(fares.buffer),
    infantFares: new Uint8Array(infantFares.buffer),
    seats: new Uint8Array(CHUNK_DAYS),
  };
  for (const { id } of series) {
    const route = routes.get(id)!;
    for (let chunk = FIRST_CHUNK; chunk < FIRST_CHUNK + CHUNKS; chunk += 1) {
      for (let i = 0; i < CHUNK_DAYS; i += 1) {
        const season = seasonOf(chunk * CHUNK_DAYS + i);
        const isFlown =
          (route.season === 'all-year' || (route.season === 'summer') === season > 1.4) &&
          chance.odds(FLIES[route.weekly] ?? 0.5);
        fares[i] = isFlown
          ? Math.round((2_000 + route.blockMin * 25) * season * (0.6 + chance.between(0, 80) / 100))
          : 0;
        bytes.seats[i] = chance.between(0, 60);
      }
      yield { seriesId: id, chunk, ...bytes };
    }
  }
}
