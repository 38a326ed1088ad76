/** What a query's hotels cost beside their rooms, reckoned once for the query. */
import { flightTables, type FlightTable, type FlightTables } from './flight-tables.ts';
import type { FlightDetail } from './flight-work.ts';
import type { Query } from './query.ts';
import { taxTables, type TaxSlots } from './taxes.ts';

/** What a hotel costs to fly to and to tax. */
export type HotelCosts = { readonly table: FlightTable; readonly taxes: TaxSlots | undefined };

export type Costs = {
  readonly tables: FlightTables;
  readonly taxesOf: (hotel: number) => TaxSlots | undefined;
};

const kept = new WeakMap<Query, Costs>();

/** The costs of a query; those that were made first serve whoever asks for less detail later. */
export const costsOf = (query: Query, detail: FlightDetail): Costs =>
  kept.getOrInsertComputed(query, () => ({ tables: flightTables(query, detail), taxesOf: taxTables(query) }));
