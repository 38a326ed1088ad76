/** What the runs of a set of hotels (build-index) cost by slot, where the hot loops read it: flights and taxes. */
import { makeParty } from '#domain/party.ts';
import type { FlightTables } from './flight-tables.ts';
import { RUN, RUN_WORDS, TABLE, TABLE_WORDS, TILE_WORK } from './kernel/kernel.ts';
import { slotCount, type Query } from './query.ts';
import { blockCount } from './slots.ts';
import { fillTaxes, isByStars } from './taxes.ts';
import type { CatalogueFacts, SearchIndex } from '../search-index.ts';
import { MOST_SLOTS, TILE_HOTELS, TILE_SEGMENTS, type WorkingSpace } from './working-space.ts';

/** Kinds of runs: priced lane by lane, or cell by cell because their tax is a share of the price. */
export const BY_LANE = 1;
export const BY_CELL = 2;

/** Makes the costs of a set's runs ready for its tiles, with all of them priced cell by cell where `isByCell`. Nothing of it outlasts the next set. */
export function placeRunCosts(query: Query, hotels: Int32Array, tables: FlightTables, isByCell: boolean): void {
  const { index } = query;
  const space = index.space();
  const { words, at, kernel } = space;
  writeTileWork(query, space, hotels);
  kernel.findRuns(at.tileWork);
  const runs = words.runList.subarray(0, words.tileWork[TILE_WORK.runCount]);
  const { airportSet } = runFacts(index);
  tables.place(new Set(Array.from(runs, (run) => airportSet[run]!)));
  const taxes = taxPlacer(query, space);
  runs.forEach((run, position) => {
    const flights = tables.positionOf(airportSet[run]!);
    const tax = taxes(run);
    const record = run * RUN_WORDS;
    words.runs[record + RUN.kind] = isFlown(space, flights) ? (isByCell || tax.shares !== 0 ? BY_CELL : BY_LANE) : 0;
    words.runs[record + RUN.table] = at.tables + 4 * TABLE_WORDS * flights;
    words.runs[record + RUN.addends] = at.runAddends + 4 * position * MOST_SLOTS;
    words.runs[record + RUN.fixedTaxes] = tax.fixed;
    words.runs[record + RUN.taxShares] = tax.shares;
  });
  kernel.addCosts(at.tileWork);
}

function writeTileWork(query: Query, { words, at, tileLanes }: WorkingSpace, hotels: Int32Array): void {
  const { columns, facts } = query.index;
  const { tileWork: work } = words;
  words.tiledHotels.set(hotels);
  work[TILE_WORK.hotels] = at.tiledHotels;
  work[TILE_WORK.hotelCount] = facts.hotels;
  work[TILE_WORK.hotelRun] = columns.hotelRun.byteOffset;
  work[TILE_WORK.hotelRunEnd] = columns.hotelRunEnd.byteOffset;
  work[TILE_WORK.hotelLane] = columns.hotelLane.byteOffset;
  work[TILE_WORK.runs] = at.runs;
  work[TILE_WORK.runList] = at.runList;
  work[TILE_WORK.slots] = slotCount(query);
  work[TILE_WORK.blocks] = blockCount(query);
  work[TILE_WORK.segments] = at.segments;
  work[TILE_WORK.live] = at.tileLive;
  work[TILE_WORK.mostLanes] = tileLanes;
  work[TILE_WORK.mostSegments] = TILE_SEGMENTS;
  work[TILE_WORK.mostHotels] = TILE_HOTELS;
}

function isFlown({ words, at }: WorkingSpace, position: number): boolean {
  const blocks = words.tileWork[TILE_WORK.blocks]!;
  const live = (words.tables[position * TABLE_WORDS + TABLE.live]! - at.tableWords) >>> 2;
  for (let block = 0; block < blocks; block += 1) if (words.tableWords[live + block] !== 0) return true;
  return false;
}

type PlacedTax = { readonly fixed: number; /** 0 = none. */ readonly shares: number };

/** Writes taxes by slot, each rule and star rating that it tells apart once. */
function taxPlacer(query: Query, { words, at }: WorkingSpace): (run: number) => PlacedTax {
  const { facts: { taxRules } } = query.index;
  const { tax, stars } = runFacts(query.index);
  const slots = slotCount(query);
  const people = makeParty(query.party);
  const placed = new Map<number, PlacedTax>();
  const row = (position: number): Int32Array => words.runTaxes.subarray(position * MOST_SLOTS, position * MOST_SLOTS + slots);
  const addressOf = (position: number): number => at.runTaxes + 4 * position * MOST_SLOTS;
  const none: PlacedTax = { fixed: addressOf(0), shares: 0 };
  row(0).fill(0);
  const place = (rule: number, star: number): PlacedTax => {
    const position = 1 + 2 * placed.size;
    const isShare = fillTaxes(query, rule, star, people, row(position), row(position + 1));
    return { fixed: addressOf(position), shares: isShare ? addressOf(position + 1) : 0 };
  };
  return (run) => {
    const rule = tax[run]!;
    if (rule < 0) return none;
    const star = isByStars(taxRules[rule]!) ? stars[run]! : 0;
    return placed.getOrInsertComputed(rule * MOST_STARS + star, () => place(rule, star));
  };
}

const MOST_STARS = 16;

type RunFacts = { readonly airportSet: Int32Array; readonly tax: Int32Array; readonly stars: Int32Array };

const known = new WeakMap<CatalogueFacts, RunFacts>();

/** What the hotels of each run have in common; stars only where their tax tells them apart. */
const runFacts = ({ columns, facts }: SearchIndex): RunFacts =>
  known.getOrInsertComputed(facts, () => {
    const made: RunFacts = { airportSet: new Int32Array(facts.runs), tax: new Int32Array(facts.runs), stars: new Int32Array(facts.runs) };
    columns.hotelRun.forEach((run, hotel) => {
      made.airportSet[run] = columns.hotelAirportSet[hotel]!;
      made.tax[run] = columns.hotelTax[hotel]!;
      made.stars[run] = columns.hotelStars[hotel]!;
    });
    return made;
  });
