/** What a query's hotels cost beside their rooms, computed once for the query. */
import { flightTables, type FlightTable, type FlightTables } from '../flights/flight-tables.ts';
import type { FlightDetail } from '../flights/flight-work.ts';
import type { Query } from '../query.ts';
import type { SearchIndex } from '../search-index.ts';
import { taxTables, type StayTaxes } from './taxes.ts';

/** What a hotel costs to fly to and to tax. */
export type HotelCosts = { readonly table: FlightTable; readonly taxes: StayTaxes | undefined };

export type Costs = {
  readonly tables: FlightTables;
  readonly taxesOf: (hotel: number) => StayTaxes | undefined;
};

/**
 * Of each index the query that costs were last asked for: a weak map by query would keep all of
 * them until a major collection.
 */
const last = new WeakMap<SearchIndex, { readonly query: Query; readonly costs: Costs }>();

/** The costs of a query; those that were made first serve whoever asks for less detail next. */
export function costsOf(query: Query, detail: FlightDetail): Costs {
  const known = last.get(query.index);
  if (known?.query === query) return known.costs;
  const costs = { tables: flightTables(query, detail), taxesOf: taxTables(query) };
  last.set(query.index, { query, costs });
  return costs;
}
