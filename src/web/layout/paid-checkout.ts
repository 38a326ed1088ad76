import { matchPath } from 'react-router';
import { routes } from '#web/routes.ts';

/**
 * Where money may be on its way: what fails there does not say that nothing was charged (MSG-37).
 */
const PAYING = ['payment', 'confirmation', 'order-request'];

/** The pages after the steps stand where a step does. */
const [ANY_STEP] = routes.checkoutStep.paths;

/** The checkout that may have been paid at an address of the site; undefined where nobody pays. */
export function findPaidCheckout(pathname: string): string | undefined {
  const { checkoutId, step = '' } = matchPath(ANY_STEP, pathname)?.params ?? {};
  return PAYING.includes(step) ? checkoutId : undefined;
}
