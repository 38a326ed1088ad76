/**
 * Gives back all that a placement took: bookings, then the reserved money; then the checkout is
 * open again.
 */

import { sql } from 'kysely';
import { findCheckout } from '#server/checkout/checkout-record.ts';
import { setCheckoutStatus } from '#server/checkout/checkout-status.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { freeReductions } from '#server/checkout/reductions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Placement } from '../accepted.ts';
import type { PlacementContext } from '../placement-context.ts';
import { ANSWER_WITHIN_MS } from '../request-placement.ts';
import { notifyOfUnplaced } from '../unused-payments.ts';
import { cancelAuthorisation, type Authorisation } from './authorise.ts';
import { cancelPart, isStanding, type PartResult } from './book-part.ts';
import { recordProgress, recordState } from './history.ts';
import { partBookings } from './parts.ts';
import { finishPlacement, saveOutcome } from './placement-outcome.ts';
import { finallyKnown } from './retry-uncertain.ts';

/** What was taken or may have been when a placement is given up, and what the visitor is told. */
export type Taken = {
  readonly payment: Authorisation;
  readonly tried: readonly PartResult[];
  readonly outcome: PlaceOutcome;
};

/**
 * Answers with the outcome once everything is given back; late answers of an uncertain supplier are
 * cancelled after it.
 */
export async function releaseOrder(
  context: PlacementContext,
  placement: Placement,
  { payment, tried, outcome }: Taken,
): Promise<PlaceOutcome> {
  const { step } = context.steps;
  await step('note release', () => recordProgress(context.database, placement, 'RELEASING'));
  for (const { part } of tried.filter(mayStand).reverse()) {
    await step(`cancel ${part}`, () =>
      cancelPart(context.database, bookingOf(context, placement, part), placement, finallyKnown),
    );
  }
  await step('cancel authorisation', () =>
    cancelAuthorisation(context, placement, payment, finallyKnown),
  );
  await step('open checkout', () => openCheckout(context, placement, outcome));
  await lookForLateAnswers(context, placement, tried.filter(mayComeLate));
  await step('finish', () => finishPlacement(context.database, placement.id));
  return outcome;
}

const mayStand = ({ answer, uncertain }: PartResult): boolean => isStanding(answer) || uncertain;

const mayComeLate = ({ answer, uncertain }: PartResult): boolean =>
  uncertain && !isStanding(answer);

/** A supplier may answer long after the shop gave up: what came late is cancelled again (F-15). */
async function lookForLateAnswers(
  context: PlacementContext,
  placement: Placement,
  uncertain: readonly PartResult[],
): Promise<void> {
  if (uncertain.length === 0) return;
  const released = await context.steps.step('note the time', async () => context.clock().getTime());
  for (const [look, after] of context.timeouts.lateLooksMs.entries()) {
    await context.steps.sleepUntil(new Date(released + after));
    for (const { part } of uncertain) {
      await context.steps.step(`late look ${look + 1} at ${part}`, () =>
        cancelPart(context.database, bookingOf(context, placement, part), placement, finallyKnown),
      );
    }
  }
}

/**
 * Done once: a second run finds the outcome saved, and the next try may have claimed the checkout
 * by then. The basket's time ends where its price or its parts have changed: the visitor sees was
 * and now before paying again.
 */
function openCheckout(
  context: PlacementContext,
  placement: Placement,
  outcome: PlaceOutcome,
): Promise<void> {
  const { checkoutId, attempt, accepted } = placement;
  return inTransaction(context.database, async (tx) => {
    const checkout = await findCheckout(tx, checkoutId, 'lock');
    if (checkout?.status !== 'PLACING' || checkout.attempt !== attempt) return;
    await recordState(tx, checkoutId, 'RELEASED', { attempt, outcome: outcome.kind });
    await setCheckoutStatus(tx, checkoutId, 'OPEN');
    await freeReductions(tx, context, checkoutId);
    if (needsNewPrice(outcome))
      await tx
        .updateTable('basket')
        .set({ expires_at: context.clock().toISOString() })
        .where('id', '=', accepted.basketId)
        .execute();
    await saveOutcome(tx, placement.id, outcome);
    if (await isNotifiedByMail(tx, placement)) await notifyOfUnplaced(context, tx, placement);
  });
}

/** Whoever paid on a page may have left; whoever waited long was told that nobody knows yet. */
async function isNotifiedByMail(tx: Tx, { id, accepted }: Placement): Promise<boolean> {
  if (accepted.payment.by === 'page') return true;
  const waited = await tx
    .selectFrom('placement')
    .select('id')
    .where('id', '=', id)
    .where('claimed_at', '<', sql<string>`now() - interval '1 millisecond' * ${ANSWER_WITHIN_MS}`)
    .executeTakeFirst();
  return waited !== undefined;
}

const needsNewPrice = (outcome: PlaceOutcome): boolean =>
  outcome.kind === 'ItemDoesNotExist' ||
  outcome.kind === 'BasketExpired' ||
  (outcome.kind === 'OrderPlacementFailed' && outcome.reason === 'price_changed');

function bookingOf(context: PlacementContext, placement: Placement, part: PartResult['part']) {
  const booking = partBookings(context.suppliers, placement).find(
    (candidate) => candidate.part === part,
  );
  if (!booking) throw new Error(`placement ${placement.id} has no ${part}`);
  return booking;
}
