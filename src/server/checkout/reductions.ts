/** What takes something off the price of a checkout can be used once: its code, its credits. */
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { freeCredits, redeemCredits } from '#server/wallet/credit-use.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { freeCodeUse, redeemCodeUse } from './promotional-code-use.ts';

/** The order stands: all that its claim has locked is used. */
export async function redeemReductions(tx: Tx, checkoutId: string): Promise<void> {
  await redeemCodeUse(tx, checkoutId);
  await redeemCredits(tx, checkoutId);
  crashpoint('redemption:written');
}

/** The order came to nothing: all of it can be used again. Done again, it changes nothing. */
export async function freeReductions(
  tx: Tx,
  context: Pick<PurchaseContext, 'clock' | 'market'>,
  checkoutId: string,
): Promise<void> {
  await freeCodeUse(tx, checkoutId);
  await freeCredits(tx, context, checkoutId);
  crashpoint('release:written');
}
