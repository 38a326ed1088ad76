/**
 * Places an order from anywhere: claims in the database, and waits for what the worker makes of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { closeAttempt } from '#server/checkout/abandoned-payments.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { claimCheckout } from './placing/claim.ts';
import { findOutcome } from './placing/placement-outcome.ts';

/** Longest wait for an outcome; after it the visitor is told that it is being worked on. */
export const ANSWER_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

const NOT_KNOWN: PlaceOutcome = {
  kind: 'OrderPlacementFailed',
  reason: 'order_processing',
  priceChange: null,
  moneyReturned: false,
};

/**
 * Places the order of a checkout with a ready payment. Safe to repeat, by any thread and at any
 * time: the same token gives the same answer. `OrderPlacementFailed` with reason `order_processing`
 * = not known yet, ask again.
 */
export async function requestPlacement(
  context: VisitorContext,
  checkoutId: string,
  paymentToken: string,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<PlaceOutcome> {
  const end = performance.now() + timeoutMs;
  let claim = await claimCheckout(context, checkoutId, paymentToken);
  while (claim.kind === 'locked' && performance.now() < end) {
    await sleep(LOOK_EVERY_MS);
    claim = await claimCheckout(context, checkoutId, paymentToken);
  }
  if (claim.kind === 'locked') return NOT_KNOWN;
  if (claim.kind === 'claimed') return waitForOutcome(context, claim.placementId, end);
  await closeAttempt(context, checkoutId, paymentToken, claim.outcome);
  const isBeingPlaced =
    claim.outcome.kind === 'DuplicateOrder' && claim.outcome.orderReference === null;
  return isBeingPlaced ? waitForTheOther(context, checkoutId, end) : claim.outcome;
}

/**
 * Another tab is placing this order at this moment: its end decides what this one is told (F-20).
 */
async function waitForTheOther(
  context: VisitorContext,
  checkoutId: string,
  end: number,
): Promise<PlaceOutcome> {
  const { database } = context;
  const other = await database
    .selectFrom('placement')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const outcome = await waitForOutcome(context, other.id, end);
  if (outcome.kind !== 'PlacedOrder') return outcome;
  const { code } = await database
    .selectFrom('customer_order')
    .select('code')
    .where('id', '=', outcome.orderId)
    .executeTakeFirstOrThrow();
  return { kind: 'DuplicateOrder', orderReference: code };
}

/** `end`: when the waiting ends, on the clock of `performance.now()`. */
async function waitForOutcome(
  { database }: VisitorContext,
  placementId: string,
  end: number,
): Promise<PlaceOutcome> {
  for (;;) {
    const outcome = await findOutcome(database, placementId);
    if (outcome) return outcome;
    if (performance.now() > end) return NOT_KNOWN;
    await sleep(LOOK_EVERY_MS);
  }
}
