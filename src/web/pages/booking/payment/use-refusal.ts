import { useState } from 'react';
import { useActionData } from 'react-router';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import type { PaymentAnswer } from './pay.ts';
import { isWaiting } from './waiting.ts';

type Refusal = {
  /** Why the last try did not go through; undefined from the next press until it is answered. */
  readonly refusal: string | undefined;
  /** To be called when a try begins: nothing that was said of the one before is true of it. */
  readonly forget: () => void;
};

/**
 * Why a try did not go through: the one that was waited for here, once it is known; else the one
 * just posted, or with `hasWaited` the one that whoever opened the page came to hear of.
 */
export function useRefusal(checkout: CheckoutOfPageFragment, hasWaited: boolean): Refusal {
  const answer = useActionData<PaymentAnswer | { readonly refusal?: never }>();
  const waits = isWaiting(checkout);
  const [last, setLast] = useState({ was: waits ? 'wait' : 'opening', answer });
  if (waits && (last.was !== 'wait' || last.answer !== answer)) setLast({ was: 'wait', answer });
  const forget = () => setLast({ was: 'press', answer });
  const isUnanswered = last.answer === answer;
  if (waits || (last.was === 'press' && isUnanswered)) return { refusal: undefined, forget };
  const isOver = last.was === 'wait' && isUnanswered;
  const ofLastTry = checkout.lastRefusal ?? undefined;
  const refusal =
    (isOver ? ofLastTry : undefined) ?? answer?.refusal ?? (hasWaited ? ofLastTry : undefined);
  return { refusal, forget };
}
