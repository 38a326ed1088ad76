/** The kinds of holiday that have a page of their own, `/holidays/{theme}` (ROUTE-20, DEST-03). */
import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { Filters } from '#domain/search/filters.ts';

type ThemeFacts = {
  readonly name: string;
  readonly filters?: Partial<Filters>;
  /** Ids of groups of places; none = anywhere. */
  readonly locationIds?: readonly string[];
  readonly searchType?: Criteria['searchType'];
  readonly nights?: number;
  /** Months of departure, 1 to 12; none = all year. */
  readonly months?: readonly number[];
  /** Month that its page begins with. */
  readonly lead?: number;
  /** Whether one goes there for the sea, so that warm water makes a place better. */
  readonly isForSea?: boolean;
};

/** Each by what makes it: filters, places, season. */
export const HOLIDAY_THEMES = {
  'all-inclusive': { name: 'All inclusive', filters: { board: ['AI'] }, isForSea: true },
  'half-board': { name: 'Half board', filters: { board: ['HB'] }, isForSea: true },
  'self-catering': { name: 'Self catering', filters: { board: ['SC'] }, isForSea: true },
  beach: { name: 'On the beach', filters: { facilities: ['beachfront'] }, isForSea: true },
  family: { name: 'With children', filters: { facilities: ['kids_club'] }, isForSea: true },
  'adults-only': {
    name: 'Adults only',
    filters: { facilities: ['adults_only'] },
    isForSea: true,
  },
  spa: { name: 'Spa', filters: { facilities: ['spa'] } },
  golf: { name: 'Golf', filters: { facilities: ['golf'] } },
  'five-star': { name: 'Five stars', filters: { stars: [5] }, isForSea: true },
  luxury: { name: 'Luxury', filters: { stars: [5], review: 4.5 }, isForSea: true },
  city: { name: 'City breaks', searchType: 'CITY_BREAK', nights: 3 },
  islands: { name: 'Islands', locationIds: ['islands'], isForSea: true },
  'greek-islands': { name: 'Greek islands', locationIds: ['greek-islands'], isForSea: true },
  lakes: { name: 'Lakes', locationIds: ['lakes'] },
  mountains: { name: 'Mountains', locationIds: ['mountains'] },
  ski: { name: 'Ski', locationIds: ['ski-resorts'], months: [12, 1, 2, 3], lead: 1 },
  'winter-sun': {
    name: 'Winter sun',
    locationIds: ['winter-sun'],
    months: [12, 1, 2],
    lead: 1,
    isForSea: true,
  },
  'long-haul': { name: 'Long haul', locationIds: ['long-haul'] },
  accessible: { name: 'Step-free', filters: { facilities: ['step_free'], adaptedRoom: true } },
  eco: { name: 'Eco certified', filters: { facilities: ['eco_certified'] } },
} as const satisfies Readonly<Record<string, ThemeFacts>>;

export type HolidayTheme = keyof typeof HOLIDAY_THEMES;

export const isTheme = (subject: string): subject is HolidayTheme =>
  Object.hasOwn(HOLIDAY_THEMES, subject);

/** In the order in which pages show them. */
export const ALL_THEMES: readonly HolidayTheme[] = Object.keys(HOLIDAY_THEMES).filter(isTheme);

/** What is known of a theme. */
export const themeFacts = (theme: HolidayTheme): ThemeFacts => HOLIDAY_THEMES[theme];

/** A search made that of a theme: its places, filters and nights, on the same days and party. */
export function themedCriteria(theme: HolidayTheme, criteria: Criteria): Criteria {
  const { filters, locationIds, searchType, nights } = themeFacts(theme);
  return {
    ...criteria,
    filters: { ...criteria.filters, ...filters },
    locationIds: locationIds ?? [],
    searchType: searchType ?? criteria.searchType,
    nights: nights === undefined ? criteria.nights : [nights],
  };
}

/** Whether a theme is sold in a month, `2027-06`. */
export const isInMonth = (theme: HolidayTheme, month: string): boolean =>
  themeFacts(theme).months?.includes(Number(month.slice(5))) ?? true;

/** June: everything is open, and schools are not yet closed. */
const LEAD_MONTH = 6;

/** Of months in order the first that a theme's page begins with, else its first. */
export function leadMonth(theme: HolidayTheme, months: readonly string[]): string | undefined {
  const sold = months.filter((month) => isInMonth(theme, month));
  const lead = themeFacts(theme).lead ?? LEAD_MONTH;
  return sold.find((month) => Number(month.slice(5)) === lead) ?? sold[0];
}

type Days = { readonly start: IsoDate; readonly end: IsoDate };

/** The days between two on which a theme's holidays leave, the next first; both ends are meant. */
export function themeDays(theme: HolidayTheme, { start, end }: Days): Days[] {
  const ranges: Days[] = [];
  for (let first = start; first <= end; first = addMonths(`${first.slice(0, 7)}-01`, 1)) {
    if (!isInMonth(theme, first.slice(0, 7))) continue;
    const monthEnd = addDays(addMonths(`${first.slice(0, 7)}-01`, 1), -1);
    const last = monthEnd > end ? end : monthEnd;
    const before = ranges.at(-1);
    if (before && addDays(before.end, 1) === first)
      ranges[ranges.length - 1] = { start: before.start, end: last };
    else ranges.push({ start: first, end: last });
  }
  return ranges;
}
