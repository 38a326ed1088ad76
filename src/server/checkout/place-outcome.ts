/** What placing an order answers (ORD-01), as it is stored with its placement. */
import * as v from 'valibot';
import { ORDER_FAILURES, TOKEN_REFUSALS } from '#domain/checkout/payment-problem.ts';
import { PriceChangeSchema } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';

export const PlaceOutcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('PlacedOrder'), orderId: v.string() }),
  v.object({ kind: v.literal('BasketExpired') }),
  v.object({ kind: v.literal('CheckoutDoesNotExist') }),
  v.object({ kind: v.literal('DuplicateOrder'), orderReference: v.nullable(v.string()) }),
  v.object({ kind: v.literal('ItemDoesNotExist'), item: v.string() }),
  v.object({
    kind: v.literal('OrderPlacementFailed'),
    reason: v.picklist(ORDER_FAILURES),
    priceChange: v.nullable(PriceChangeSchema),
    moneyReturned: v.boolean(),
  }),
  v.object({ kind: v.literal('PaymentTokenInvalid'), reason: v.picklist(TOKEN_REFUSALS) }),
]);

/**
 * `ItemDoesNotExist` names the part that is sold out. `moneyReturned` is true when nothing was or
 * stays charged.
 */
export type PlaceOutcome = v.InferOutput<typeof PlaceOutcomeSchema>;

/** Kind of the last finished try's outcome, unless it placed the order. */
export async function lastRefusalOf(
  database: Database,
  checkoutId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('placement')
    .select('outcome')
    .where('checkout_id', '=', checkoutId)
    .where('outcome', 'is not', null)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const outcome = row && v.parse(PlaceOutcomeSchema, row.outcome);
  return outcome && outcome.kind !== 'PlacedOrder' ? outcome.kind : undefined;
}
