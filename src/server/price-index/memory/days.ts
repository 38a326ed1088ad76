/** The days of the index as rows of its day columns. */

/**
 * Rows of the day columns, a ring, so that the row of a day never depends on when the index was
 * built: 730 days, 28 nights, an arrival after midnight, and a week in which a snapshot can still
 * be read.
 */
export const RING_DAYS = 768;
/** The row of a day number in every day column. */
export const rowOf = (day: number): number => day % RING_DAYS;

/** What of an index tells which days it holds: day numbers. */
type HeldDays = { readonly facts: { readonly firstDay: number } };

/** Whether the index holds flights and nights of a day. */
export const holdsDay = ({ facts: { firstDay } }: HeldDays, day: number): boolean =>
  day >= firstDay && day < firstDay + RING_DAYS;

/** Position of a series' day in flightDays and infantFares. */
export const flightAt = (
  { facts }: { readonly facts: { readonly series: number } },
  series: number,
  day: number,
): number => rowOf(day) * facts.series + series;
