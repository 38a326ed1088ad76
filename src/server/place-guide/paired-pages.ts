/** Which pairs of a month and a theme have hotels enough for a page, `/holidays/june-2027/spa`. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { IsoDate } from '#domain/dates.ts';
import {
  allMonths,
  FEWEST_HOTELS,
  monthSubject,
  readLanding,
} from '#domain/place-guide/holiday-subjects.ts';
import type { HolidayTheme } from '#domain/place-guide/holiday-themes.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { discoverPlaces } from '#server/search/discover-places.ts';

const KEPT_MS = 600_000;

type Kept = {
  readonly today: IsoDate;
  readonly until: number;
  readonly months: Promise<readonly string[]>;
};
const keptBy = new WeakMap<SearchIndex, Map<string, Kept>>();

/** `earliest` is the first day that can be booked, `now` in milliseconds. */
type At = { readonly today: IsoDate; readonly earliest: IsoDate; readonly now: number };

/**
 * Months, `2027-06`, in which so many hotels of a theme can be booked that they have a page. Kept
 * for ten minutes, and looked up once however many ask; other work goes on between two months.
 */
export function monthsOfTheme(
  index: SearchIndex,
  theme: HolidayTheme,
  at: At,
): Promise<readonly string[]> {
  const kept = keptBy.get(index) ?? new Map<string, Kept>();
  keptBy.set(index, kept);
  const known = kept.get(theme);
  if (known && known.today === at.today && known.until > at.now) return known.months;
  const months = findMonths(index, theme, at);
  kept.set(theme, { today: at.today, until: at.now + KEPT_MS, months });
  months.catch(() => kept.delete(theme));
  return months;
}

async function findMonths(
  index: SearchIndex,
  theme: HolidayTheme,
  { today, earliest }: At,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const month of allMonths(earliest)) {
    const landing = readLanding(monthSubject(month), theme, earliest);
    if (!landing) continue;
    const wish = { level: 'country', first: 1 } as const;
    if (discoverPlaces(index, landing.criteria, wish, today).hotels >= FEWEST_HOTELS)
      found.push(month);
    await breathe();
  }
  return found;
}
