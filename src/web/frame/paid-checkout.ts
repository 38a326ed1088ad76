import { matchPath } from 'react-router';

/**
 * Where money may be on its way: what fails there does not say that nothing was charged (MSG-37).
 */
const PAYING = ['payment', 'confirmation', 'order-request'];

/** The checkout that may have been paid at an address of the site; undefined where nobody pays. */
export function findPaidCheckout(pathname: string): string | undefined {
  const { checkoutId, page = '' } = matchPath('/booking/:checkoutId/:page', pathname)?.params ?? {};
  return PAYING.includes(page) ? checkoutId : undefined;
}
