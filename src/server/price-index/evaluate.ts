/**
 * The answer to a query over all its hotels: who is in the result at which lead price, and every
 * facet.
 */
import { countFacets, type FacetNumbers } from './facets.ts';
import { cellLeadPrices } from './hotels/cell-lead-prices.ts';
import { makeCollector } from './hotels/collect.ts';
import { BY_CELL, BY_PLAN, placeCosts } from './hotels/cost-groups.ts';
import { costsOf } from './hotels/costs.ts';
import { planLeadPrices } from './hotels/plan-lead-prices.ts';
import { staticSets } from './hotels/static-filters.ts';
import { writeStays } from './hotels/stays.ts';
import { eachTile, segmentsOf, type Tile } from './hotels/tiles.ts';
import { NO_PRICE } from './memory/columns.ts';
import { stayCount, type Query } from './query.ts';
import { isNewer, isStill, readStable, type Epoch } from './read-stable.ts';
import { scopeOfQuery, type Scope } from './scope.ts';

/** Hotels that pass all filters, with their lead prices in pence. */
export type ResultSet = {
  readonly hotels: Int32Array;
  readonly totals: Int32Array;
  readonly facets: FacetNumbers;
  /** What was read: a change of anything else leaves the result as it is. */
  readonly scope: Scope;
  /** Of the result without the price filter. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
};

export function evaluate(query: Query): ResultSet {
  const sets = staticSets(query);
  const { price } = query.criteria.filters;
  const isPriced = price.min !== undefined || price.max !== undefined;
  const least = Math.min(price.min ?? 0, NO_PRICE);
  const most = Math.min(price.max ?? NO_PRICE, NO_PRICE - 1);
  const { tables } = costsOf(query, isPriced ? 'prices' : 'options');
  const collector = makeCollector(query, sets, least, most, isPriced);
  if (stayCount(query) > 0) {
    const isByCell = isPriced || query.party.length > 1;
    writeStays(query);
    placeCosts(query, sets.wanted, tables, isByCell);
    const visit = (kind: number, makePrice: () => (tile: Tile) => void): void => {
      let priceTile: ((tile: Tile) => void) | undefined;
      eachTile(query, kind, (tile) => {
        priceSettled(query, tile, (priceTile ??= makePrice()));
        collector.add(tile);
      });
    };
    visit(BY_PLAN, () => planLeadPrices(query));
    visit(BY_CELL, () => cellLeadPrices(query, least, most, isPriced));
  }
  const { found, range, counts } = collector;
  return {
    ...found(),
    facets: countFacets(query, counts()),
    scope: scopeOfQuery(query, sets.wanted),
    price: range(),
  };
}

/** Prices a tile; when its hotels changed meanwhile, again. */
function priceSettled({ index }: Query, tile: Tile, price: (tile: Tile) => void): void {
  const { hotelVersion } = index.columns;
  const isStable = (epoch: Epoch): boolean =>
    isStill(index, epoch) ||
    !segmentsOf(index.space(), tile).some(({ first, count }) =>
      isNewer(hotelVersion, first, first + count, epoch),
    );
  readStable(index, isStable, () => price(tile));
}
