import type { Prices } from './place-props.ts';

type Months = Prices['prices']['cheapestMonths']['months'];

/** The cheapest week of all months. */
export const cheapestOf = (months: Months): Months[number] | undefined =>
  months.toSorted((a, b) => a.total.amount - b.total.amount)[0];
