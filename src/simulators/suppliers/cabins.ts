/** Cabins by aircraft, and which aircraft flies a series. */
import type { CarrierFacts } from '../world/facts.ts';
import type { Series } from '../world/series.ts';

/** `rows` are numbered from 1; `exits` are beside a door over the wing. */
type Cabin = { readonly columns: string; readonly rows: number; readonly exits: readonly number[] };

const CABINS = {
  turboprop: { columns: 'AB CD', rows: 18, exits: [1] },
  a320: { columns: 'ABC DEF', rows: 30, exits: [11, 12] },
  // A row more than others have: 186 seats instead of 180 (London Air Travel, 12 May 2015).
  easyJet: { columns: 'ABC DEF', rows: 31, exits: [11, 12] },
  b737: { columns: 'ABC DEF', rows: 33, exits: [16, 17] },
  widebody: { columns: 'AB DEFG HK', rows: 42, exits: [20] },
} as const satisfies Record<string, Cabin>;

/** Those that fly Boeings over short distances. */
const BOEING = new Set(['FR', 'LS', 'BY', 'XQ']);
const TURBOPROP = new Set(['LM', 'GR']);
const LONG_MINUTES = 390;

export function cabinOf({
  carrier,
  durationMinutes,
}: Pick<Series, 'carrier' | 'durationMinutes'>): Cabin {
  if (TURBOPROP.has(carrier)) return CABINS.turboprop;
  if (durationMinutes >= LONG_MINUTES) return CABINS.widebody;
  if (carrier === 'U2') return CABINS.easyJet;
  return BOEING.has(carrier) ? CABINS.b737 : CABINS.a320;
}

/** Whether a carrier's published rule says that it sells single seats. */
export const sellsSeats = (carrier: CarrierFacts | undefined): boolean =>
  carrier?.sells?.seats ?? false;

const FRONT_ROWS = 6;
const FAMILY_ROWS = 8;

/**
 * Pence a seat in this row: nearer the door and beside an exit they are dear; the last rows cost
 * those nothing who have to choose seats, as their airline seats young children no other way.
 */
export function rowPrice({ rows, exits }: Cabin, row: number, mustChoose: boolean): number {
  if (exits.includes(row)) return 2_200;
  if (row <= FRONT_ROWS) return 1_400;
  return mustChoose && row > rows - FAMILY_ROWS ? 0 : 900;
}
