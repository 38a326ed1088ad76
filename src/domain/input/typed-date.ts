/**
 * Reads a date however people type it (visitors: R12): `1/2/85`, `01 02 1985`, `01021985`, `1 Feb
 * 1985`, `1985-02-01`.
 */
import { isIsoDate, type IsoDate } from '#domain/dates.ts';

export type DatePart = 'day' | 'month' | 'year' | 'date';
/** A date, or the part that is wrong; `date` when the text cannot be told apart at all. */
export type TypedDate =
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'wrong'; readonly part: DatePart };

/**
 * Day before month, as the British write. `today` decides the century of two-digit years: never
 * after it.
 */
export function readTypedDate(text: string, today: IsoDate): TypedDate {
  const parts = splitParts(text.trim().toLowerCase());
  if (!parts) return { kind: 'wrong', part: 'date' };
  const year = fullYear(parts.year, today);
  if (year === undefined) return { kind: 'wrong', part: 'year' };
  if (parts.month < 1 || parts.month > 12) return { kind: 'wrong', part: 'month' };
  const date = `${pad(year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`;
  return isIsoDate(date) ? { kind: 'date', date } : { kind: 'wrong', part: 'day' };
}

/** The date, or undefined when it is none. */
export function parseTypedDate(text: string, today: IsoDate): IsoDate | undefined {
  const read = readTypedDate(text, today);
  return read.kind === 'date' ? read.date : undefined;
}

/** A date as a field shows it: `09/06/2027`. */
export const dateAsTyped = (date: IsoDate): string => date.split('-').toReversed().join('/');

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SEPARATOR = String.raw`[\s/.,\-]+`;
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
/**
 * The same with the slashes that a field put in as for a day: `19/88/0327`. No year of birth begins
 * with a month.
 */
const SLASHED_ISO = /^(\d{2})\/(\d{2})\/(0[1-9]|1[0-2])(\d{2})$/;
const NUMBERS = new RegExp(`^(\\d{1,2})${SEPARATOR}(\\d{1,2})${SEPARATOR}(\\d{2,4})$`);
const RUN = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?(?:${SEPARATOR})?([a-z]{3,9})(?:${SEPARATOR})?(\\d{2,4})$`,
);
const MONTH_FIRST = new RegExp(
  `^([a-z]{3,9})${SEPARATOR}(\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(\\d{2,4})$`,
);

type Parts = { readonly day: number; readonly month: number; readonly year: string };

function splitParts(text: string): Parts | undefined {
  const iso = ISO.exec(text);
  if (iso) return { day: +iso[3]!, month: +iso[2]!, year: iso[1]! };
  const slashed = SLASHED_ISO.exec(text);
  if (slashed)
    return { day: +slashed[4]!, month: +slashed[3]!, year: `${slashed[1]}${slashed[2]}` };
  const numbers = NUMBERS.exec(text) ?? RUN.exec(text);
  if (numbers) return { day: +numbers[1]!, month: +numbers[2]!, year: numbers[3]! };
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return { day: +dayFirst[1]!, month: monthNumber(dayFirst[2]!), year: dayFirst[3]! };
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst
    ? { day: +monthFirst[2]!, month: monthNumber(monthFirst[1]!), year: monthFirst[3]! }
    : undefined;
}

/** 0 for a word that is no month. */
const monthNumber = (word: string): number => MONTHS.indexOf(word.slice(0, 3)) + 1;

function fullYear(text: string, today: IsoDate): number | undefined {
  if (text.length === 4) return Number(text);
  if (text.length !== 2) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const century = thisYear - (thisYear % 100);
  return Number(text) + (Number(text) > thisYear % 100 ? century - 100 : century);
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
