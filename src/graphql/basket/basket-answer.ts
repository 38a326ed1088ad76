/** What looking at a basket or changing it answers. */
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { BasketOutcome } from '#server/basket/basket.ts';
import { absentAnswer, FOUND, refusedAnswer } from '../answer.ts';

/** A refused change leaves the basket as it was, and shows it. */
export function makeBasketAnswer(outcome: BasketOutcome) {
  if (outcome.kind === 'absent') return absentAnswer(BASKET_ABSENT);
  const { basket } = outcome;
  return outcome.kind === 'refused'
    ? { ...refusedAnswer(outcome.errors), basket }
    : { ...FOUND, basket };
}

/** There is no such basket, or it is another's. */
export const BASKET_ABSENT = refuse(BASKET_REFUSALS, 'basket_does_not_exist', 'basketId');
