/** What a query's hotels cost beside their rooms, reckoned once for the query. */
import type { FlightTable } from './flight-prices.ts';
import { flightTables } from './flight-table.ts';
import type { FlightDetail } from './flight-work.ts';
import type { Query } from './query.ts';
import { taxTables, type TaxSlots } from './taxes.ts';
import type { SearchIndex } from '../search-index.ts';

export type Costs = {
  readonly tableOf: (airportSet: number) => FlightTable;
  readonly taxesOf: (hotel: number) => TaxSlots | undefined;
  /** Routes whose flights were looked at. */
  readonly routes: readonly number[];
};

/** Of each index the query that costs were last asked for: a weak map by query would keep all of them until a major collection. */
const last = new WeakMap<SearchIndex, { readonly query: Query; readonly costs: Costs }>();

/** The costs of a query; those that were made first serve whoever asks for less detail next. */
export function costsOf(query: Query, detail: FlightDetail): Costs {
  const known = last.get(query.index);
  if (known?.query === query) return known.costs;
  const costs = makeCosts(query, detail);
  last.set(query.index, { query, costs });
  return costs;
}

function makeCosts(query: Query, detail: FlightDetail): Costs {
  const routes: number[] = [];
  return { tableOf: flightTables(query, detail, undefined, routes), taxesOf: taxTables(query), routes };
}
