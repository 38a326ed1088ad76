import { data } from 'react-router';
import { PageProblem } from '#web/parts/PageProblem.tsx';

/** Answers every address that no page has (ROUTE-15). */
export const loader = () => data(null, { status: 404 });

export function Component() {
  return <PageProblem status={404} />;
}
