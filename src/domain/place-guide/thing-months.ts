/** In which months a thing to do is good, where its sentence or the sea of the place says so. */
import { MONTH_NAMES } from '#domain/dates.ts';
import { GOOD_SEA, type MonthlyClimate } from './climate.ts';

const MONTH = `(${MONTH_NAMES.join('|')})`;
/** `about May to October`; not a month of a year, when something happened once. */
const NAMED = new RegExp(String.raw`\b${MONTH}\b(?: to ${MONTH}\b)?(?! \d)`);
const SEASON = /\bin (winter|spring|summer|autumn)\b/;
/** Of the northern half of the earth, where all are of which a season is written. */
const FIRST_OF_SEASON: Readonly<Record<string, number>> = {
  winter: 11,
  spring: 2,
  summer: 5,
  autumn: 8,
};
/** What is done in the sea; a pool has water of its own. */
const IN_THE_SEA = /^(?:Swim|Snorkel)\b(?!.*\bpools?\b)/;
/** A glacier has snow all year. */
const ON_SNOW = /^Ski\b(?!.*\bglacier\b)/;
const [FIRST_SNOW, LAST_SNOW] = [11, 2];

/** Months, 0 to 11 in the order of the year; none where nothing says so, or all are alike. */
export function monthsOfThing(words: string, climate: MonthlyClimate | undefined): number[] {
  const named = NAMED.exec(words);
  if (named) return monthsFrom(monthOf(named[1]), monthOf(named[2] ?? named[1]));
  const season = FIRST_OF_SEASON[SEASON.exec(words)?.[1] ?? ''];
  if (season !== undefined) return monthsFrom(season, (season + 2) % 12);
  if (ON_SNOW.test(words)) return monthsFrom(FIRST_SNOW, LAST_SNOW);
  if (!IN_THE_SEA.test(words)) return [];
  const warm = ALL.filter((month) => (climate?.seaC?.[month] ?? 0) >= GOOD_SEA);
  return warm.length < ALL.length ? warm : [];
}

const ALL: readonly number[] = MONTH_NAMES.map((_, at) => at);

const monthOf = (name: string | undefined): number => MONTH_NAMES.findIndex((one) => one === name);

/** Both ends among them, over the end of the year where the last comes before the first. */
const monthsFrom = (first: number, last: number): number[] =>
  ALL.filter((month) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );

/**
 * Months of a year in words, `May to October`; null for none. Over its end too: `December to
 * March`.
 */
export function monthsInWords(months: readonly number[]): string | null {
  const [first] = months.filter((month) => !months.includes((month + 11) % 12));
  const [last] = months.filter((month) => !months.includes((month + 1) % 12));
  if (first === undefined || last === undefined) return null;
  const [from, until] = [MONTH_NAMES[first] ?? '', MONTH_NAMES[last] ?? ''];
  return first === last ? from : `${from} to ${until}`;
}
