import { data, redirect } from 'react-router';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import {
  CheckoutPage,
  type CheckoutOfPageFragment,
  type CheckoutPageQuery,
  type CustomerOfCheckoutFragment,
} from './query.generated.ts';

/**
 * A fetched checkout (CHK-14), or that fetching it failed or the server returned errors (CHK-15).
 */
export type LoadedCheckout =
  | {
      readonly hasError: false;
      readonly checkout: CheckoutOfPageFragment;
      /** Who is logged in. */
      readonly customer: CustomerOfCheckoutFragment | null;
      /** Whom they travel with. */
      readonly companions: CheckoutPageQuery['companions'];
      readonly site: CheckoutPageQuery['site'];
    }
  | { readonly hasError: true };

const ABSENT = 404;

/**
 * Fetches the checkout; one that is not there, or is somebody else's, is a 404 (ROUTE-09), or leads
 * `instead`.
 */
export async function fetchCheckout(
  call: DataCall,
  checkoutId: string,
  instead?: string,
): Promise<LoadedCheckout> {
  try {
    const { site, checkoutById, customer, companions } = await call(CheckoutPage, { checkoutId });
    const { checkout, statusCode, errors } = checkoutById;
    if (statusCode === ABSENT && instead !== undefined) throw redirect(instead);
    if (statusCode === ABSENT) throw data(null, { status: ABSENT });
    return checkout && errors.length === 0
      ? { hasError: false, checkout, customer, companions, site }
      : { hasError: true };
  } catch (error) {
    if (error instanceof DataError) return { hasError: true };
    throw error;
  }
}
