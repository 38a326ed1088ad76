import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { PageProblem } from '#web/parts/PageProblem.tsx';
import { findPaidCheckout } from './paid-checkout.ts';

const BUG = 500;

/** Stands in for a page whose loader, action or markup failed, or which said that it has nothing to show. */
export function ProblemPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return <PageProblem status={isRouteErrorResponse(error) ? error.status : BUG} checkoutId={findPaidCheckout(pathname)} />;
}
