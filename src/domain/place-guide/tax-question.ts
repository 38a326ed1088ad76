/** What is asked of the calculator of local taxes, as an address brings it. */
import { isIsoDate, type IsoDate } from '#domain/dates.ts';
import { wholeNumber } from '#domain/input/query-fields.ts';
import { dateAsTyped, parseTypedDate } from '#domain/input/typed-date.ts';
import { MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, MAX_STARS } from '#domain/search/limits.ts';

export const MOST_TAXED_NIGHTS = 60;
/** A year of two digits is one of this century. */
const NO_DAY_AFTER = '2099-12-31';
/** A child of the question may be as old as one that pays as an adult somewhere. */
const OLDEST_CHILD = 17;

export const TAX_FIELDS = [
  'place',
  'arrive',
  'nights',
  'stars',
  'rooms',
  'adults',
  'ages',
] as const;
export type TaxField = (typeof TAX_FIELDS)[number];

export type TaxQuestion = {
  readonly place: string;
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly stars: number;
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly number[];
};

/** The fields as they came, and the question that they make; those that are wrong are named. */
export type AskedTax = {
  readonly typed: Readonly<Record<TaxField, string>>;
  readonly question: TaxQuestion | undefined;
  readonly wrong: readonly TaxField[];
};

/** An empty form: two adults, a week in a hotel of four stars. */
export const emptyTaxForm = (arrive: IsoDate): AskedTax['typed'] => ({
  place: '',
  arrive: dateAsTyped(arrive),
  nights: '7',
  stars: '4',
  rooms: '1',
  adults: '2',
  ages: '',
});

/** Reads the form; nothing is asked where the address names no field of it. */
export function readTaxQuestion(params: URLSearchParams, arrive: IsoDate): AskedTax {
  const empty = emptyTaxForm(arrive);
  if (!TAX_FIELDS.some((field) => params.has(field)))
    return { typed: empty, question: undefined, wrong: [] };
  const typed = { ...empty };
  for (const field of TAX_FIELDS) typed[field] = (params.get(field) ?? empty[field]).trim();
  const childAges = typed.ages.split(/[\s,]+/).filter((age) => age !== '');
  const question: TaxQuestion = {
    place: typed.place,
    checkIn: parseTypedDate(typed.arrive, NO_DAY_AFTER) ?? typed.arrive,
    nights: wholeNumber(typed.nights) ?? 0,
    stars: wholeNumber(typed.stars) ?? 0,
    rooms: wholeNumber(typed.rooms) ?? 0,
    adults: wholeNumber(typed.adults) ?? 0,
    childAges: childAges.map((age) => wholeNumber(age) ?? Number.NaN),
  };
  const wrong = wrongFields(question);
  if (!wrong.includes('arrive')) typed.arrive = dateAsTyped(question.checkIn);
  return { typed, question: wrong.length === 0 ? question : undefined, wrong };
}

/** The fields of a question that no stay can have. */
export function wrongFields(asked: TaxQuestion): TaxField[] {
  const { place, checkIn, nights, stars, rooms, adults, childAges } = asked;
  const checks: readonly (readonly [field: TaxField, isRight: boolean])[] = [
    ['place', place !== ''],
    ['arrive', isIsoDate(checkIn)],
    ['nights', isFrom(1, nights, MOST_TAXED_NIGHTS)],
    ['stars', isFrom(1, stars, MAX_STARS)],
    ['rooms', isFrom(1, rooms, MAX_ROOMS)],
    ['adults', isFrom(1, adults, MAX_ADULTS)],
    [
      'ages',
      childAges.length <= MAX_CHILDREN && childAges.every((age) => isFrom(0, age, OLDEST_CHILD)),
    ],
  ];
  return checks.flatMap(([field, isRight]) => (isRight ? [] : [field]));
}

const isFrom = (least: number, number: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;
