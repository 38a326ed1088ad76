import { routes } from '#web/routes.ts';
import type { BookingOfListFragment } from './query.generated.ts';

/** Where a booking is seen as it stands today; an order request has a page of its own (ORD-07). */
export const bookingHref = ({ status, checkoutId }: BookingOfListFragment): string =>
  (status === 'PENDING' ? routes.orderRequest : routes.confirmation).href({ checkoutId });

/** `Sarah, Daniel and Noah` */
export const joinFirstNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A meal plan within a sentence: `half board`. */
export const boardInSentence = (board: string): string =>
  board.charAt(0).toLowerCase() + board.slice(1);
