/** What placing an order answers (ORD-01), as it is stored with its placement. */
import * as v from 'valibot';
import {
  ORDER_FAILURES,
  TOKEN_REFUSALS,
  type PaymentProblem,
} from '#domain/checkout/payment-problem.ts';
import { PriceChangeSchema } from '#server/basket/basket-record.ts';

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

/** An outcome that placed nothing, as it is told. */
export function problemOf(outcome: Exclude<PlaceOutcome, { kind: 'PlacedOrder' }>): PaymentProblem {
  const { kind } = outcome;
  const problem = { kind, reason: '', moneyReturned: false };
  switch (kind) {
    case 'OrderPlacementFailed':
      return { ...problem, reason: outcome.reason, moneyReturned: outcome.moneyReturned };
    case 'PaymentTokenInvalid':
      return { ...problem, reason: outcome.reason };
    case 'ItemDoesNotExist':
      return { ...problem, reason: outcome.item };
    case 'DuplicateOrder':
      return { ...problem, reason: outcome.orderReference ?? '' };
    default:
      return problem;
  }
}
