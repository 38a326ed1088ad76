import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import { CheckoutCreditsOfPage, type CreditsOfPageFragment } from './query.generated.ts';

/** `not_loaded`: the holiday can be booked all the same (MSG-38). */
export type LoadedCredits =
  | { readonly kind: 'credits'; readonly credits: CreditsOfPageFragment }
  | { readonly kind: 'not_loaded' };

/** The credits of whoever is logged in; undefined for everybody else, who has none. */
export async function loadCredits(
  call: DataCall,
  { id: checkoutId, isExistingCustomer }: CheckoutOfPageFragment,
): Promise<LoadedCredits | undefined> {
  if (!isExistingCustomer) return undefined;
  try {
    const { checkoutCredits } = await call(CheckoutCreditsOfPage, { checkoutId });
    return checkoutCredits ? { kind: 'credits', credits: checkoutCredits } : undefined;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { kind: 'not_loaded' };
  }
}
