import { daysBetween, type IsoDate } from '#domain/dates.ts';

/** How near a holiday is: what the page of its booking is called. */
export type Countdown =
  | { readonly kind: 'cancelled' | 'tomorrow' | 'today' | 'over' }
  | { readonly kind: 'ahead'; readonly days: number }
  /** The day that it is, from 1, of so many. */
  | { readonly kind: 'away'; readonly day: number; readonly days: number };

type Dated = {
  readonly status: string;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
};

/** `today` is the day in the site's zone. */
export function countdown({ status, departureDate, returnDate }: Dated, today: IsoDate): Countdown {
  if (status === 'CANCELLED') return { kind: 'cancelled' };
  const days = daysBetween(today, departureDate);
  if (days > 1) return { kind: 'ahead', days };
  if (days === 1) return { kind: 'tomorrow' };
  if (days === 0) return { kind: 'today' };
  const length = daysBetween(departureDate, returnDate) + 1;
  return 1 - days > length ? { kind: 'over' } : { kind: 'away', day: 1 - days, days: length };
}
