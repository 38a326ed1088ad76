/** Goes on with an authorised payment page whose shopper is not there to go on with it. */
import { closeAttempt } from '#server/checkout/abandoned-payments.ts';
import type { PaymentAttempt } from '#server/checkout/payment-attempt.ts';
import { inMarket, type PurchaseContext } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { claimCheckout } from '../placing/claim.ts';

/** Claims the order of a ready page for its owner; what cannot be claimed is given back. */
export async function placeAlone(
  context: PurchaseContext,
  { id, checkoutId }: PaymentAttempt,
): Promise<WorkProgress> {
  const { owner, market } = await context.database
    .selectFrom('checkout')
    .select(['owner', 'market'])
    .where('id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  const claim = await claimCheckout(
    { ...inMarket(context, market), visitor: { kind: 'known', owner } },
    checkoutId,
    id,
  );
  if (claim.kind === 'locked') return { laterMs: 1_000 };
  if (claim.kind === 'refused') await closeAttempt(context, checkoutId, id, claim.outcome);
  return 'done';
}
