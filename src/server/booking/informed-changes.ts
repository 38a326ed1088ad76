/**
 * What the people of a booking have heard from an airline before we have: kept as they told it. The
 * worker asks the airline and answers (`check-informed-changes.ts`).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import { mayDo } from '#domain/booking/booking-roles.ts';
import {
  readInformedChange,
  type InformedReason,
  type Heard,
  type TypedInformedChange,
} from '#domain/booking/informed-change.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { spendInforming } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { CallerContext, Tx } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';

export type InformedChange = Heard & {
  readonly id: string;
  /** When the flight left by the booking as it was told. */
  readonly bookedTime: string;
  readonly state: 'ASKING' | 'CONFIRMED' | 'WITH_PERSON' | 'ANSWERED';
  /** Why a person looks, or has looked, into it. */
  readonly reason: InformedReason | null;
  /** ISO instant by which a person answers. */
  readonly answerBy: string | null;
  readonly answer: string | null;
  readonly heardAt: string;
};

/** What was told of a booking, the last one first; none for whoever may not change it. */
export async function listInformedChanges(
  database: Database,
  { id, role }: Pick<OwnBooking, 'id' | 'role'>,
): Promise<readonly InformedChange[]> {
  if (!mayDo(role, 'change')) return [];
  const rows = await database
    .selectFrom('informed_change')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    leg: row.leg,
    newTime: row.heard_time,
    bookedTime: row.booked_time,
    words: row.words,
    airlineReference: row.airline_reference,
    state: row.state,
    reason: row.reason,
    answerBy: row.answer_by,
    answer: row.answer,
    heardAt: row.created_at,
  }));
}

export type Informed =
  | { readonly kind: 'heard'; readonly booking: OwnBooking }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Longest wait for what the airline says: the worker goes on by itself. */
const ANSWERED_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 100;

/**
 * Keeps what was told, and waits a little for what becomes of it. The same thing told twice is told
 * once while nobody has answered it.
 */
export async function informOfChange(
  context: CallerContext,
  { orderCode, ...typed }: TypedInformedChange & { readonly orderCode: string },
  timeoutMs = ANSWERED_WITHIN_MS,
): Promise<Informed> {
  const booking = await loadBooking(context, orderCode);
  const customer = customerOf(context.visitor);
  if (!booking || !customer || !mayDo(booking.role, 'change')) return { kind: 'absent' };
  const flights =
    booking.status === 'CANCELLED' ? undefined : (booking.accepted.holiday.flights ?? undefined);
  const heard = readInformedChange(typed, flights, context.clock());
  if (!('leg' in heard)) return { kind: 'refused', errors: heard };
  const kept = await inTransaction(context.database, async (tx) => {
    if (await isHeard(tx, booking.id, heard)) return undefined;
    const spending = await spendInforming(context, tx, customer.id);
    if (spending.kind === 'used up') return spending;
    await tx
      .insertInto('informed_change')
      .values({
        id: context.newId(),
        order_id: booking.id,
        customer_id: customer.id,
        leg: heard.leg,
        heard_time: heard.newTime,
        booked_time: flights![heard.leg].departureTime,
        words: heard.words,
        airline_reference: heard.airlineReference,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return undefined;
  });
  if (kept) {
    const wait = waitInWords(kept.waitSeconds);
    return { kind: 'refused', errors: [refuse(QUOTA_REFUSALS, 'too_much_heard', '', { wait })] };
  }
  await waitUntilAsked(context.database, booking.id, timeoutMs);
  return { kind: 'heard', booking };
}

const isHeard = async (tx: Tx, orderId: string, { leg, newTime }: Heard): Promise<boolean> =>
  (await tx
    .selectFrom('informed_change')
    .select('id')
    .where('order_id', '=', orderId)
    .where('leg', '=', leg)
    .where('heard_time', newTime === null ? 'is' : '=', newTime)
    .where('state', 'in', ['ASKING', 'WITH_PERSON'])
    .executeTakeFirst()) !== undefined;

async function waitUntilAsked(
  database: Database,
  orderId: string,
  timeoutMs: number,
): Promise<void> {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    const asking = await database
      .selectFrom('informed_change')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'ASKING')
      .executeTakeFirst();
    if (!asking) return;
  }
}
