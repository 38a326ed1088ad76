/** The payment step while something is on its way: what its address says. */
import { routes } from '#web/routes.ts';
import type { CheckoutOfPageFragment } from '../query.generated.ts';

/** In an address: who opens it has waited, and is told what came of it. */
export const WAITED = 'waited';

/** The payment step for somebody who has waited. */
export const afterWaiting = (checkoutId: string): string =>
  `${routes.checkoutStep.href({ checkoutId, step: 'payment' })}?${WAITED}=yes`;

/** An order is being placed, or a payment's result is not known yet. */
export const isWaiting = ({
  status,
  isPaymentAwaited,
}: Pick<CheckoutOfPageFragment, 'status' | 'isPaymentAwaited'>): boolean =>
  status === 'PLACING' || isPaymentAwaited;
