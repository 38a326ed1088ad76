/**
 * Books one part and keeps what stands at the supplier; safe to run twice, for its key is the same
 * (F-15).
 */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { BookedFlights, OnRequest } from '#server/suppliers/ports.ts';
import type { Placement } from '../accepted.ts';
import type { PlacementContext } from '../placement-context.ts';
import type { BookingAnswer, PlacementPart, PartBooking } from './parts.ts';
import { retryUncertain, type Asking } from './retry-uncertain.ts';

/**
 * `unknown`: the supplier gave no answer in time. `uncertain`: a call ended without an answer, a
 * late effect may come.
 */
export type PartResult = {
  readonly part: PlacementPart;
  readonly uncertain: boolean;
  readonly answer: BookingAnswer | { readonly kind: 'unknown' };
};

export type BookedPart = (BookedFlights | OnRequest) & {
  readonly part: PlacementPart;
  /** Where it was read from the books. */
  readonly key?: string;
};

/** Asks the supplier, with what it says under the key deciding over an answer that got lost. */
export async function bookPart(
  { database, log, timeouts }: Omit<PlacementContext, 'steps'>,
  booking: PartBooking,
  placement: Pick<Placement, 'checkoutId'>,
): Promise<PartResult> {
  const { part } = booking;
  await saveStanding(database, booking, placement, { state: 'TRYING', reference: null });
  const known = await retryUncertain(timeouts.bookingMs, () => booking.book());
  if (known.kind === 'unknown') {
    reportError(log, 'SupplierPlaceOrderError', { part, reason: known.why });
    return { part, uncertain: true, answer: { kind: 'unknown' } };
  }
  const { answer, uncertain } = known;
  if (!isStanding(answer)) reportError(log, 'SupplierPlaceOrderError', { part, kind: answer.kind });
  await saveStanding(database, booking, placement, {
    state: STATES[answer.kind],
    reference: isStanding(answer) ? answer.reference : null,
    airlineReferences: answer.kind === 'booked' ? answer.airlineReferences : undefined,
  });
  return { part, uncertain, answer };
}

/**
 * Cancels whatever stands under the part's key, and says whether anything did. Throws when the
 * supplier has not answered in the end.
 */
export async function cancelPart(
  database: Database,
  booking: Omit<PartBooking, 'book'>,
  placement: Pick<Placement, 'checkoutId'>,
  asking: Asking,
): Promise<{ readonly cancelled: boolean }> {
  const standing = await asking(() => booking.find());
  if (standing.kind === 'booked' || standing.kind === 'on_request') {
    await asking(() => booking.cancel(standing.reference));
    await saveStanding(database, booking, placement, {
      state: 'CANCELLED',
      reference: standing.reference,
    });
    return { cancelled: true };
  }
  await saveStanding(database, booking, placement, {
    state: standing.kind === 'cancelled' ? 'CANCELLED' : 'REFUSED',
    reference: null,
  });
  return { cancelled: false };
}

export const isStanding = (answer: PartResult['answer']): answer is BookedFlights | OnRequest =>
  answer.kind === 'booked' || answer.kind === 'on_request';

const STATES = {
  booked: 'BOOKED',
  on_request: 'ON_REQUEST',
  unavailable: 'REFUSED',
  price_changed: 'REFUSED',
  refused: 'REFUSED',
  expired: 'REFUSED',
} as const;

type Standing = {
  readonly state: 'TRYING' | 'BOOKED' | 'ON_REQUEST' | 'REFUSED' | 'CANCELLED';
  readonly reference: string | null;
  readonly airlineReferences?: BookedFlights['airlineReferences'];
};

async function saveStanding(
  database: Database,
  { key, part, price }: Pick<PartBooking, 'key' | 'part' | 'price'>,
  { checkoutId }: Pick<Placement, 'checkoutId'>,
  { state, reference, airlineReferences }: Standing,
): Promise<void> {
  const airline = airlineReferences ? JSON.stringify(airlineReferences) : null;
  await database
    .insertInto('supplier_booking')
    .values({
      key,
      part,
      price,
      checkout_id: checkoutId,
      state,
      reference,
      airline_references: airline,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        state,
        reference: eb.fn.coalesce(eb.val(reference), 'supplier_booking.reference'),
        airline_references: eb.fn.coalesce(eb.val(airline), 'supplier_booking.airline_references'),
        updated_at: sql<string>`now()`,
      })),
    )
    .execute();
}
