/** Bookings that stay where they are, and stand in other names from now on. */
import type { Database } from '#server/db/kysely.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';
import type { Accepted } from '../../accepted.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { travellerOf, type PlacementPart } from '../../placing/parts.ts';
import { finallyKnown, retryUncertain } from '../../placing/retry-uncertain.ts';
import { supplierOf } from '../cancelling/standing-bookings.ts';
import type { ChangeRecord } from './change-record.ts';

/** Airlines seat a booking, not a name. */
type NamedPart = Exclude<PlacementPart, 'seats'>;
const NAMED = ['flight', 'stay', 'priority', 'transfer', 'parking', 'insurance'] as const;

export type NamedBooking = {
  readonly part: NamedPart;
  readonly key: string;
  readonly reference: string;
};

/** What stands in names, in the order in which it is told of others. */
export async function findNamed(
  database: Database,
  { checkoutId }: Pick<ChangeRecord, 'checkoutId'>,
): Promise<readonly NamedBooking[]> {
  const rows = await database
    .selectFrom('supplier_booking')
    .select(['part', 'key', 'reference'])
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'BOOKED')
    .execute();
  return NAMED.flatMap((part) =>
    rows.flatMap(({ part: name, key, reference }) =>
      name === part && reference !== null ? [{ part, key, reference }] : [],
    ),
  );
}

/** Tells the supplier the names of what is agreed to now; `unknown`: it may have them, or not. */
export async function renamePart(
  { suppliers, timeouts, log }: PlacementContext,
  named: NamedBooking,
  accepted: Accepted,
): Promise<'changed' | 'refused' | 'unknown'> {
  const known = await retryUncertain(timeouts.bookingMs, () => notify(suppliers, named, accepted));
  const kind = known.kind === 'known' ? known.answer.kind : 'unknown';
  if (kind !== 'changed') reportError(log, 'SupplierPlaceOrderError', { part: named.part, kind });
  return kind;
}

/** The names that were, however long the supplier is away. Throws when it does not take them. */
export async function nameBack(
  { suppliers }: PlacementContext,
  named: NamedBooking,
  was: Accepted,
): Promise<void> {
  const { kind } = await finallyKnown(() => notify(suppliers, named, was));
  if (kind !== 'changed') throw new Error(`${named.key} does not take its own names back`);
}

const notify = (
  suppliers: Suppliers,
  { part, key, reference }: NamedBooking,
  { passengers }: Accepted,
) =>
  supplierOf(suppliers, part).changeNames({
    key,
    reference,
    travellers: passengers.map(travellerOf),
  });
