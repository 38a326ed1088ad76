import { data, redirect } from 'react-router';
import type { CheckoutStep } from '#domain/checkout/steps.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { actOnBasket, parseBasketAct } from '#web/parts/Basket/act-on-basket.ts';
import { routes } from '#web/routes.ts';
import type { CheckoutOfPageFragment } from './query.generated.ts';
import type { BasketRefusals } from './use-basket-refusals.ts';

const SEE_OTHER = 303;
const REFUSED = 422;

/**
 * Does what a form posted to `step` asks of the basket: then the step anew, or why not; undefined
 * when the form is the step's own.
 */
export async function answerBasketAct(
  call: DataCall,
  { id: checkoutId, basket }: CheckoutOfPageFragment,
  step: CheckoutStep,
  form: FormData,
) {
  const act = parseBasketAct(form);
  if (!act) return undefined;
  const basketRefusals = await actOnBasket(call, basket.id, act);
  return basketRefusals.length > 0
    ? data<BasketRefusals>({ basketRefusals }, { status: REFUSED })
    : redirect(routes.checkoutStep.href({ checkoutId, step }), SEE_OTHER);
}
