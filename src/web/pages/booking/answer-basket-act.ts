import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { CheckoutStep } from '#domain/checkout/steps.ts';
import { BASKET_ACT, parseBasketAct } from '#web/parts/Basket/act-on-basket.ts';
import { tryBasketAct } from '#web/parts/Basket/try-basket-act.ts';
import { routes } from '#web/routes.ts';
import type { CheckoutOfPageFragment } from './query.generated.ts';
import type { StepAnswer } from './step-form/read-form.ts';
import type { BasketRefusals } from './use-basket-refusals.ts';

type Typed = NonNullable<StepAnswer['lastResult']['initialValue']>;

const SEE_OTHER = 303;
const REFUSED = 422;

/**
 * Does what a form posted to `step` asks of the basket: then the step anew, or why not; undefined
 * when the form is the step's own. What a browser without script posts along of the step is shown
 * again, as `typedFields` reads it; a step without fields has none.
 */
export async function answerBasketAct(
  context: ActionFunctionArgs['context'],
  { id: checkoutId, basket }: CheckoutOfPageFragment,
  step: CheckoutStep,
  form: FormData,
  typedFields?: (form: FormData) => Typed,
) {
  const act = parseBasketAct(form);
  if (!act) return undefined;
  const basketRefusals = await tryBasketAct(context, basket.id, act);
  form.delete(BASKET_ACT);
  const hasTyped = typedFields && [...form.keys()].length > 0;
  const typed = hasTyped ? { lastResult: { initialValue: typedFields(form) } } : undefined;
  if (basketRefusals.length > 0)
    return data<BasketRefusals & Partial<StepAnswer>>(
      { basketRefusals, ...typed },
      { status: REFUSED },
    );
  return typed ?? redirect(routes.checkoutStep.href({ checkoutId, step }), SEE_OTHER);
}
