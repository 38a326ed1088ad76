import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { CustomerReviewsProps } from './CustomerReviews.tsx';

/** The server has it at hand; a browser reads what it wrote, and fetches what moves it later. */
const Reviews = import.meta.env.SSR
  ? (await import('./CustomerReviews.tsx')).CustomerReviews
  : lazyPart(async () => (await import('./CustomerReviews.tsx')).CustomerReviews);

/** Reviews of the hotels that most guests have reviewed, alive once their file has come. */
export const LateCustomerReviews = (props: CustomerReviewsProps) => (
  <Suspense>
    <Reviews {...props} />
  </Suspense>
);
