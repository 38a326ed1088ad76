/** Which pairs of a month and a theme have hotels enough for a page, `/holidays/june-2027/spa`. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { IsoDate } from '#domain/dates.ts';
import { allMonths, FEWEST_HOTELS } from '#domain/place-guide/holiday-subjects.ts';
import type { HolidayTheme } from '#domain/place-guide/holiday-themes.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { hasHotelsEnough } from './hotels-of-theme.ts';

const KEPT_MS = 600_000;

type Kept = {
  readonly today: IsoDate;
  until: number;
  months: Promise<readonly string[]>;
};
const keptBy = new WeakMap<SearchIndex, Map<string, Kept>>();

/** `earliest` is the first day that can be booked, `now` in milliseconds. */
type At = { readonly today: IsoDate; readonly earliest: IsoDate; readonly now: number };

/**
 * Months, `2027-06`, in which so many hotels of a theme can be booked that they have a page. Looked
 * up once however many ask, other work going on between two months; after ten minutes anew, and
 * until that is done the day's older answer is given.
 */
export function monthsOfTheme(
  index: SearchIndex,
  theme: HolidayTheme,
  at: At,
): Promise<readonly string[]> {
  const kept = keptBy.getOrInsertComputed(index, () => new Map<string, Kept>());
  const known = kept.get(theme);
  const isOfToday = known?.today === at.today;
  if (isOfToday && known.until > at.now) return known.months;
  const months = findMonths(index, theme, at);
  const until = at.now + KEPT_MS;
  if (!isOfToday) {
    kept.set(theme, { today: at.today, until, months });
    months.catch(() => kept.delete(theme));
    return months;
  }
  known.until = until;
  months.then(
    () => (known.months = months),
    () => kept.delete(theme),
  );
  return known.months;
}

async function findMonths(
  index: SearchIndex,
  theme: HolidayTheme,
  { today, earliest }: At,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const month of allMonths(earliest)) {
    const wish = { theme, month, fewest: FEWEST_HOTELS };
    if (hasHotelsEnough(index, wish, { today, earliest })) found.push(month);
    await breathe();
  }
  return found;
}
