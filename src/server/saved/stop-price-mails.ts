import { readPriceMailKey } from '#server/mail/price-mail-key.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

/**
 * Takes every target price of the customer whose mail the key stood in; what is saved stays. False
 * for a key of no mail of ours.
 */
export async function stopPriceMails(
  { database, secret }: Pick<PurchaseContext, 'database' | 'secret'>,
  key: string,
): Promise<boolean> {
  const customerId = readPriceMailKey(secret, key);
  if (customerId === undefined) return false;
  await database
    .updateTable('bookmark')
    .set({ target: null, notified_at: null })
    .where('owner', '=', customerId)
    .execute();
  return true;
}
