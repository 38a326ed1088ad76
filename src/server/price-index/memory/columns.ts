/**
 * The columns of the index in one shared memory: a struct of arrays that any number of threads
 * read.
 */
import { MAX_STAY_SUM } from '#domain/catalogue/price-limits.ts';

/**
 * Rows of the day columns, a ring, so that the row of a day never depends on when the index was
 * built: 730 days, 28 nights, an arrival after midnight, and a week in which a snapshot can still
 * be read.
 */
export const RING_DAYS = 768;
/** The row of a day number in every day column. */
export const rowOf = (day: number): number => day % RING_DAYS;
/** What a closed night adds to the prefix sum: dearer than any stay, so one comparison tells. */
export const CLOSED = MAX_STAY_SUM + 1;
/** No such price: above every total; two of them and what is added still lie within 31 bits. */
export const NONE = 1_000_000_000;

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
  'hotelRun',
  'hotelRunEnd',
  'hotelRank',
  'hotelCell',
  'hotelLane',
  'nameStart',
  'hotelBits',
  'cellLane',
  'cellOther',
  'cellAdapted',
  'cellAdaptedOther',
  'lanePlan',
  'laneHotel',
  'nightSums',
  'seriesId',
  'seriesSaving',
  'seriesBagPrice',
  'routeStart',
  'flightDays',
] as const;
const UINT16 = [
  'laneTemplate',
  'laneRoom',
  'laneRefundDays',
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
  'laneClass',
  'laneOnRequest',
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
 * hotel*: by hotel in place order; its lanes start at hotelLane; hotelRunEnd = past the last of its
 * neighbours that cost the same to fly to and to tax. hotelBits: [option of static-options.ts][word
 * of 32 hotels]. cell*: one board of one hotel; its lanes run from cellLane (standard, refundable)
 * over cellOther (standard, the others), cellAdapted and cellAdaptedOther to the next cellLane.
 * lane*: one rate plan. nightSums, terms: [day row][lane] (packed-terms.ts), nightSums being the
 * sum of all earlier nights modulo 2³². Series by route; flightDays, infantFares: [day row][series]
 * (flight-days.ts), and a row RING_DAYS on which nothing flies. *Version: index-lock.ts.
 */
export type Columns = Readonly<
  Record<Int32Column, Int32Array> &
    Record<Uint16Column, Uint16Array> &
    Record<Uint8Column, Uint8Array>
>;

export type Section = { readonly offset: number; readonly length: number };
export type Sections = Readonly<Record<string, Section>>;

const PAGE_BYTES = 65_536;
/** 4 GiB, all that 32-bit addresses reach. */
const MOST_PAGES = 65_536;
/** Vector loads may run past the end of the last column. */
const SLACK_BYTES = 64;

/**
 * Lengths in elements → one shared memory with every column on a cache line of its own, and how
 * many of its bytes are columns.
 */
export function layOut(lengths: Readonly<Record<ColumnName, number>>): {
  memory: WebAssembly.Memory;
  bytes: number;
  sections: Sections;
} {
  const sections: Record<string, Section> = {};
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

/**
 * A shared memory that holds `bytes` of columns and can grow past them; threads take their working
 * space there.
 */
export function makeMemory(bytes: number): WebAssembly.Memory {
  const pages = Math.ceil((bytes + SLACK_BYTES) / PAGE_BYTES);
  if (pages >= MOST_PAGES)
    throw new RangeError(`an index of ${bytes} bytes is larger than the engine's 4 GiB`);
  return new WebAssembly.Memory({ initial: pages, maximum: MOST_PAGES, shared: true });
}

/** The words that say who writes what at the moment: they come first and mean nothing in a copy. */
export const passingWords = (sections: Sections): Section => ({
  offset: 0,
  length: (sections['hotelId']?.offset ?? 0) / 4,
});

/** Views of the columns of a memory laid out by layOut. */
export function viewColumns({ buffer }: WebAssembly.Memory, sections: Sections): Columns {
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

/**
 * Words of control from here on: the page where the region of each seat begins, 0 = not taken yet.
 */
const SEATS_AT = 2;

/**
 * A region of `bytes` zeros past the columns: that of the seat, whose thread before has ended;
 * without a seat one that no other thread is given.
 */
export function takeSeat(
  memory: WebAssembly.Memory,
  control: Int32Array,
  seat: number | undefined,
  bytes: number,
): number {
  const word = SEATS_AT + (seat ?? control.length);
  const isNoted = word < control.length;
  const known = isNoted ? Atomics.load(control, word) : 0;
  if (known > 0) {
    new Uint8Array(memory.buffer, known * PAGE_BYTES, bytes).fill(0);
    return known * PAGE_BYTES;
  }
  const page = memory.grow(Math.ceil(bytes / PAGE_BYTES));
  if (isNoted) Atomics.store(control, word, page);
  return page * PAGE_BYTES;
}

const record = <Name extends string, View>(
  names: readonly Name[],
  make: (name: Name) => View,
): Record<Name, View> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a view is made for every name of the closed list
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, View>;
