/** DuckDB on the same data: lead prices of couples' holidays of seven nights, without facets, against the engine with all of them; the leads of all hotels are compared. Both know terms, savings and adapted rooms. */
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { addDays, dayNumber, isoDate } from '#domain/dates.ts';
import { occupancyFactor } from '#domain/catalogue/occupancy.ts';
import { taxDue } from '#domain/catalogue/local-tax.ts';
import { AGENT_BOOKING_FEE, ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { toPence } from '#domain/catalogue/exchange.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { CLOSED, rowOf } from '#server/search/engine/columns.ts';
import { evaluate } from '#server/search/engine/evaluate.ts';
import { makeQuery } from '#server/search/engine/query.ts';
import { makeChance } from '#server/search/oracle/chance.ts';
import { isAdaptedClass } from '#server/search/engine/lane-class.ts';
import { suppliedTerms } from '#server/search/engine/packed-terms.ts';
import { CLOSED_TO_DEPARTURE } from '#domain/catalogue/stay-terms.ts';
import { flightOn } from '#server/search/engine/flight-days.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { COUPLE } from './query-mix.ts';
import { BENCH_TODAY, type BenchWorld } from './world.ts';

const NIGHTS = 7;
const SEATS = 2;
/** Departures that the peer holds; the queries stay inside. */
const FIRST = dayNumber(BENCH_TODAY) + 200;
const DAYS = 60;

export type PeerReport = { readonly queries: number; readonly meanMs: number; readonly ourMeanMs: number; readonly ratio: number; readonly mismatches: number };

export async function comparePeer(world: BenchWorld, index: SearchIndex, queries: number): Promise<PeerReport> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await fill(connection, index);
  const chance = makeChance(4);
  const countries = world.places.filter(({ kind }) => kind === 'country').map(({ id }) => id);
  const asked = Array.from({ length: queries }, (_, i): Criteria => {
    const departureDate = isoDate(FIRST + chance.between(5, DAYS - 20));
    const locationIds = i % 4 === 0 ? [] : [chance.pick(countries)];
    return { ...defaultCriteria(departureDate), departureRangeEndDate: departureDate, locationIds, departureAirports: i % 2 === 0 ? [] : [chance.pick(world.origins)], nights: [NIGHTS], party: COUPLE };
  });
  let peerMs = 0;
  let ourMs = 0;
  let mismatches = 0;
  for (const criteria of asked) {
    const from = performance.now();
    const theirs = await askPeer(connection, index, criteria);
    const between = performance.now();
    const ours = evaluate(makeQuery(index, criteria, BENCH_TODAY));
    ourMs += performance.now() - between;
    peerMs += between - from;
    const leadOf = new Map(Array.from(ours.hotels, (hotel, i) => [hotel, ours.totals[i]] as const));
    if (theirs.length !== leadOf.size || !theirs.every(([hotel, lead]) => lead === leadOf.get(hotel))) mismatches += 1;
  }
  connection.closeSync();
  return { queries, meanMs: peerMs / queries, ourMeanMs: ourMs / queries, ratio: peerMs / ourMs, mismatches };
}

async function askPeer(connection: DuckDBConnection, { hotelAt, facts, placeAt }: SearchIndex, criteria: Criteria): Promise<(readonly [hotel: number, lead: number])[]> {
  const from = dayNumber(addDays(criteria.departureDate, -criteria.flexibility));
  const to = dayNumber(addDays(criteria.departureDate, criteria.flexibility));
  const place = facts.places[placeAt.get(criteria.locationIds[0] ?? '') ?? -1] ?? { hotelStart: 0, hotelEnd: hotelAt.size };
  const airports = criteria.departureAirports.map((iata) => facts.airports.indexOf(iata));
  const scope = (column: string): string => `${column} >= ${place.hotelStart} and ${column} < ${place.hotelEnd}`;
  const reader = await connection.runAndReadAll(`
    with ways as (
      select origin, destination, carrier, day + arrives as check_in, min(price) as price, min(reduced) as reduced from leg
      where day between ${from} and ${to} ${airports.length > 0 ? `and origin in (${airports.join()})` : ''} group by all
    ), returns as (
      select origin, destination, carrier, day, min(price) as price, min(reduced) as reduced from leg where day between ${from + NIGHTS} and ${to + 2 + NIGHTS} group by all
    ), pairs as (
      select w.destination as airport, w.check_in, min(if(w.carrier = b.carrier, w.reduced + b.reduced, w.price + b.price)) as price from ways w
      join returns b on b.origin = w.destination and b.destination = w.origin and b.day = w.check_in + ${NIGHTS} group by all
    ), flights as (
      select hotel, check_in, min(price) as price from hotel_airport join pairs using (airport) where ${scope('hotel')} group by all
    ), stays as (
      select s.hotel, s.day as check_in, min(((e.sum - s.sum) * s.factor + 64) // 128) as price from night s
      join night e on e.lane = s.lane and e.day = s.day + ${NIGHTS}
      where ${scope('s.hotel')} and s.day between ${from} and ${to + 2} and (s.terms & 31) <= ${NIGHTS} and (e.terms & ${CLOSED_TO_DEPARTURE}) = 0 and e.sum - s.sum < ${CLOSED} group by all
    ), leads as (
      select hotel, min(s.price + f.price + ${SEATS * ATOL_CONTRIBUTION} + t.fixed + (s.price * t.basis_points + 5000) // 10000) as lead
      from stays s join flights f using (hotel, check_in) join tax t using (hotel, check_in) group by all
    ) select hotel, lead::int as lead from leads`);
  const [hotels = [], leads = []] = reader.getColumnsJS();
  return hotels.map((hotel, i) => [Number(hotel), Number(leads[i])] as const);
}

