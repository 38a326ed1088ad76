import type { BookingOfListFragment } from './query.generated.ts';

/** An order of the list; whether what it costs less now can be claimed. */
export type ListedBooking = BookingOfListFragment & { readonly isPriceProtected: boolean };
