/** The columns of the index in one shared memory: a struct of arrays that any number of threads read. */

/** Rows of the day columns: a ring, so that the row of a day never depends on when the index was built. */
export const RING_DAYS = 768;
/** The row of a day number in every day column. */
export const rowOf = (day: number): number => day % RING_DAYS;
/** What a closed night adds to the prefix sum: dearer than any stay, so one comparison tells. */
export const CLOSED = 1 << 24;
/** No such price: above every total; two of them and what is added still lie within 31 bits. */
export const NONE = 1_000_000_000;

const INT32 = [
  'control',
  'hotelId', 'hotelPlace', 'hotelPopularity', 'hotelFacilities', 'hotelAirportSet', 'hotelTax', 'hotelRank', 'hotelCell', 'nameStart',
  'cellLane', 'cellOther', 'cellEnd',
  'lanePlan', 'laneHotel',
  'nightSums',
  'seriesId', 'seriesSaving', 'routeStart', 'fares', 'infantFares',
] as const;
const UINT16 = ['laneTemplate', 'laneRoom', 'laneRefundDays', 'routeOrigin', 'routeDestination', 'seriesRoute', 'seriesCarrier', 'departureMinute', 'arrivalMinute'] as const;
const UINT8 = [
  'hotelStars', 'hotelReview', 'names', 'cellBoard', 'laneOnRequest', 'laneAdapted',
  'terms', 'allotment',
  'seriesOffset', 'seriesStops', 'seriesBag', 'seriesAgentFee', 'seats',
] as const;

type Int32Column = (typeof INT32)[number];
type Uint16Column = (typeof UINT16)[number];
type Uint8Column = (typeof UINT8)[number];
export type ColumnName = Int32Column | Uint16Column | Uint8Column;

/**
 * hotel*: by hotel in place order. cell*: one board of one hotel; its lanes run from cellLane (refundable plans first) over
 * cellOther (the others) to cellEnd. lane*: one rate plan. nightSums, terms, allotment: [day row][lane], nightSums being the sum of all
 * earlier nights modulo 2³². Series by route; fares, infantFares, seats: [day row][series].
 */
export type Columns = Readonly<Record<Int32Column, Int32Array> & Record<Uint16Column, Uint16Array> & Record<Uint8Column, Uint8Array>>;

export type Section = { readonly offset: number; readonly length: number };
export type Sections = Readonly<Record<string, Section>>;

/** Lengths in elements → one shared memory with every column on a cache line of its own. */
export function layOut(lengths: Readonly<Record<ColumnName, number>>): { memory: SharedArrayBuffer; sections: Sections } {
  const sections: Record<string, Section> = {};
  let offset = 0;
  for (const [names, width] of [[INT32, 4], [UINT16, 2], [UINT8, 1]] as const) {
    for (const name of names) {
      sections[name] = { offset, length: lengths[name] };
      offset = Math.ceil((offset + lengths[name] * width) / 64) * 64;
    }
  }
  return { memory: new SharedArrayBuffer(offset), sections };
}

/** Views of the columns of a memory laid out by layOut. */
export function viewColumns(memory: SharedArrayBuffer, sections: Sections): Columns {
  const place = (name: string): readonly [SharedArrayBuffer, number, number] => {
    const section = sections[name];
    if (!section) throw new Error(`index memory has no column ${name}`);
    return [memory, section.offset, section.length];
  };
  return {
    ...record(INT32, (name) => new Int32Array(...place(name))),
    ...record(UINT16, (name) => new Uint16Array(...place(name))),
    ...record(UINT8, (name) => new Uint8Array(...place(name))),
  };
}

const record = <Name extends string, View>(names: readonly Name[], make: (name: Name) => View): Record<Name, View> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a view is made for every name of the closed list
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, View>;
