/** What the form of a group quote begins with, and how its texts become what is asked. */
import type { IsoDate } from '#domain/dates.ts';
import { readQueryFields, wholeNumber } from '#domain/input/query-fields.ts';
import { dateAsTyped, parseTypedDate } from '#domain/input/typed-date.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import type { Typed } from '#web/ui/use-posted-form.ts';

/** What a search that led here has said already, by the name of the field. */
export function knownFrom(query: URLSearchParams, earliest: IsoDate) {
  const posted = readQueryFields(query);
  const { criteria, asked } = readSearch(query, earliest);
  const number = (name: string): string => String(wholeNumber(posted.one(name)) ?? '');
  const children = number('children');
  return {
    adults: number('adults'),
    children: orEmpty(Number(children)),
    infants: orEmpty(Math.max(asked.infants, wholeNumber(posted.one('infants')) ?? 0)),
    childAges: posted
      .list('childAges')
      .filter((age) => wholeNumber(age) !== undefined)
      .slice(0, Number(children))
      .join(', '),
    airport: criteria.departureAirports[0] ?? '',
    departureDate: posted.has('departureDate') ? dateAsTyped(criteria.departureDate) : '',
    nights: String(criteria.nights[0] ?? ''),
    placeId: criteria.locationIds[0] ?? '',
  };
}

/** A field shows nobody as empty. */
const orEmpty = (people: number): string => (people === 0 ? '' : String(people));

/** No number at all is outside every range. */
const UNREADABLE = -1;

const count = (text = ''): number =>
  text.trim() === '' ? 0 : (wholeNumber(text.trim()) ?? UNREADABLE);

/**
 * What is asked, of the form's texts; what is no number becomes one that is refused. `latest` is
 * the last day to leave: a year of two digits is none after it.
 */
export function quoteOf(typed: Typed, latest: IsoDate) {
  const of = (name: string): string => typed[name] ?? '';
  const ages = of('childAges').split(/[\s,;]+/);
  return {
    adults: count(typed['adults']),
    children: count(typed['children']),
    infants: count(typed['infants']),
    childAges: ages.filter((age) => age !== '').map(count),
    place: of('place'),
    airport: of('airport'),
    departureDate: parseTypedDate(of('departureDate'), latest) ?? of('departureDate'),
    nights: count(typed['nights']),
    isFlexible: typed['isFlexible'] !== undefined,
    message: of('message'),
    name: of('name'),
    emailAddress: of('emailAddress'),
    phoneNumber: of('phoneNumber'),
    leaveEmpty: of('leaveEmpty'),
  };
}
