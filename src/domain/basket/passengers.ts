/**
 * Who travels by name, and the rules that a passenger list keeps (PAX-01 to PAX-26; decisions:
 * Passengers).
 */
import { ADULT_TITLES } from '#domain/account/titles.ts';
import { ageInYears, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { tidyPassengerName } from '#domain/input/tidy-passenger-name.ts';
import { parseTypedDate, readTypedDate, type DatePart } from '#domain/input/typed-date.ts';
import { INFANT_BELOW, type Party } from '#domain/party.ts';
import type { RefusalCode } from '#domain/refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { SpecialAssistance } from './accessibility.ts';
import {
  ageOn,
  describeAge,
  hasStatedAge,
  type Age,
  type PassengerType,
} from './passenger-ages.ts';
import { PASSENGER_REFUSALS } from './passenger-refusals.ts';

/** PAX-20, PAX-21; infant titles: decisions, Passengers. */
export const TITLES: Record<PassengerType, readonly string[]> = {
  adult: ADULT_TITLES,
  child: ['master', 'miss'],
  infant: ['master', 'miss'],
};

export const MOST_AUTHORISED = 2;
/** In years, on the day of return. */
export const ADULT_FROM = 16;
const LEAD_FROM = 18;
/** PAX-07; its latest day, in 2999, is never reached: nobody is born after today. */
const EARLIEST_BIRTH = '1900-01-01';

/** A passenger as the form or the API brings it; the date of birth as typed. */
export type PassengerInput = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  /** As stated, on the day of return; undefined when nothing was chosen. */
  readonly age: Age | undefined;
  readonly leadAuthorised: boolean;
  readonly specialAssistance?: SpecialAssistance | undefined;
};

/** A passenger as kept: trimmed, with an ISO date of birth and the age on the day of return. */
export type Passenger = Omit<PassengerInput, 'dateOfBirth' | 'age' | 'specialAssistance'> & {
  readonly type: PassengerType;
  readonly dateOfBirth: IsoDate;
  readonly age: Age;
  readonly specialAssistance: SpecialAssistance | null;
};

/**
 * Who is expected: type, and for those under 16 the age on return that the search stated (PAX-11).
 */
export type ExpectedTraveller = {
  readonly type: PassengerType;
  readonly statedAge: number | undefined;
};

export type PassengerRules = {
  readonly expected: readonly ExpectedTraveller[];
  readonly returnDate: IsoDate;
  readonly today: IsoDate;
};

/**
 * The travellers of a party, adults first, then children, then infants; the first adult leads
 * (PAX-22).
 */
export function expectedTravellers(party: Party): ExpectedTraveller[] {
  const ages = party.flatMap((room) => room.childAges);
  return [
    ...party.flatMap((room) =>
      Array.from({ length: room.adults }, () => ({ type: 'adult', statedAge: undefined }) as const),
    ),
    ...ages
      .filter((age) => age >= INFANT_BELOW)
      .map((statedAge) => ({ type: 'child', statedAge }) as const),
    ...ages
      .filter((age) => age < INFANT_BELOW)
      .map((statedAge) => ({ type: 'infant', statedAge }) as const),
  ];
}

/**
 * Every error of a passenger list, field by field (`passengerDetails[0].firstName`); none when it
 * may be saved.
 */
export function checkPassengers(
  input: readonly PassengerInput[],
  rules: PassengerRules,
): FieldError[] {
  if (input.length !== rules.expected.length) {
    return [
      refuse(PASSENGER_REFUSALS, 'passenger_count', 'passengerDetails', {
        people: rules.expected.length,
      }),
    ];
  }
  return [
    ...input.flatMap((passenger, i) => checkPassenger(passenger, i, rules)),
    ...checkAuthorised(input),
  ];
}

/**
 * What is saved of a list without errors: names trimmed (PAX-04), dates read, the lead always
 * authorised (PAX-24).
 */
export function tidyPassengers(
  input: readonly PassengerInput[],
  rules: PassengerRules,
): Passenger[] {
  return input.map((passenger, i) => {
    const read = readTypedDate(passenger.dateOfBirth, rules.today);
    if (read.kind !== 'date')
      throw new RangeError('a passenger list is tidied after it was checked');
    return {
      type: rules.expected[i]!.type,
      title: passenger.title.trim().toLowerCase(),
      firstName: tidyPassengerName(passenger.firstName),
      lastName: tidyPassengerName(passenger.lastName),
      dateOfBirth: read.date,
      age: ageOn(read.date, rules.returnDate),
      leadAuthorised: i === 0 || passenger.leadAuthorised,
      specialAssistance: passenger.specialAssistance ?? null,
    };
  });
}

/** Gives everybody the first passenger's last name (PAX-25). */
export const copyLastName = <P extends { readonly lastName: string }>(
  passengers: readonly P[],
): P[] => passengers.map((passenger) => ({ ...passenger, lastName: passengers[0]!.lastName }));

/**
 * Whether the box of passenger `index` may be ticked: the lead's is fixed, others while fewer than
 * two are (PAX-23).
 */
export const canAuthorise = (ticked: readonly boolean[], index: number): boolean =>
  index !== 0 &&
  (ticked[index] === true ||
    ticked.filter((isTicked, i) => i === 0 || isTicked).length < MOST_AUTHORISED);

