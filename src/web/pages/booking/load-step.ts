import { redirect } from 'react-router';
import type { CheckoutStep } from '#domain/checkout/steps.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { routes } from '#web/routes.ts';
import { fetchCheckout, type LoadedCheckout } from './fetch-checkout.ts';
import { guardStep } from './guard-step.ts';

/**
 * The checkout for the step `wanted` of an address when it is its turn; throws the way to another
 * step or to the confirmation otherwise.
 */
export async function loadStep(
  call: DataCall,
  checkoutId: string,
  wanted: CheckoutStep,
): Promise<LoadedCheckout> {
  const loaded = await fetchCheckout(call, checkoutId);
  if (loaded.hasError) return loaded;
  const { status, steps } = loaded.checkout;
  if (status === 'PLACED') throw redirect(routes.confirmation.href({ checkoutId }));
  const step = status === 'PLACING' ? 'payment' : guardStep(steps, wanted);
  if (step !== wanted) throw redirect(routes.checkoutStep.href({ checkoutId, step }));
  return loaded;
}
