/**
 * What the cost groups of a set of hotels (build-index) cost by stay, where the hot loops read it:
 * flights and taxes.
 */
import { tablePositions, type FlightTables } from '../flights/flight-tables.ts';
import { MOST_STAYS, TILE_HOTELS, TILE_SEGMENTS } from '../kernel/limits.ts';
import { setFields } from '../kernel/record.ts';
import { FLIGHT_TABLE } from '../kernel/records/flights.ts';
import { COST_GROUP, TILE_WORK } from '../kernel/records/tiles.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { stayCount, type Query, blockCount } from '../query.ts';
import type { CatalogueFacts, SearchIndex } from '../search-index.ts';
import { tilePlansOf } from './stays.ts';
import { taxFiller, taxKind } from './taxes.ts';

/**
 * Kinds of cost groups: priced plan by plan, or cell by cell because their tax is a share of the
 * price.
 */
export const BY_PLAN = 1;
export const BY_CELL = 2;

/**
 * Makes the costs of a set's cost groups ready for its tiles, with all of them priced cell by cell
 * where `isByCell`. Nothing of it outlasts the next set.
 */
export function placeCosts(
  query: Query,
  hotels: Int32Array,
  tables: FlightTables,
  isByCell: boolean,
): void {
  const { index } = query;
  const space = index.space();
  const { words, at, kernel } = space;
  writeTileWork(query, space, hotels);
  kernel.findCostGroups(at.tileWork);
  const costGroups = words.costGroupList.subarray(0, words.tileWork[TILE_WORK.at.costGroupCount]);
  const { airportSet, taxes } = costGroupFacts(index);
  const sets: number[] = [];
  for (let i = 0; i < costGroups.length; i += 1) sets.push(airportSet[costGroups[i]!]!);
  tables.place(sets);
  const positions = tablePositions(query);
  const placeTax = taxPlacer(query, space);
  for (let i = 0; i < costGroups.length; i += 1) {
    const costGroup = costGroups[i]!;
    const tax = placeTax(taxes[costGroup]!);
    const record = costGroup * COST_GROUP.words;
    words.costGroups[record + COST_GROUP.at.kind] =
      isByCell || tax.shares !== 0 ? BY_CELL : BY_PLAN;
    words.costGroups[record + COST_GROUP.at.table] =
      at.tables + 4 * FLIGHT_TABLE.words * positions[sets[i]!]!;
    words.costGroups[record + COST_GROUP.at.addends] = at.costGroupAddends + 4 * i * MOST_STAYS;
    words.costGroups[record + COST_GROUP.at.fixedTaxes] = tax.fixed;
    words.costGroups[record + COST_GROUP.at.taxShares] = tax.shares;
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
    hotelCostGroup: columns.hotelCostGroup.byteOffset,
    hotelCostGroupEnd: columns.hotelCostGroupEnd.byteOffset,
    hotelPlan: columns.hotelPlan.byteOffset,
    costGroups: at.costGroups,
    costGroupList: at.costGroupList,
    stays: stayCount(query),
    blocks: blockCount(query),
    segments: at.segments,
    live: at.tileLive,
    mostPlans: tilePlansOf(query),
    mostSegments: TILE_SEGMENTS,
    mostHotels: TILE_HOTELS,
  });
}

/** Addresses. */
type PlacedTax = { readonly fixed: number; /** 0 = none. */ readonly shares: number };

/** Writes taxes by stay, each kind once. */
function taxPlacer(
  query: Query,
  { words: { costGroupTaxes }, at }: WorkingSpace,
): (kind: number) => PlacedTax {
  const fill = taxFiller(query);
  const placed: PlacedTax[] = [];
  let next = 0;
  const take = (): number => next++ * MOST_STAYS;
  const place = (kind: number): PlacedTax => {
    const [fixed, shares] = [take(), take()];
    const isShare = fill(kind, costGroupTaxes, fixed, shares);
    return {
      fixed: at.costGroupTaxes + 4 * fixed,
      shares: isShare ? at.costGroupTaxes + 4 * shares : 0,
    };
  };
  const none: PlacedTax = { fixed: at.costGroupTaxes + 4 * take(), shares: 0 };
  costGroupTaxes.fill(0, 0, stayCount(query));
  return (kind) => (kind < 0 ? none : (placed[kind] ??= place(kind)));
}

/** By cost group; taxes: the kind (taxKind). */
type CostGroupFacts = { readonly airportSet: Int32Array; readonly taxes: Int32Array };

const known = new WeakMap<CatalogueFacts, CostGroupFacts>();

/** What the hotels of each cost group have in common. */
const costGroupFacts = ({ columns, facts }: SearchIndex): CostGroupFacts =>
  known.getOrInsertComputed(facts, () => {
    const made: CostGroupFacts = {
      airportSet: new Int32Array(facts.costGroups),
      taxes: new Int32Array(facts.costGroups),
    };
    columns.hotelCostGroup.forEach((costGroup, hotel) => {
      made.airportSet[costGroup] = columns.hotelAirportSet[hotel]!;
      made.taxes[costGroup] = taxKind(facts, columns.hotelTax[hotel]!, columns.hotelStars[hotel]!);
    });
    return made;
  });
