/** The usual weather of a place, month by month, and by which rule a month is good there. */

/** Monthly means, January to December. */
export type MonthlyClimate = {
  /** °C, the warmest of the day. */
  readonly maxAirC: readonly number[];
  /** °C; null inland. */
  readonly seaC: readonly number[] | null;
  readonly sunHoursPerDay: readonly number[];
  readonly rainDays: readonly number[];
};

/** What one goes there for decides what a good month is. */
export type ClimateRule = 'BEACH' | 'TROPICAL' | 'CITY' | 'SKI';

type Nature = { readonly nature: readonly string[]; readonly cityBreak: boolean };

type Month = { readonly air: number; readonly sea: number | null; readonly rain: number };

/** °C from which the sea is good to swim in. */
export const GOOD_SEA = 20;

/** As the pages say them (`destination.json`, `rule_…`). */
const IS_GOOD: Readonly<Record<Exclude<ClimateRule, 'SKI'>, (month: Month) => boolean>> = {
  BEACH: ({ air, sea, rain }) => (sea ?? 0) >= GOOD_SEA && air >= 24 && air <= 29 && rain <= 5,
  TROPICAL: ({ air, sea, rain }) => (sea ?? 0) >= 24 && air <= 33 && rain <= 7,
  CITY: ({ air, rain }) => air >= 18 && air <= 26 && rain <= 8,
};

/** December to March. */
const SNOW_MONTHS: readonly number[] = [11, 0, 1, 2];
/** °C in the coldest month from which a coast knows no winter. */
const NO_WINTER = 24;

/** The rule for a place of this nature and climate. */
export function climateRule({ nature, cityBreak }: Nature, climate: MonthlyClimate): ClimateRule {
  if (nature.includes('ski')) return 'SKI';
  const isCity = (cityBreak && !nature.includes('beach')) || climate.seaC === null;
  if (isCity || !(nature.includes('beach') || nature.includes('island'))) return 'CITY';
  return Math.min(...climate.maxAirC) >= NO_WINTER ? 'TROPICAL' : 'BEACH';
}

/** The good months, 0 to 11, by a rule; none where no month meets all of it. */
export function goodMonthsOf(climate: MonthlyClimate, rule: ClimateRule): number[] {
  const months = Array.from({ length: 12 }, (_, month) => month);
  if (rule === 'SKI') return months.filter((month) => SNOW_MONTHS.includes(month));
  return months.filter((month) => IS_GOOD[rule](monthOf(climate, month)));
}

const monthOf = ({ maxAirC, seaC, rainDays }: MonthlyClimate, month: number): Month => ({
  air: maxAirC[month] ?? 0,
  sea: seaC?.[month] ?? null,
  rain: rainDays[month] ?? 0,
});