function checkPassenger(
  passenger: PassengerInput,
  index: number,
  rules: PassengerRules,
): FieldError[] {
  const { type } = rules.expected[index]!;
  const at = (field: string): string => `passengerDetails[${index}].${field}`;
  const birth = checkBirth(passenger.dateOfBirth, at('dateOfBirth'), index, rules);
  return [
    ...(TITLES[type].includes(passenger.title.trim().toLowerCase())
      ? []
      : [refuse(INPUT_REFUSALS, 'option_required', at('title'))]),
    ...checkName(passenger.firstName, at('firstName')),
    ...checkName(passenger.lastName, at('lastName')),
    ...birth,
    ...checkStatedAge(passenger, at('age'), birth.length === 0, rules),
  ];
}

const MOST_LETTERS = 60;
/**
 * The letters in which languages are written with the Latin alphabet, Vietnamese and Azerbaijani
 * included, and their accents: each stands in the type of the documents (`src/server/mail`).
 */
const LATIN_NAME =
  /^[A-Za-zÀ-ÖØ-öø-\u02af\u1e00-\u1eff][\u0300-\u0338A-Za-zÀ-ÖØ-öø-\u02af\u1e00-\u1eff'’.\- ]*$/u;

/** A first or last name, as in the passport. */
export function checkName(name: string, field: string): FieldError[] {
  const tidy = tidyPassengerName(name);
  if (tidy === '') return [refuse(INPUT_REFUSALS, 'required', field)];
  if (tidy.length > MOST_LETTERS)
    return [refuse(PASSENGER_REFUSALS, 'name_too_long', field, { most: MOST_LETTERS })];
  return LATIN_NAME.test(tidy) ? [] : [refuse(PASSENGER_REFUSALS, 'name_letters', field)];
}

function checkBirth(
  typed: string,
  field: string,
  index: number,
  rules: PassengerRules,
): FieldError[] {
  const errors = checkTypedBirth(typed, field, rules.today);
  return errors.length > 0
    ? errors
    : checkAgeOfBorn(parseTypedDate(typed, rules.today)!, field, index, rules);
}

/** A date of birth as typed, whoever was born then; none after today. */
export function checkTypedBirth(typed: string, field: string, today: IsoDate): FieldError[] {
  if (typed.trim() === '') return [refuse(INPUT_REFUSALS, 'required', field)];
  const read = readTypedDate(typed, today);
  if (read.kind === 'wrong') return [refuse(PASSENGER_REFUSALS, CODE_OF_PART[read.part], field)];
  if (read.date < EARLIEST_BIRTH)
    return [refuse(PASSENGER_REFUSALS, 'passenger_dob_too_early', field)];
  return read.date > today ? [refuse(PASSENGER_REFUSALS, 'passenger_dob_in_future', field)] : [];
}

const CODE_OF_PART = {
  date: 'passenger_dob_invalid',
  day: 'passenger_dob_day',
  month: 'passenger_dob_month',
  year: 'passenger_dob_year',
} as const satisfies Record<DatePart, RefusalCode>;

/** Whether somebody born then has an age for the passenger at `index` (PAX-10 to PAX-16). */
export const fitsPassenger = (born: IsoDate, index: number, rules: PassengerRules): boolean =>
  checkAgeOfBorn(born, '', index, rules).length === 0;

const checkAgeOfBorn = (
  born: IsoDate,
  field: string,
  index: number,
  { expected, returnDate }: PassengerRules,
): FieldError[] =>
  checkAgeOfType(ageInYears(born, returnDate), field, expected[index]!, index === 0);

/** `age` in years on the day of return (PAX-10 to PAX-16). */
function checkAgeOfType(
  age: number,
  field: string,
  { type, statedAge = age }: ExpectedTraveller,
  isLead: boolean,
): FieldError[] {
  const wrongAge = (who: string, ages: string): FieldError[] => [
    refuse(PASSENGER_REFUSALS, 'passenger_type_age', field, { who, ages }),
  ];
  if (isLead && age < LEAD_FROM) return wrongAge('The lead passenger', '18 or over');
  if (type === 'adult' && age < ADULT_FROM) return wrongAge('An adult', '16 or over');
  if (type === 'child' && (age < INFANT_BELOW || age >= ADULT_FROM))
    return wrongAge('A child', '2 to 15');
  if (type === 'infant' && age >= INFANT_BELOW) return wrongAge('An infant', 'under 2');
  return type === 'child' && age !== statedAge
    ? [refuse(PASSENGER_REFUSALS, 'passenger_dob_mismatch', field, { stated: statedAge, age })]
    : [];
}

/**
 * The stated age, held against the date of birth once that is right in itself (PAX-17 to PAX-19).
 */
function checkStatedAge(
  { age, dateOfBirth }: PassengerInput,
  field: string,
  isBirthSound: boolean,
  { returnDate, today }: PassengerRules,
): FieldError[] {
  if (!age) return [refuse(INPUT_REFUSALS, 'option_required', field)];
  const born = isBirthSound ? readTypedDate(dateOfBirth, today) : undefined;
  if (born?.kind !== 'date' || hasStatedAge(born.date, returnDate, age)) return [];
  return [
    refuse(PASSENGER_REFUSALS, 'passenger_age_mismatch', field, {
      age: describeAge(ageOn(born.date, returnDate)),
    }),
  ];
}

function checkAuthorised(input: readonly PassengerInput[]): FieldError[] {
  const others = input.flatMap((passenger, i) => (i > 0 && passenger.leadAuthorised ? [i] : []));
  return others
    .slice(MOST_AUTHORISED - 1)
    .map((i) =>
      refuse(PASSENGER_REFUSALS, 'too_many_authorised', `passengerDetails[${i}].leadAuthorised`),
    );
}
