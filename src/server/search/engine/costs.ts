/** What a query's hotels cost beside their rooms, reckoned once for the query. */
import type { FlightTable } from './flight-prices.ts';
import { flightTables } from './flight-table.ts';
import type { FlightDetail } from './flight-work.ts';
import type { Query } from './query.ts';
import { taxTables, type TaxSlots } from './taxes.ts';

export type Costs = {
  readonly tableOf: (airportSet: number) => FlightTable;
  readonly taxesOf: (hotel: number) => TaxSlots | undefined;
  /** Routes whose flights were looked at. */
  readonly routes: readonly number[];
};

const kept = new WeakMap<Query, Costs>();

/** The costs of a query; those that were made first serve whoever asks for less detail later. */
export const costsOf = (query: Query, detail: FlightDetail): Costs =>
  kept.getOrInsertComputed(query, () => {
    const routes: number[] = [];
    return { tableOf: flightTables(query, detail, undefined, routes), taxesOf: taxTables(query), routes };
  });
