/**
 * The columns of the index in one shared memory: a struct of arrays that any number of threads
 * read.
 */
import { MAX_STAY_SUM } from '#domain/catalogue/price-limits.ts';
import { makeMemory } from './shared-memory.ts';

/** What a closed night adds to the prefix sum: dearer than any stay, so one comparison tells. */
export const CLOSED = MAX_STAY_SUM + 1;
/** No such price: above every total; two of them and what is added still lie within 31 bits. */
export const NO_PRICE = 1_000_000_000;

const INT32 = [
  'control',
  'hotelVersion',
  'routeVersion',
  'hotelId',
  'hotelPlace',
  'hotelPopularity',
  'hotelFacilities',
  'hotelAirportSet',
  'hotelTax',
  'hotelCostGroup',
  'hotelCostGroupEnd',
  'hotelRank',
  'hotelCell',
  'hotelPlan',
  'nameStart',
  'hotelBits',
  'cellPlan',
  'cellOther',
  'cellAdapted',
  'cellAdaptedOther',
  'planId',
  'planHotel',
  'nightSums',
  'seriesId',
  'seriesSaving',
  'seriesBagPrice',
  'routeStart',
  'flightDays',
] as const;
const UINT16 = [
  'planOccupancy',
  'planRoom',
  'planRefundDays',
  'routeOrigin',
  'routeDestination',
  'seriesRoute',
  'seriesCarrier',
  'departureMinute',
  'arrivalMinute',
  'infantFares',
] as const;
const UINT8 = [
  'hotelStars',
  'hotelReview',
  'names',
  'cellBoard',
  'planClass',
  'planOnRequest',
  'terms',
  'seriesOffset',
  'seriesStops',
  'seriesBag',
  'seriesBagsForAll',
  'seriesAgentFee',
] as const;

type Int32Column = (typeof INT32)[number];
type Uint16Column = (typeof UINT16)[number];
type Uint8Column = (typeof UINT8)[number];
export type ColumnName = Int32Column | Uint16Column | Uint8Column;

/**
 * hotel*: by hotel in place order; its plans start at hotelPlan; hotelCostGroupEnd = past the last
 * of its neighbours that cost the same to fly to and to tax. hotelBits: [option of
 * hotel-options.ts][word of 32 hotels]. cell*: one board of one hotel; its plans run from cellPlan
 * (standard, refundable) over cellOther (standard, the others), cellAdapted and cellAdaptedOther to
 * the next cellPlan. plan*: one rate plan. nightSums, terms: [day row][plan] (packed-terms.ts),
 * nightSums being the sum of all earlier nights modulo 2³². Series by route; flightDays,
 * infantFares: [day row][series] (packed-flights.ts), and a row RING_DAYS on which nothing flies.
 * *Version: read-stable.ts.
 */
export type Columns = Readonly<
  Record<Int32Column, Int32Array> &
    Record<Uint16Column, Uint16Array> &
    Record<Uint8Column, Uint8Array>
>;

export type ColumnRange = { readonly offset: number; readonly length: number };
export type ColumnRanges = Readonly<Record<string, ColumnRange>>;

/**
 * Lengths in elements → one shared memory with every column on a cache line of its own, and how
 * many of its bytes are columns.
 */
export function layOut(lengths: Readonly<Record<ColumnName, number>>): {
  memory: WebAssembly.Memory;
  bytes: number;
  sections: ColumnRanges;
} {
  const sections: Record<string, ColumnRange> = {};
  let offset = 0;
  for (const [names, width] of [
    [INT32, 4],
    [UINT16, 2],
    [UINT8, 1],
  ] as const) {
    for (const name of names) {
      sections[name] = { offset, length: lengths[name] };
      offset = Math.ceil((offset + lengths[name] * width) / 64) * 64;
    }
  }
  return { memory: makeMemory(offset), bytes: offset, sections };
}

/** The words that say who writes what at the moment: they come first and mean nothing in a copy. */
export const passingWords = (sections: ColumnRanges): ColumnRange => ({
  offset: 0,
  length: (sections['hotelId']?.offset ?? 0) / 4,
});

/** Views of the columns of a memory laid out by layOut. */
export function viewColumns({ buffer }: WebAssembly.Memory, sections: ColumnRanges): Columns {
  const place = (name: string): readonly [ArrayBufferLike, number, number] => {
    const section = sections[name];
    if (!section) throw new Error(`index memory has no column ${name}`);
    return [buffer, section.offset, section.length];
  };
  return {
    ...record(INT32, (name) => new Int32Array(...place(name))),
    ...record(UINT16, (name) => new Uint16Array(...place(name))),
    ...record(UINT8, (name) => new Uint8Array(...place(name))),
  };
}

const record = <Name extends string, View>(
  names: readonly Name[],
  make: (name: Name) => View,
): Record<Name, View> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a view is made for every name of the closed list
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, View>;
