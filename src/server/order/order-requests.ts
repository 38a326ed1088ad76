/**
 * Order requests: a hotel answers within 48 hours, then the money is taken, or all of it is given
 * back (ORD-04, ORD-05).
 */
import { sql } from 'kysely';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { freeReductions } from '#server/checkout/reductions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isPaymentOutage } from '#server/payments/port.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { dueSince, isDue, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { readPlacement, type Placement } from './accepted.ts';
import { putMail } from './mail-outbox.ts';
import { postCapture, reverseOrder } from './paying/ledger.ts';
import { makeOrderPath } from './people/order-link.ts';
import { askCapture, cancelAuthorisation } from './placing/authorise.ts';
import { cancelPart } from './placing/book-part.ts';
import { lastState, recordState } from './placing/history.ts';
import { partBookings } from './placing/parts.ts';
import { knownAtOnce } from './placing/retry-uncertain.ts';
import { addVersion, loadOrderDocument, loadVersion } from './versions.ts';

const DEADLINE_MS = 48 * 3_600_000;

export type RequestOutcome =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'not_pending' };

/**
 * Confirms an order request: takes the reserved payment and tells the customer. Safe to repeat;
 * throws when the provider does not take it now.
 */
export async function confirmRequest(
  context: PurchaseContext,
  orderId: string,
): Promise<RequestOutcome> {
  if ((await decide(context, orderId, 'PROCESSING')) === 'other') return { kind: 'not_pending' };
  await finishConfirmed(context, orderId);
  return { kind: 'confirmed' };
}

/**
 * Refuses an order request: cancels its bookings, gives the reserved money back and tells the
 * customer. Safe to repeat; throws when a supplier or the provider does not do it now.
 */
export async function refuseRequest(
  context: PurchaseContext,
  orderId: string,
): Promise<RequestOutcome> {
  if ((await decide(context, orderId, 'RELEASING')) === 'other') return { kind: 'not_pending' };
  await finishRefused(context, orderId);
  return { kind: 'refused' };
}

const QUEUE: Queue = {
  name: 'order-request',
  tries: 6,
  firstPauseMs: 10_000,
  isOutage: (error) => error instanceof SupplierUnavailable || isPaymentOutage(error),
};

/**
 * Asks the hotels of waiting requests, refuses those past 48 hours, and finishes what was decided
 * and cut short. Each is tried once, those last that somebody was away for: a supplier that does
 * not answer holds no other one's requests. Throws the first failure after all others were tried.
 */
export async function followRequests(context: PurchaseContext): Promise<LookEnd> {
  const rows = await context.database
    .selectFrom('customer_order')
    .select(['id', 'checkout_id', 'placed_at'])
    .where('status', 'in', ['PENDING', 'PROCESSING'])
    .where(isDue(QUEUE.name, 'customer_order.id'))
    .orderBy((eb) => eb.fn.coalesce(dueSince(QUEUE.name, 'customer_order.id'), 'placed_at'))
    .execute();
  return workThrough(context.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: async ({ id, checkout_id, placed_at }) => {
      const state = await lastState(context.database, checkout_id);
      if (state === 'RELEASING') await finishRefused(context, id);
      else if (state === 'PROCESSING' && (await isRequest(context, id)))
        await finishConfirmed(context, id);
      else if (state === 'PENDING')
        await follow(context, id, context.clock().getTime() - Date.parse(placed_at) > DEADLINE_MS);
      return 'done';
    },
  });
}

async function follow(context: PurchaseContext, orderId: string, isLate: boolean): Promise<void> {
  const stay = partBookings(context.suppliers, await placementOf(context, orderId)).find(
    ({ part }) => part === 'stay',
  );
  const state = await stay?.find();
  if (state?.kind === 'booked') await confirmRequest(context, orderId);
  else if (state?.kind !== 'on_request' || isLate) await refuseRequest(context, orderId);
}

/** One decision for one request: written under lock, the first one stands. */
async function decide(
  context: PurchaseContext,
  orderId: string,
  decision: 'PROCESSING' | 'RELEASING',
): Promise<'decided' | 'other'> {
  const { checkoutId } = await placementOf(context, orderId);
  return inTransaction(context.database, async (tx) => {
    await lockCheckout(tx, checkoutId);
    const state = await lastState(tx, checkoutId);
    if (state === decision) return 'decided';
    if (state !== 'PENDING') return 'other';
    await recordState(tx, checkoutId, decision);
    if (decision === 'PROCESSING') await setStatus(tx, orderId, 'PROCESSING');
    return 'decided';
  });
}

