import { routes } from '#web/routes.ts';
import type { BookingOfListFragment } from './query.generated.ts';

/** Where a booking is seen as it stands today; an order request has a page of its own (ORD-07). */
export const bookingHref = ({ status, checkoutId }: BookingOfListFragment): string =>
  (status === 'PENDING' ? routes.orderRequest : routes.confirmation).href({ checkoutId });

/** First names, `Sarah, Daniel and Noah`. */
export function joinFirstNames(names: readonly string[]): string {
  const first = names.map((name) => name.split(' ')[0] ?? name);
  return first.length < 2 ? first.join('') : `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`;
}
