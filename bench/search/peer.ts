/**
 * DuckDB on the same data and machine: couples' holidays of seven nights, half of them with
 * filters. Lead prices and every facet are compared; both sides are timed with all facets, the peer
 * in one statement on all cores, the engine in one thread.
 */
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { isoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS, REVIEW_STEPS, STOPS, type Filters } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import { evaluate, type ResultSet } from '#server/price-index/evaluate.ts';
import { listFacets, type FacetCount } from '#server/price-index/facets.ts';
import { makeQuery } from '#server/price-index/query.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { makeChance, type Chance } from '../../tests/oracle/chance.ts';
import { areasOf, questionOf } from './peer-question.ts';
import { DAYS, fillPeer, FIRST, NIGHTS } from './peer-tables.ts';
import { COUPLE } from './query-mix.ts';
import { BENCH_TODAY, type BenchWorld } from './world.ts';

/** `mismatches`: lead prices and facet counts that differ or that only one side has. */
export type PeerReport = {
  readonly queries: number;
  readonly meanMs: number;
  readonly ourMeanMs: number;
  readonly ratio: number;
  readonly mismatches: number;
};

export async function comparePeer(
  world: BenchWorld,
  index: SearchIndex,
  queries: number,
): Promise<PeerReport> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await fillPeer(connection, index);
  const asked = makeQuestions(world, index, queries);
  // The first is asked once before, so that neither side is measured cold.
  await askPeer(connection, questionOf(index, asked[0]!));
  let [peerMs, ourMs, mismatches] = [0, 0, 0];
  for (const criteria of asked) {
    const question = questionOf(index, criteria);
    const from = performance.now();
    const theirs = await askPeer(connection, question);
    const between = performance.now();
    const ours = evaluate(makeQuery(index, criteria, BENCH_TODAY));
    ourMs += performance.now() - between;
    peerMs += between - from;
    mismatches += differences(numbersOf(index, ours), numbersOfPeer(theirs));
  }
  connection.closeSync();
  return {
    queries,
    meanMs: peerMs / queries,
    ourMeanMs: ourMs / queries,
    ratio: peerMs / ourMs,
    mismatches,
  };
}

function makeQuestions(world: BenchWorld, index: SearchIndex, queries: number): Criteria[] {
  const chance = makeChance(4);
  const countries = world.places.filter(({ kind }) => kind === 'country').map(({ id }) => id);
  return Array.from({ length: queries }, (_, i): Criteria => {
    const departureDate = isoDate(FIRST + chance.between(5, DAYS - 20));
    const criteria: Criteria = {
      ...defaultCriteria(departureDate),
      nights: [NIGHTS],
      party: COUPLE,
      locationIds: i % 4 === 0 ? [] : [chance.pick(countries)],
      departureAirports: i % 2 === 0 ? [] : [chance.pick(world.origins)],
    };
    return chance.odds(0.5)
      ? criteria
      : { ...criteria, filters: makeFilters(chance, index, areasOf(index, criteria)) };
  });
}

function makeFilters(chance: Chance, { facts }: SearchIndex, areas: readonly number[]): Filters {
  const sometimes = <Value>(value: Value, otherwise: Value): Value =>
    chance.odds(0.2) ? value : otherwise;
  return {
    ...NO_FILTERS,
    board: sometimes(chance.some(BOARD_CODES, 0.4), []),
    stars: sometimes([4, 5], []),
    review: sometimes<Filters['review']>(chance.pick(REVIEW_STEPS), undefined),
    price: sometimes<Filters['price']>({ min: 60_000, max: chance.between(80_000, 300_000) }, {}),
    facilities: sometimes([chance.pick(FACILITIES)], []),
    areas: sometimes(
      chance.some(areas, 0.3).map((at) => facts.places[at]!.id),
      [],
    ),
    carriers: sometimes(chance.some(facts.carriers, 0.3), []),
    stops: sometimes<Filters['stops']>(['direct'], []),
    outboundTime: sometimes(chance.some(TIME_BANDS, 0.5), []),
    inboundTime: sometimes(chance.some(TIME_BANDS, 0.5), []),
    freeCancellation: chance.odds(0.2),
    holdBagIncluded: chance.odds(0.2),
    adaptedRoom: chance.odds(0.2),
  };
}

/** Lead prices and counts above 0 by `facet option`, hotels and options by their position. */
type Numbers = ReadonlyMap<string, number>;

async function askPeer(
  connection: DuckDBConnection,
  question: string,
): Promise<readonly (readonly unknown[])[]> {
  return (await connection.runAndReadAll(question)).getColumnsJS();
}

const numbersOfPeer = ([
  facets = [],
  options = [],
  numbers = [],
]: readonly (readonly unknown[])[]): Numbers =>
  new Map(facets.map((facet, i) => [`${String(facet)} ${Number(options[i])}`, Number(numbers[i])]));

function numbersOf(
  { placeAt, carrierAt }: SearchIndex,
  { hotels, totals, facets: counted }: ResultSet,
): Numbers {
  const facets = listFacets(counted);
  const list = (
    facet: string,
    counts: readonly FacetCount[],
    positionOf: (value: string) => number,
  ): [string, number][] =>
    counts.map(({ value, count }) => [`${facet} ${positionOf(value)}`, count]);
  const positionIn =
    (all: readonly (string | number)[]) =>
    (value: string): number =>
      all.map(String).indexOf(value);
  return new Map([
    ...Array.from(hotels, (hotel, i): [string, number] => [`lead ${hotel}`, totals[i]!]),
    ...list('board', facets.board, positionIn(BOARD_CODES)),
    ...list('stars', facets.stars, Number),
    ...list('review', facets.review, positionIn(REVIEW_STEPS)),
    ...list('facilities', facets.facilities, positionIn(FACILITIES)),
    ...list('areas', facets.areas, (id) => placeAt.get(id)!),
    ...list('carriers', facets.carriers, (code) => carrierAt.get(code)!),
    ...list('stops', facets.stops, positionIn(STOPS)),
    ...list('outboundTime', facets.outboundTime, positionIn(TIME_BANDS)),
    ...list('inboundTime', facets.inboundTime, positionIn(TIME_BANDS)),
    ['freeCancellation 0', facets.freeCancellation] as const,
    ['holdBagIncluded 0', facets.holdBagIncluded] as const,
    ['adaptedRoom 0', facets.adaptedRoom] as const,
  ]);
}

/** What one side has otherwise than the other; an option without hotels may be left out. */
const differences = (ours: Numbers, theirs: Numbers): number =>
  new Set([...ours.keys(), ...theirs.keys()])
    .values()
    .filter((key) => (ours.get(key) ?? 0) !== (theirs.get(key) ?? 0))
    .toArray().length;
