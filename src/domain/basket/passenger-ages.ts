/**
 * The ages of those who travel, always those on the day of return, and the types that they make
 * (PAX-02, PAX-10 to PAX-19; decisions: Passengers).
 */
import { ageInMonths, ageInYears, type IsoDate } from '#domain/dates.ts';
import { parseTypedDate } from '#domain/input/typed-date.ts';

export const PASSENGER_TYPES = ['adult', 'child', 'infant'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];

export type Age = { readonly value: number; readonly unit: 'MONTHS' | 'YEARS' };

/**
 * Choices of the age selects: adults in years, 18 standing for 18 and over (PAX-17); children in
 * years (PAX-13, PAX-18); infants in months (PAX-19).
 */
export const AGE_CHOICES: Record<PassengerType, readonly number[]> = {
  adult: [16, 17, 18],
  child: range(2, 15),
  infant: range(1, 23),
};
export const DEFAULT_AGE = { adult: 18, infant: 23 } as const;

/** The choice that stands for 18 and over, and the one for a first month that is not yet over. */
const TOP_YEARS = 18;
const FIRST_MONTH = 1;
const LAST_MONTH_OF_FIRST_YEAR = 11;

/**
 * The choice that a select shows before anybody has chosen: of children and infants the age in
 * years that the search stated, of infants the last month of that year.
 */
export function firstAgeChoice(type: PassengerType, statedAge: number | undefined): number {
  switch (type) {
    case 'adult':
      return DEFAULT_AGE.adult;
    case 'child':
      return statedAge ?? AGE_CHOICES.child[0]!;
    case 'infant':
      return statedAge === 0 ? LAST_MONTH_OF_FIRST_YEAR : DEFAULT_AGE.infant;
  }
}

/** The choice that stands for an age of this type. */
export function ageChoiceOf(type: PassengerType, { value }: Age): number {
  const choices = AGE_CHOICES[type];
  return Math.min(Math.max(value, choices[0]!), choices.at(-1)!);
}

/** The age that a choice of this type states; undefined when it is none of them. */
export function parseAgeChoice(type: PassengerType, text: string): Age | undefined {
  const value = AGE_CHOICES[type].find((choice) => String(choice) === text);
  return value === undefined ? undefined : { value, unit: type === 'infant' ? 'MONTHS' : 'YEARS' };
}

/**
 * What an infant's age select shows once the date of birth is typed; undefined where that is no
 * date, or no infant's.
 */
export function infantAgeChoice(
  dateOfBirth: string,
  { returnDate, today }: { readonly returnDate: IsoDate; readonly today: IsoDate },
): string | undefined {
  const born = parseTypedDate(dateOfBirth, today);
  if (born === undefined) return undefined;
  const age = ageOn(born, returnDate);
  return age.unit === 'MONTHS' ? String(ageChoiceOf('infant', age)) : undefined;
}

/** Months below two years, else years (PAX-01). */
export function ageOn(dateOfBirth: IsoDate, date: IsoDate): Age {
  const months = ageInMonths(dateOfBirth, date);
  return months < 24
    ? { value: months, unit: 'MONTHS' }
    : { value: ageInYears(dateOfBirth, date), unit: 'YEARS' };
}

/**
 * Whether somebody born then has the stated age on that date, in the unit it is stated in; the
 * choices at the ends stand for all beyond them.
 */
export function hasStatedAge(dateOfBirth: IsoDate, date: IsoDate, { value, unit }: Age): boolean {
  if (unit === 'MONTHS') {
    const months = ageInMonths(dateOfBirth, date);
    return value === months || (value === FIRST_MONTH && months < FIRST_MONTH);
  }
  const years = ageInYears(dateOfBirth, date);
  return value === years || (value === TOP_YEARS && years > TOP_YEARS);
}

/** `16 months`, `7`. */
export const describeAge = ({ value, unit }: Age): string =>
  unit === 'MONTHS' ? `${value} ${value === 1 ? 'month' : 'months'}` : `${value}`;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
