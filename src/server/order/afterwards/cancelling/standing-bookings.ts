/** What stands at the suppliers for an order, whichever version of it has booked it. */
import type { Database } from '#server/db/kysely.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';
import { PARTS, type PartBooking, type PlacementPart } from '../../placing/parts.ts';

/** A part at its supplier, to be looked up and ended. */
export type StandingBooking = Omit<PartBooking, 'book'>;

type Row = Pick<StandingBooking, 'key' | 'part' | 'price'>;

/** Rows of what may stand, those that were booked last first. */
export async function findStanding(database: Database, checkoutId: string): Promise<Row[]> {
  const rows = await database
    .selectFrom('supplier_booking')
    .select(['key', 'part', 'price'])
    .where('checkout_id', '=', checkoutId)
    .where('state', 'in', ['TRYING', 'BOOKED', 'ON_REQUEST'])
    .orderBy('key')
    .execute();
  return rows
    .map(({ part, ...row }) => ({ ...row, part: partOf(part) }))
    .toSorted((a, b) => PARTS.indexOf(b.part) - PARTS.indexOf(a.part));
}

/** The booking of a row, as its supplier has it. */
export function standingBooking(suppliers: Suppliers, row: Row): StandingBooking {
  const supplier = supplierOf(suppliers, row.part);
  return {
    ...row,
    find: () => supplier.find(row.key),
    cancel: (reference) => supplier.cancel({ key: row.key, reference }),
  };
}

function partOf(text: string): PlacementPart {
  const part = PARTS.find((known) => known === text);
  if (!part) throw new Error(`no supplier has a ${text}`);
  return part;
}

/** Who has sold a part. */
export function supplierOf<Part extends PlacementPart>(
  suppliers: Suppliers,
  part: Part,
): Suppliers[(typeof SUPPLIER)[Part]] {
  return suppliers[SUPPLIER[part]];
}

const SUPPLIER = {
  flight: 'flights',
  bags: 'flights',
  seats: 'seats',
  priority: 'priority',
  stay: 'stays',
  transfer: 'transfers',
  parking: 'carParks',
  insurance: 'insurance',
} as const satisfies Record<PlacementPart, keyof Suppliers>;
