/** What a group asks to be quoted for: one rule for the form, the API and what is kept. */
import { checkEmail } from '#domain/account/email.ts';
import { checkPhone } from '#domain/account/phone.ts';
import { addDays, formatDate, isIsoDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { isOneLine } from '#domain/input/readable-text.ts';
import { refuse } from '#domain/refuse.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_CHILD_AGE,
  MAX_NIGHTS,
  MIN_NIGHTS,
} from '#domain/search/limits.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { GROUP_QUOTE_LIMITS } from './limits.ts';
import { GROUP_QUOTE_REFUSALS } from './refusals.ts';

export type GroupQuote = {
  readonly adults: number;
  /** From their second birthday on, to be counted as the search counts them. */
  readonly children: number;
  readonly infants: number;
  /** Of the children, on the day they return. */
  readonly childAges: readonly number[];
  /** Where to, in their words. */
  readonly place: string;
  /** IATA code of the airport they would leave from; empty for any. */
  readonly airport: string;
  readonly departureDate: IsoDate;
  readonly nights: number;
  /** Other days would do as well. */
  readonly isFlexible: boolean;
  /** Anything else; empty for nothing. */
  readonly message: string;
  readonly name: string;
  readonly emailAddress: string;
  /** Empty for none. */
  readonly phoneNumber: string;
};

/**
 * Every error of a request, by field (`quote.adults`), in the order in which the form asks. `today`
 * is the market's date, `isAirport` knows the airports that people leave from.
 */
export const checkGroupQuote = (
  quote: GroupQuote,
  today: IsoDate,
  isAirport: (iata: string) => boolean,
): FieldError[] => [
  ...checkPeople(quote),
  ...checkText(quote, 'place'),
  ...(quote.airport === '' || isAirport(quote.airport)
    ? []
    : [refuse(SEARCH_REFUSALS, 'unknown_airport', 'quote.airport')]),
  ...checkDays(quote, today),
  ...checkLength(quote, 'message'),
  ...checkText(quote, 'name'),
  ...checkEmail(quote.emailAddress.trim(), 'quote.emailAddress'),
  ...(quote.phoneNumber.trim() === '' ? [] : checkPhone(quote.phoneNumber, 'quote.phoneNumber')),
];

function checkPeople({ adults, children, infants, childAges }: GroupQuote): FieldError[] {
  const { leastPeople: least, mostPeople: most } = GROUP_QUOTE_LIMITS;
  const people = adults + children;
  if (adults < 1 || children < 0 || people < least || people > most)
    return [refuse(GROUP_QUOTE_REFUSALS, 'group_size', 'quote.adults', { least, most })];
  const errors: FieldError[] = [];
  if (infants < 0 || infants > adults)
    errors.push(refuse(SEARCH_REFUSALS, 'infant_per_adult', 'quote.infants'));
  if (childAges.length !== children || childAges.some((age) => age < 0))
    errors.push(
      refuse(GROUP_QUOTE_REFUSALS, 'ages_of_children', 'quote.childAges', { count: children }),
    );
  else if (childAges.some((age) => age > MAX_CHILD_AGE))
    errors.push(
      refuse(SEARCH_REFUSALS, 'child_too_old', 'quote.childAges', { most: MAX_CHILD_AGE }),
    );
  return errors;
}

/** A text that has to be there, and stands in one line of the mail that tells of it. */
function checkText(quote: GroupQuote, field: 'place' | 'name'): FieldError[] {
  if (quote[field].trim() === '') return [refuse(INPUT_REFUSALS, 'required', `quote.${field}`)];
  if (!isOneLine(quote[field])) return [refuse(INPUT_REFUSALS, 'invalid_input', `quote.${field}`)];
  return checkLength(quote, field);
}

const checkLength = (quote: GroupQuote, field: 'place' | 'name' | 'message'): FieldError[] =>
  quote[field].length > GROUP_QUOTE_LIMITS[field]
    ? [refuse(INPUT_REFUSALS, 'too_long', `quote.${field}`, { most: GROUP_QUOTE_LIMITS[field] })]
    : [];

const checkDays = ({ departureDate, nights }: GroupQuote, today: IsoDate): FieldError[] => [
  ...checkDate(departureDate, today, 'quote.departureDate'),
  ...(nights >= MIN_NIGHTS && nights <= MAX_NIGHTS
    ? []
    : [
        refuse(SEARCH_REFUSALS, 'nights_out_of_range', 'quote.nights', {
          least: MIN_NIGHTS,
          most: MAX_NIGHTS,
        }),
      ]),
];

function checkDate(date: string, today: IsoDate, field: string): FieldError[] {
  const earliest = addDays(today, EARLIEST_DEPARTURE_DAYS);
  if (date === '') return [refuse(INPUT_REFUSALS, 'required', field)];
  if (!isIsoDate(date)) return [refuse(SEARCH_REFUSALS, 'date_unknown', field)];
  if (date < today) {
    const days = { date: formatDate(date), earliest: formatDate(earliest) };
    return [refuse(SEARCH_REFUSALS, 'date_in_past', field, days)];
  }
  if (date < earliest) {
    const days = { within: EARLIEST_DEPARTURE_DAYS - 1, least: EARLIEST_DEPARTURE_DAYS };
    return [refuse(SEARCH_REFUSALS, 'late_booking', field, days)];
  }
  return date > addDays(today, LATEST_DEPARTURE_DAYS)
    ? [refuse(SEARCH_REFUSALS, 'date_too_late', field, { most: LATEST_DEPARTURE_DAYS })]
    : [];
}
