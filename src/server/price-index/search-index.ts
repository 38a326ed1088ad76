/**
 * The index as a thread sees it: shared columns, the small facts beside them, and caches of its
 * own.
 */
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import type { Occupancy } from '#domain/catalogue/occupancy.ts';
import { type IndexSizes } from './kernel/areas.ts';
import { listFlights } from './kernel/flight-lists.ts';
import { makeWorkingSpace, type AttachOptions, type WorkingSpace } from './kernel/working-space.ts';
import { viewColumns, type Columns, type ColumnRanges } from './memory/columns.ts';
import { pairRoutes, type RoutePair } from './memory/route-pairs.ts';

/** A place in depth-first order; its hotels are the range [hotelStart, hotelEnd). */
export type PlaceFacts = {
  readonly id: string;
  /** Index of the parent, -1 at the top. */
  readonly parent: number;
  readonly kind: string;
  readonly cityBreak: boolean;
  readonly hotelStart: number;
  readonly hotelEnd: number;
};

/** What is small and never patched; copied to each thread. */
export type CatalogueFacts = {
  readonly hotels: number;
  readonly plans: number;
  /** Elements from one day row of plans to the next. */
  readonly stride: number;
  readonly series: number;
  /** Day number of the first day that is priced; RING_DAYS - 1 days are. */
  readonly firstDay: number;
  readonly maxArrivalOffset: number;
  readonly places: readonly PlaceFacts[];
  readonly airports: readonly string[];
  /** Indexes of the airports that packages may leave from. */
  readonly departures: readonly number[];
  readonly carriers: readonly string[];
  /** Airport indexes of each distinct choice of arrival airports. */
  readonly airportSets: readonly (readonly number[])[];
  readonly roomCodes: readonly string[];
  /** How many different cost groups of hotels there are: hotelCostGroup counts up to it. */
  readonly costGroups: number;
  readonly occupancies: readonly Occupancy[];
  /** hotelTax counts into these; -1 = none. */
  readonly taxRules: readonly TaxRule[];
};

/** The handle of an index: send it to any thread and attach it there. */
export type SharedIndex = {
  readonly memory: WebAssembly.Memory;
  /** Bytes of columns at the start of the memory; behind them the threads' working space. */
  readonly bytes: number;
  readonly sections: ColumnRanges;
  readonly facts: CatalogueFacts;
};

export type SearchIndex = {
  readonly columns: Columns;
  readonly facts: CatalogueFacts;
  readonly hotelAt: ReadonlyMap<number, number>;
  readonly planAt: ReadonlyMap<number, number>;
  readonly seriesAt: ReadonlyMap<number, number>;
  readonly placeAt: ReadonlyMap<string, number>;
  readonly airportAt: ReadonlyMap<string, number>;
  readonly carrierAt: ReadonlyMap<string, number>;
  /** Route pairs by arrival airport. */
  readonly pairsTo: readonly (readonly RoutePair[])[];
  readonly caches: IndexCaches;
  /** This thread's own, taken when first asked for. */
  readonly space: () => WorkingSpace;
};

/** Filled as queries come; bounded. */
export type IndexCaches = {
  readonly factors: Map<string, Int32Array>;
  /** By party, kind of tax (taxes.ts) and nights; `kept` of them. */
  readonly taxes: { readonly byParty: Map<string, TaxDays[][]>; kept: number };
};

/**
 * Local taxes by check-in day from the index's first: pence per stay, and basis points of the room
 * price.
 */
export type TaxDays = { readonly fixed: Int32Array; readonly basisPoints: Int32Array };

/** Opens an index in this thread. */
export function attachIndex(
  { memory, sections, facts }: SharedIndex,
  options: AttachOptions = {},
): SearchIndex {
  const columns = viewColumns(memory, sections);
  const pairsTo = pairRoutes(columns, facts);
  let space: WorkingSpace | undefined;
  return {
    columns,
    facts,
    hotelAt: positions(columns.hotelId),
    planAt: positions(columns.planId),
    seriesAt: positions(columns.seriesId),
    placeAt: new Map(facts.places.map(({ id }, i) => [id, i])),
    airportAt: new Map(facts.airports.map((iata, i) => [iata, i])),
    carrierAt: new Map(facts.carriers.map((iata, i) => [iata, i])),
    pairsTo,
    caches: { factors: new Map(), taxes: { byParty: new Map(), kept: 0 } },
    space: () =>
      (space ??= makeWorkingSpace(
        memory,
        columns,
        sizesOf(facts),
        listFlights(columns, facts.airportSets, pairsTo),
        options,
      )),
  };
}

const sizesOf = ({
  stride,
  hotels,
  costGroups,
  occupancies,
  series,
  airports,
  airportSets,
  carriers,
}: CatalogueFacts): IndexSizes => ({
  plans: stride,
  hotels,
  costGroups,
  occupancies: occupancies.length,
  series,
  airports: airports.length,
  airportSets: airportSets.length,
  carriers: carriers.length,
});

/** Ids are positive; padding is 0. */
function positions(ids: Int32Array): Map<number, number> {
  const map = new Map<number, number>();
  ids.forEach((id, i) => {
    if (id > 0) map.set(id, i);
  });
  return map;
}