/** The peer's tables hold what the engine holds, in the shape that suits it best: prefix sums, factors joined in, sorted by hotel. */
async function fill(connection: DuckDBConnection, index: SearchIndex): Promise<void> {
  await connection.run(`
    create table night (hotel int, lane int, day int, sum bigint, terms int, factor int);
    create table leg (origin int, destination int, carrier int, day int, arrives int, price int, reduced int);
    create table hotel_airport (hotel int, airport int);
    create table tax (hotel int, check_in int, fixed int, basis_points int)`);
  await fillNights(connection, index);
  await append(connection, 'leg', legs(index));
  await append(connection, 'hotel_airport', hotelAirports(index));
  await append(connection, 'tax', taxes(index));
}

async function append(connection: DuckDBConnection, table: string, rows: Iterable<readonly number[]>): Promise<void> {
  const appender = await connection.createAppender(table);
  for (const row of rows) {
    for (const value of row) appender.appendInteger(value);
    appender.endRow();
  }
  appender.closeSync();
}

async function fillNights(connection: DuckDBConnection, { columns, facts }: SearchIndex): Promise<void> {
  const appender = await connection.createAppender('night');
  const factors = facts.occupancies.map((occupancy) => occupancyFactor(occupancy, COUPLE[0]!));
  columns.lanePlan.forEach((_plan, lane) => {
    const factor = factors[columns.laneTemplate[lane]!]!;
    if (factor === 0 || isAdaptedClass(columns.laneClass[lane]!)) return;
    let sum = 0;
    for (let day = FIRST; day < FIRST + DAYS + 20; day += 1) {
      for (const value of [columns.laneHotel[lane]!, lane, day]) appender.appendInteger(value);
      appender.appendBigInt(BigInt(sum));
      for (const value of [suppliedTerms(columns.terms[rowOf(day) * facts.stride + lane]!), factor]) appender.appendInteger(value);
      appender.endRow();
      sum += (columns.nightSums[rowOf(day + 1) * facts.stride + lane]! - columns.nightSums[rowOf(day) * facts.stride + lane]!) | 0;
    }
  });
  appender.closeSync();
}

function* legs(index: SearchIndex): Generator<readonly number[]> {
  const { columns } = index;
  for (const [series, route] of columns.seriesRoute.entries()) {
    for (let day = FIRST; day < FIRST + DAYS + 20; day += 1) {
      const { fare, seats } = flightOn(index, series, day);
      if (fare === 0 || seats < SEATS) continue;
      const price = SEATS * (fare + (columns.seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0));
      yield [columns.routeOrigin[route]!, columns.routeDestination[route]!, columns.seriesCarrier[series]!, day, columns.seriesOffset[series]!, price, price - SEATS * columns.seriesSaving[series]!];
    }
  }
}

function* hotelAirports({ columns, facts }: SearchIndex): Generator<readonly number[]> {
  for (const [hotel, set] of columns.hotelAirportSet.entries()) for (const airport of facts.airportSets[set]!) yield [hotel, airport];
}

function* taxes({ columns, facts }: SearchIndex): Generator<readonly number[]> {
  const known = new Map<string, readonly [fixed: number, basisPoints: number]>();
  for (const [hotel, at] of columns.hotelTax.entries()) {
    for (let day = FIRST; day < FIRST + DAYS + 10; day += 1) {
      const rule = facts.taxRules[at];
      const stay = { checkIn: isoDate(day), nights: NIGHTS, stars: columns.hotelStars[hotel]!, rooms: 1, adults: SEATS, childAges: [] };
      const [fixed, basisPoints] = known.getOrInsertComputed(`${at} ${stay.stars} ${day}`, () => {
        const due = rule && taxDue(rule, stay);
        return due ? [toPence(due.hundredths, rule.currency), due.basisPoints] : [0, 0];
      });
      yield [hotel, day, fixed, basisPoints];
    }
  }
}
