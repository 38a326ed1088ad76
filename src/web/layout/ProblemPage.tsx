import { useLocation, useRouteError } from 'react-router';
import { BUG, busyReasonOf, referenceOf, statusOfError } from '#web/data/error-status.ts';
import { PageProblem, type PageProblemProps } from '#web/parts/PageProblem.tsx';
import { findPaidCheckout } from './paid-checkout.ts';

/**
 * Stands in for a page whose loader, action or markup failed, or which said that it has nothing to
 * show. `advice` and `actions` are the page's own, for a bug alone.
 */
export function ProblemPage({ advice, actions }: Pick<PageProblemProps, 'advice' | 'actions'>) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = statusOfError(error);
  return (
    <PageProblem
      status={status}
      busyReason={busyReasonOf(error)}
      reference={referenceOf(error)}
      checkoutId={findPaidCheckout(pathname)}
      {...(status === BUG && { advice, actions })}
    />
  );
}
