import { useLocation, useRouteError } from 'react-router';
import { busyReasonOf, referenceOf, statusOfError } from '#web/data/error-status.ts';
import { PageProblem } from '#web/parts/PageProblem.tsx';
import { findPaidCheckout } from './paid-checkout.ts';

/**
 * Stands in for a page whose loader, action or markup failed, or which said that it has nothing to
 * show.
 */
export function ProblemPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return (
    <PageProblem
      status={statusOfError(error)}
      busyReason={busyReasonOf(error)}
      reference={referenceOf(error)}
      checkoutId={findPaidCheckout(pathname)}
    />
  );
}
