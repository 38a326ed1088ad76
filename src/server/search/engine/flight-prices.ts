/** What flights to one set of airports cost by slot, as flight-table.ts makes it. */

export type FlightTable = {
  /** Arrival airports, and the one arrival day offset that was looked at (undefined = any). */
  readonly arrivals: readonly number[];
  readonly offset: number | undefined;
  /** Carrier indexes of the variants from CARRIERS_AT on. */
  readonly carriers: readonly number[];
  readonly variants: number;
  readonly blocks: number;
  /** Slots that can be flown, a bit each: [variant][block]. */
  readonly flown: Int32Array;
  /** Slots that any variant can fly, by block. */
  readonly live: Int32Array;
  /** Pence for the whole party with agent fees and ATOL contribution, by slot, as the search asks; NONE where nothing flies. */
  readonly prices: Int32Array;
  /** The same, [variant][slot], when they were asked for. */
  readonly variantPrices: Int32Array | undefined;
};
