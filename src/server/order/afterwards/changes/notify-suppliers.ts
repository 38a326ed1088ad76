/** Bookings that stay where they are, and whose suppliers are told other names or another car. */
import { travellersUnder } from '#domain/order/changes/joined-flights.ts';
import type { Database } from '#server/db/kysely.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';
import type { Accepted } from '../../accepted.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { travellerOf, type PlacementPart } from '../../placing/parts.ts';
import { finallyKnown, retryUncertain } from '../../placing/retry-uncertain.ts';
import { supplierOf } from '../cancelling/standing-bookings.ts';
import type { ChangeKind, ChangeRecord } from './change-record.ts';
import { changedParts, leftKeys } from './changed-parts.ts';

/** Airlines seat a booking, and load its bags, whoever it names. */
type NamedPart = Exclude<PlacementPart, 'seats' | 'bags'>;
const NAMED = ['flight', 'stay', 'priority', 'transfer', 'parking', 'insurance'] as const;

export type NotifiedBooking = {
  readonly part: NamedPart;
  /** What its supplier is notified. */
  readonly of: 'names' | 'car';
  readonly key: string;
  readonly reference: string;
};

/** Whose suppliers a change only tells something, in the order in which they are notified. */
export async function findNotified(
  database: Database,
  change: Pick<ChangeRecord, 'checkoutId' | 'kind' | 'was' | 'accepted'>,
): Promise<readonly NotifiedBooking[]> {
  const { checkoutId, kind } = change;
  const { of, parts: all } = noticeOf(kind);
  // What is booked anew is booked in the new names.
  const anew = changedParts(change);
  const parts = all.filter((part) => !anew.includes(part));
  const left = leftKeys(change);
  const rows = await database
    .selectFrom('supplier_booking')
    .select(['part', 'key', 'reference'])
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'BOOKED')
    .execute();
  return parts.flatMap((part) =>
    rows.flatMap(({ part: name, key, reference }) =>
      name === part && reference !== null && !left.includes(key)
        ? [{ part, of, key, reference }]
        : [],
    ),
  );
}

const IN_OTHER_NAMES: readonly ChangeKind[] = ['NAMES', 'PLACE', 'FEWER'];

const noticeOf = (
  kind: ChangeKind,
): { readonly of: NotifiedBooking['of']; readonly parts: readonly NamedPart[] } => {
  if (kind === 'CAR') return { of: 'car', parts: ['parking'] };
  return { of: 'names', parts: IN_OTHER_NAMES.includes(kind) ? NAMED : [] };
};

/** Tells the supplier what is agreed to now; `unknown`: it may know it, or not. */
export async function notifySupplier(
  { suppliers, timeouts, log }: PlacementContext,
  notified: NotifiedBooking,
  accepted: Accepted,
): Promise<'changed' | 'refused' | 'unknown'> {
  const known = await retryUncertain(timeouts.bookingMs, () =>
    notify(suppliers, notified, accepted),
  );
  const kind = known.kind === 'known' ? known.answer.kind : 'unknown';
  if (kind !== 'changed')
    reportError(log, 'SupplierPlaceOrderError', { part: notified.part, kind });
  return kind;
}

/** What was, however long the supplier is away. Throws when it does not take it. */
export async function notifyBack(
  { suppliers }: PlacementContext,
  notified: NotifiedBooking,
  was: Accepted,
): Promise<void> {
  const { kind } = await finallyKnown(() => notify(suppliers, notified, was));
  if (kind !== 'changed')
    throw new Error(`${notified.key} does not take its own ${notified.of} back`);
}

function notify(
  suppliers: Suppliers,
  { part, of, key, reference }: NotifiedBooking,
  { passengers, joined, car }: Accepted,
) {
  if (of === 'names')
    return supplierOf(suppliers, part).changeNames({
      key,
      reference,
      travellers: (part === 'flight' ? travellersUnder(key, passengers, joined) : passengers).map(
        travellerOf,
      ),
    });
  if (!car) throw new Error(`${key} parks no car`);
  return suppliers.carParks.changeCar({ key, reference, car });
}
