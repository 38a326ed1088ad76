/**
 * How much more a day is wanted than an ordinary one: season, school holidays, Christmas, by the
 * kind of place.
 */
import { dayNumber, isoDate } from '#domain/dates.ts';
import { schoolHolidays } from './facts.ts';

export const CLIMATES = ['summer-sun', 'winter-sun', 'city', 'ski', 'tropics'] as const;
export type Climate = (typeof CLIMATES)[number];

/** Demand of each month, January first. */
const MONTHS: Record<Climate, readonly number[]> = {
  'summer-sun': [0.62, 0.65, 0.7, 0.82, 0.98, 1.18, 1.42, 1.5, 1.12, 0.86, 0.66, 0.68],
  'winter-sun': [1.08, 1.12, 1.05, 0.98, 0.88, 0.92, 1.12, 1.18, 0.96, 1.02, 0.98, 1.12],
  city: [0.72, 0.8, 0.94, 1.06, 1.14, 1.12, 1.04, 1.0, 1.1, 1.04, 0.88, 1.08],
  ski: [1.18, 1.38, 1.12, 0.9, 0.6, 0.65, 0.75, 0.75, 0.6, 0.6, 0.7, 1.22],
  tropics: [1.18, 1.16, 1.12, 1.02, 0.88, 0.86, 1.02, 1.06, 0.84, 0.9, 0.98, 1.26],
};

const SCHOOL = 0.22;
const CHRISTMAS = 0.3;

const schoolDays = new Set(
  schoolHolidays.flatMap(({ start, end }) => daysOf(dayNumber(start) - 2, dayNumber(end) + 2)),
);

/** Demand of a day, about 0.6 to 1.9; smooth over the month's edge so that no night jumps. */
function demandOn(climate: Climate, day: number): number {
  const date = isoDate(day);
  const months = MONTHS[climate];
  const month = Number(date.slice(5, 7)) - 1;
  const into = (Number(date.slice(8)) - 15) / 30;
  const next = months[(month + (into < 0 ? 11 : 1)) % 12] ?? 1;
  const season = (months[month] ?? 1) * (1 - Math.abs(into)) + next * Math.abs(into);
  return season + (schoolDays.has(day) ? SCHOOL : 0) + (isChristmas(date) ? CHRISTMAS : 0);
}

const tables = new Map<string, Float64Array>();

/** Demand of days from `firstDay`, remembered: a feed asks for the same days again and again. */
export const demandFrom = (climate: Climate, firstDay: number, days: number): Float64Array =>
  tables.getOrInsertComputed(`${climate} ${firstDay} ${days}`, () =>
    Float64Array.from({ length: days }, (_, i) => demandOn(climate, firstDay + i)),
  );

const isChristmas = (date: string): boolean => date.slice(5) >= '12-20' || date.slice(5) <= '01-02';

function daysOf(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
