/**
 * What the provider says of pages on which another card is kept for an order. Here it is only
 * written down; what becomes of it is decided in `server/booking`.
 */
import type { PaymentNotification } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { noteCardAuthorised } from '../instalments.ts';

/**
 * A bank has agreed to a card, as the provider tells of it should nobody have come back. Throws
 * what a person has to look at: a page that nobody has opened, or a second card that was typed
 * there.
 */
export async function noteCardNotified(
  context: PurchaseContext,
  id: string,
  { pspReference, reference }: PaymentNotification,
): Promise<'done'> {
  await noteCardAuthorised(context, id, { pspReference });
  const row = await context.database
    .selectFrom('card_replacement')
    .select('psp_reference')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Error(`a card was kept for ${reference}: nobody asked for it`);
  if (row.psp_reference !== pspReference)
    throw new Error(`a card was kept for ${reference} a second time, by ${pspReference}`);
  return 'done';
}
