import { redirect } from 'react-router';
import type { CheckoutStep } from '#domain/checkout/steps.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { routes } from '#web/routes.ts';
import { fetchCheckout, type LoadedCheckout } from './fetch-checkout.ts';
import { guardStep } from './guard-step.ts';

type Asked = {
  readonly checkoutId: string;
  /** The step of the address. */
  readonly wanted: CheckoutStep;
  /** A customer asks who has been away: what they have ordered is not there for them. */
  readonly isAway: boolean;
};

/**
 * The checkout for the step `wanted` of an address when it is its turn; throws the way to another
 * step or to the confirmation otherwise, where a customer who has been away is asked to log in.
 */
export async function loadStep(
  call: DataCall,
  { checkoutId, wanted, isAway }: Asked,
): Promise<LoadedCheckout> {
  const end = routes.confirmation.href({ checkoutId });
  const loaded = await fetchCheckout(call, checkoutId, isAway ? end : undefined);
  if (loaded.hasError) return loaded;
  const { status, steps } = loaded.checkout;
  if (status === 'PLACED') throw redirect(end);
  const step = status === 'PLACING' ? 'payment' : guardStep(steps, wanted);
  if (step !== wanted) throw redirect(routes.checkoutStep.href({ checkoutId, step }));
  return loaded;
}
