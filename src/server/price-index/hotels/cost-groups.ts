/**
 * What the runs of a set of hotels (build-index) cost by slot, where the hot loops read it: flights
 * and taxes.
 */
import { tablePositions, type FlightTables } from '../flights/flight-tables.ts';
import { RUN, RUN_WORDS, setFields, TABLE_WORDS, TILE_WORK } from '../kernel/kernel.ts';
import { MOST_SLOTS, TILE_HOTELS, TILE_SEGMENTS } from '../kernel/limits.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { slotCount, type Query, blockCount } from '../query.ts';
import type { CatalogueFacts, SearchIndex } from '../search-index.ts';
import { tileLanesOf } from './stays.ts';
import { taxFiller, taxKind } from './taxes.ts';

/**
 * Kinds of runs: priced lane by lane, or cell by cell because their tax is a share of the price.
 */
export const BY_LANE = 1;
export const BY_CELL = 2;

/**
 * Makes the costs of a set's runs ready for its tiles, with all of them priced cell by cell where
 * `isByCell`. Nothing of it outlasts the next set.
 */
export function placeRunCosts(
  query: Query,
  hotels: Int32Array,
  tables: FlightTables,
  isByCell: boolean,
): void {
  const { index } = query;
  const space = index.space();
  const { words, at, kernel } = space;
  writeTileWork(query, space, hotels);
  kernel.findRuns(at.tileWork);
  const runs = words.runList.subarray(0, words.tileWork[TILE_WORK.runCount]);
  const { airportSet, taxes } = runFacts(index);
  const sets: number[] = [];
  for (let i = 0; i < runs.length; i += 1) sets.push(airportSet[runs[i]!]!);
  tables.place(sets);
  const positions = tablePositions(query);
  const placeTax = taxPlacer(query, space);
  for (let i = 0; i < runs.length; i += 1) {
    const run = runs[i]!;
    const tax = placeTax(taxes[run]!);
    const record = run * RUN_WORDS;
    words.runs[record + RUN.kind] = isByCell || tax.shares !== 0 ? BY_CELL : BY_LANE;
    words.runs[record + RUN.table] = at.tables + 4 * TABLE_WORDS * positions[sets[i]!]!;
    words.runs[record + RUN.addends] = at.runAddends + 4 * i * MOST_SLOTS;
    words.runs[record + RUN.fixedTaxes] = tax.fixed;
    words.runs[record + RUN.taxShares] = tax.shares;
  }
  kernel.addCosts(at.tileWork);
}

function writeTileWork(query: Query, { words, at }: WorkingSpace, hotels: Int32Array): void {
  const {
    index: { columns, facts },
    firstWord,
    endWord,
  } = query;
  words.tiledHotels.set(hotels);
  setFields(words.tileWork, 0, TILE_WORK, {
    hotels: at.tiledHotels,
    first: firstWord << 5,
    end: Math.min(facts.hotels, endWord << 5),
    hotelRun: columns.hotelRun.byteOffset,
    hotelRunEnd: columns.hotelRunEnd.byteOffset,
    hotelLane: columns.hotelLane.byteOffset,
    runs: at.runs,
    runList: at.runList,
    slots: slotCount(query),
    blocks: blockCount(query),
    segments: at.segments,
    live: at.tileLive,
    mostLanes: tileLanesOf(query),
    mostSegments: TILE_SEGMENTS,
    mostHotels: TILE_HOTELS,
  });
}

/** Addresses. */
type PlacedTax = { readonly fixed: number; /** 0 = none. */ readonly shares: number };

/** Writes taxes by slot, each kind once. */
function taxPlacer(
  query: Query,
  { words: { runTaxes }, at }: WorkingSpace,
): (kind: number) => PlacedTax {
  const fill = taxFiller(query);
  const placed: PlacedTax[] = [];
  let next = 0;
  const take = (): number => next++ * MOST_SLOTS;
  const place = (kind: number): PlacedTax => {
    const [fixed, shares] = [take(), take()];
    const isShare = fill(kind, runTaxes, fixed, shares);
    return { fixed: at.runTaxes + 4 * fixed, shares: isShare ? at.runTaxes + 4 * shares : 0 };
  };
  const none: PlacedTax = { fixed: at.runTaxes + 4 * take(), shares: 0 };
  runTaxes.fill(0, 0, slotCount(query));
  return (kind) => (kind < 0 ? none : (placed[kind] ??= place(kind)));
}

/** By run; taxes: the kind (taxKind). */
type RunFacts = { readonly airportSet: Int32Array; readonly taxes: Int32Array };

const known = new WeakMap<CatalogueFacts, RunFacts>();

/** What the hotels of each run have in common. */
const runFacts = ({ columns, facts }: SearchIndex): RunFacts =>
  known.getOrInsertComputed(facts, () => {
    const made: RunFacts = {
      airportSet: new Int32Array(facts.runs),
      taxes: new Int32Array(facts.runs),
    };
    columns.hotelRun.forEach((run, hotel) => {
      made.airportSet[run] = columns.hotelAirportSet[hotel]!;
      made.taxes[run] = taxKind(facts, columns.hotelTax[hotel]!, columns.hotelStars[hotel]!);
    });
    return made;
  });
