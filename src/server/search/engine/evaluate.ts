/** The answer to a query over all its hotels: who is in the result at which lead price, and every facet. */
import { cellLeads } from './cell-leads.ts';
import { NONE } from './columns.ts';
import { makeCollector } from './collect.ts';
import { readFacets } from './facets.ts';
import { scopeOfSet, type Scope } from './scope.ts';
import type { Facets } from '../facets.ts';
import { costsOf, type Costs } from './costs.ts';
import { blockCount } from './flight-work.ts';
import { isNewer, isStill, settle, type Epoch } from './index-lock.ts';
import { tablePlacer, type TablePlacer } from './placed-tables.ts';
import { planLeads } from './plan-leads.ts';
import { slotCount, type Query } from './query.ts';
import { slotRecords } from './slots.ts';
import { staticSets } from './static-filters.ts';
import type { TaxSlots } from './taxes.ts';
import { eachTile, type RunCosts, type Tile } from './tiles.ts';

/** Hotels that pass all filters, with their lead prices in pence. */
export type ResultSet = {
  readonly hotels: Int32Array;
  readonly totals: Int32Array;
  readonly facets: Facets;
  /** What was read: a change of anything else leaves the result as it is. */
  readonly scope: Scope;
  /** Of the result without the price filter. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
};

export function evaluate(query: Query): ResultSet {
  const sets = staticSets(query);
  const { price } = query.criteria.filters;
  const isPriced = price.min !== undefined || price.max !== undefined;
  const least = Math.min(price.min ?? 0, NONE);
  const most = Math.min(price.max ?? NONE, NONE - 1);
  const tables = tablePlacer(query.index.space());
  const collector = makeCollector(query, sets, least, most, isPriced, tables);
  if (slotCount(query) > 0) {
    const costs = costsOf(query, isPriced ? 'prices' : 'options');
    const records = slotRecords(query);
    const isByCell = isPriced || query.party.length > 1;
    const visit = visitor(query, sets.wanted, costs, tables, collector.add);
    if (!isByCell) visit((taxes) => !taxes?.isShare, planLeads(query, records));
    let byCell: ((tile: Tile) => void) | undefined;
    visit((taxes) => isByCell || taxes?.isShare === true, (tile) => (byCell ??= cellLeads(query, records, least, most, isPriced))(tile));
  }
  const { found, range, counts } = collector;
  return { ...found(), facets: readFacets(query, counts()), scope: scopeOfSet(sets.wanted, costsOf(query, 'asked').routes), price: range() };
}

type VisitTiles = (isTaken: (taxes: TaxSlots | undefined) => boolean, price: (tile: Tile) => void) => void;

/** Prices tile after tile of the runs whose taxes are taken; a tile whose hotels changed meanwhile is priced again. */
function visitor(query: Query, hotels: Int32Array, { tableOf, taxesOf }: Costs, tables: TablePlacer, add: (tile: Tile) => void): VisitTiles {
  const { columns: { hotelAirportSet } } = query.index;
  return (isTaken, price) => {
    const costsOfRun = (hotel: number): RunCosts | undefined => {
      const taxes = taxesOf(hotel);
      return isTaken(taxes) ? { table: tableOf(hotelAirportSet[hotel]!), taxes } : undefined;
    };
    const visit = (tile: Tile): void => {
      priceSettled(query, tile, price);
      add(tile);
    };
    eachTile(query, hotels, blockCount(query), costsOfRun, visit, tables);
  };
}

function priceSettled({ index }: Query, tile: Tile, price: (tile: Tile) => void): void {
  const { hotelVersion } = index.columns;
  const isSettled = (epoch: Epoch): boolean => isStill(index, epoch) || !tile.segments.some(({ first, count }) => isNewer(hotelVersion, first, first + count, epoch));
  settle(index, isSettled, () => price(tile));
}
