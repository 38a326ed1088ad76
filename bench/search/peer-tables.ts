/**
 * The peer's tables: what the engine holds, in the shape that suits SQL best: prefix sums, factors
 * joined in, groups of filters as bits, sorted by hotel.
 */
import type { DuckDBConnection } from '@duckdb/node-api';
import { toPence } from '#domain/catalogue/exchange.ts';
import { taxDue } from '#domain/catalogue/local-tax.ts';
import { occupancyFactor } from '#domain/catalogue/occupancy.ts';
import { dayNumber, isoDate } from '#domain/dates.ts';
import { AGENT_BOOKING_FEE } from '#domain/holiday/price.ts';
import { STOPS } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import { timeBandOf } from '#domain/search/time-bands.ts';
import { flightOn } from '#server/price-index/flying-series.ts';
import { rowOf } from '#server/price-index/memory/days.ts';
import { suppliedTerms } from '#server/price-index/memory/packed-terms.ts';
import {
  boardOfClass,
  isAdaptedClass,
  isRefundableClass,
} from '#server/price-index/memory/plan-class.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { COUPLE } from './query-mix.ts';
import { BENCH_TODAY } from './world.ts';

export const NIGHTS = 7;
export const SEATS = 2;
/** Departures that the peer holds; the queries stay inside. */
export const FIRST = dayNumber(BENCH_TODAY) + 200;
export const DAYS = 60;
const AFTER = 20;

/** Bit 0 or bit 1: so that a filter takes one of two kinds, or both. */
const eitherBit = (isSecond: boolean): number => (isSecond ? 2 : 1);

export async function fillPeer(connection: DuckDBConnection, index: SearchIndex): Promise<void> {
  await connection.run(`
    create table hotel (hotel int, airport_set int, stars int, review int, facilities int);
    create table night (hotel int, plan int, board int, refund int, room int, factor int, day int, sum bigint, terms int);
    create table leg (origin int, destination int, carrier int, carrier_bit bigint, stops int, band int, bag int, day int, arrives int, price int, reduced int);
    create table set_airport (airport_set int, airport int);
    create table tax (hotel int, check_in int, fixed int, basis_points int)`);
  await append(connection, 'hotel', hotels(index));
  await append(connection, 'night', nights(index));
  await append(connection, 'leg', legs(index));
  await append(connection, 'set_airport', setAirports(index));
  await append(connection, 'tax', taxes(index));
}

/** Bigints go into bigint columns. */
async function append(
  connection: DuckDBConnection,
  table: string,
  rows: Iterable<readonly (number | bigint)[]>,
): Promise<void> {
  const appender = await connection.createAppender(table);
  for (const row of rows) {
    for (const value of row) {
      if (typeof value === 'bigint') appender.appendBigInt(value);
      else appender.appendInteger(value);
    }
    appender.endRow();
  }
  appender.closeSync();
}

function* hotels({ columns, facts }: SearchIndex): Generator<readonly number[]> {
  for (let hotel = 0; hotel < facts.hotels; hotel += 1) {
    yield [
      hotel,
      columns.hotelAirportSet[hotel]!,
      columns.hotelStars[hotel]!,
      columns.hotelReview[hotel]!,
      columns.hotelFacilities[hotel]!,
    ];
  }
}

/** Rate plans that sleep a couple. */
function* nights({ columns, facts }: SearchIndex): Generator<readonly (number | bigint)[]> {
  const factors = facts.occupancies.map((occupancy) => occupancyFactor(occupancy, COUPLE[0]!));
  for (const [plan, hotel] of columns.planHotel.entries()) {
    const [factor, planClass] = [factors[columns.planOccupancy[plan]!]!, columns.planClass[plan]!];
    if (factor === 0) continue;
    const facets = [
      1 << boardOfClass(planClass),
      eitherBit(isRefundableClass(planClass)),
      eitherBit(isAdaptedClass(planClass)),
    ];
    let sum = 0;
    for (let day = FIRST; day < FIRST + DAYS + AFTER; day += 1) {
      yield [
        hotel,
        plan,
        ...facets,
        factor,
        day,
        BigInt(sum),
        suppliedTerms(columns.terms[rowOf(day) * facts.stride + plan]!),
      ];
      sum +=
        (columns.nightSums[rowOf(day + 1) * facts.stride + plan]! -
          columns.nightSums[rowOf(day) * facts.stride + plan]!) |
        0;
    }
  }
}

function* legs(index: SearchIndex): Generator<readonly (number | bigint)[]> {
  const { columns } = index;
  for (const [series, route] of columns.seriesRoute.entries()) {
    const carrier = columns.seriesCarrier[series]!;
    const facets = [
      1 << STOPS.indexOf(columns.seriesStops[series] === 0 ? 'direct' : 'indirect'),
      1 << TIME_BANDS.indexOf(timeBandOf(columns.departureMinute[series]!)),
      eitherBit(columns.seriesBag[series] === 1),
    ];
    for (let day = FIRST; day < FIRST + DAYS + AFTER; day += 1) {
      const { fare, seats } = flightOn(index, series, day);
      if (fare === 0 || seats < SEATS) continue;
      const price = SEATS * (fare + (columns.seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0));
      yield [
        columns.routeOrigin[route]!,
        columns.routeDestination[route]!,
        carrier,
        1n << BigInt(carrier),
        ...facets,
        day,
        columns.seriesOffset[series]!,
        price,
        price - SEATS * columns.seriesSaving[series]!,
      ];
    }
  }
}

function* setAirports({ facts }: SearchIndex): Generator<readonly number[]> {
  for (const [set, airports] of facts.airportSets.entries())
    for (const airport of airports) yield [set, airport];
}

function* taxes({ columns, facts }: SearchIndex): Generator<readonly number[]> {
  const known = new Map<string, readonly [fixed: number, basisPoints: number]>();
  for (const [hotel, at] of columns.hotelTax.entries()) {
    for (let day = FIRST; day < FIRST + DAYS + 10; day += 1) {
      const rule = facts.taxRules[at];
      const stay = {
        checkIn: isoDate(day),
        nights: NIGHTS,
        stars: columns.hotelStars[hotel]!,
        rooms: 1,
        adults: SEATS,
        childAges: [],
      };
      const [fixed, basisPoints] = known.getOrInsertComputed(`${at} ${stay.stars} ${day}`, () => {
        const due = rule && taxDue(rule, stay);
        return due ? [toPence(due.hundredths, rule.currency), due.basisPoints] : [0, 0];
      });
      yield [hotel, day, fixed, basisPoints];
    }
  }
}
