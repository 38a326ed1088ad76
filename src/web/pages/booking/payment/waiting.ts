/** The payment step while something is on its way: what its address says. */
import { routes } from '#web/routes.ts';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import { isBackFromProvider } from './back-from-provider.ts';

/** In an address: who opens it has waited, and is told what came of it. */
export const WAITED = 'waited';

/** The payment step for somebody who has waited. */
export const afterWaiting = (checkoutId: string): string =>
  `${routes.payment.href({ checkoutId })}?${WAITED}=yes`;

/**
 * Where a browser without script looks again. The address that the provider led back to is asked
 * itself, for it finishes the payment: undefined.
 */
export const reloadFrom = (checkoutId: string, search: string): string | undefined =>
  isBackFromProvider(new URLSearchParams(search)) ? undefined : afterWaiting(checkoutId);

/** An order is being placed, or a payment's result is not known yet. */
export const isWaiting = ({
  status,
  isPaymentAwaited,
}: Pick<CheckoutOfPageFragment, 'status' | 'isPaymentAwaited'>): boolean =>
  status === 'PLACING' || isPaymentAwaited;
