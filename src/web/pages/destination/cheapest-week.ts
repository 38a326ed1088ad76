import type { Prices } from './place-props.ts';

type Months = Prices['prices']['cheapestMonths']['months'];

/** The cheapest week of a year from the first month on: few choose a holiday beyond it. */
export function cheapestOf(months: Months): Months[number] | undefined {
  const [first] = months;
  const next = first && `${Number(first.month.slice(0, 4)) + 1}${first.month.slice(4)}`;
  return months
    .filter(({ month }) => next !== undefined && month < next)
    .toSorted((a, b) => a.total.amount - b.total.amount)[0];
}