async function finishConfirmed(context: PurchaseContext, orderId: string): Promise<void> {
  const placement = await placementOf(context, orderId);
  const first = await firstPayment(context, orderId);
  await askCapture(context, placement, first);
  await inTransaction(context.database, async (tx) => {
    if ((await lockedStatus(tx, placement, orderId)) !== 'PROCESSING') return;
    await recordState(tx, placement.checkoutId, 'CAPTURED', { pspReference: first });
    await postCapture(tx, placement);
    await tx
      .updateTable('instalment')
      .set({ state: 'PAID' })
      .where('order_id', '=', orderId)
      .where('number', '=', 1)
      .execute();
    await tx
      .updateTable('supplier_booking')
      .set({ state: 'BOOKED' })
      .where('checkout_id', '=', placement.checkoutId)
      .where('state', '=', 'ON_REQUEST')
      .execute();
    await recordState(tx, placement.checkoutId, 'CONFIRMED');
    await setStatus(tx, orderId, 'CONFIRMED');
    const { number, accepted } = await loadVersion(tx, orderId);
    const stored = await loadOrderDocument(tx, orderId);
    const order = {
      ...stored,
      brand: { ...stored.brand, orderPath: makeOrderPath(context, placement, 'confirmation') },
    };
    await addVersion(
      tx,
      { orderId, number },
      { accepted, document: order, reason: 'CONFIRMED', madeBy: 'SUPPLIER' },
    );
    await putMail(tx, placement, order.contact.email, { template: 'confirmation', order });
  });
}

async function finishRefused(context: PurchaseContext, orderId: string): Promise<void> {
  const placement = await placementOf(context, orderId);
  for (const booking of partBookings(context.suppliers, placement).reverse())
    await cancelPart(context.database, booking, placement, knownAtOnce);
  const pspReference = await firstPayment(context, orderId);
  const card = { brand: '', lastFour: '' };
  const authorisation = { kind: 'authorised', pspReference, card } as const;
  await cancelAuthorisation(context, placement, authorisation, knownAtOnce);
  await inTransaction(context.database, async (tx) => {
    if ((await lockedStatus(tx, placement, orderId)) !== 'PENDING') return;
    await recordState(tx, placement.checkoutId, 'FAILED');
    await reverseOrder(tx, placement);
    await freeReductions(tx, context, placement.checkoutId);
    await tx
      .updateTable('instalment')
      .set({ state: 'CANCELLED' })
      .where('order_id', '=', orderId)
      .execute();
    await setStatus(tx, orderId, 'FAILED');
    const order = await loadOrderDocument(tx, orderId);
    await putMail(tx, placement, order.contact.email, { template: 'failed', order, returned: 0 });
  });
}

async function placementOf({ database }: PurchaseContext, orderId: string): Promise<Placement> {
  const { id } = await database
    .selectFrom('customer_order')
    .innerJoin('placement', 'placement.checkout_id', 'customer_order.checkout_id')
    .select('placement.id')
    .where('customer_order.id', '=', orderId)
    .where(sql<boolean>`placement.outcome ->> 'orderId' = customer_order.id`)
    .executeTakeFirstOrThrow();
  return readPlacement(database, id);
}

/** Whether the first payment is still to be taken: an order that was placed at once has paid it. */
async function isRequest({ database }: PurchaseContext, orderId: string): Promise<boolean> {
  const first = await database
    .selectFrom('instalment')
    .select('state')
    .where('order_id', '=', orderId)
    .where('number', '=', 1)
    .executeTakeFirst();
  return first?.state === 'DUE';
}

async function firstPayment({ database }: PurchaseContext, orderId: string): Promise<string> {
  const { psp_reference } = await database
    .selectFrom('instalment')
    .select('psp_reference')
    .where('order_id', '=', orderId)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  if (psp_reference === null) throw new Error(`order ${orderId} has no reserved payment`);
  return psp_reference;
}

/** Two may finish the same decision at once; the second finds it done. */
async function lockedStatus(tx: Tx, { checkoutId }: Placement, orderId: string) {
  await lockCheckout(tx, checkoutId);
  const { status } = await tx
    .selectFrom('customer_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status;
}

const setStatus = (tx: Tx, orderId: string, status: 'PROCESSING' | 'CONFIRMED' | 'FAILED') =>
  tx.updateTable('customer_order').set({ status }).where('id', '=', orderId).execute();
