/** Whether a search can run. */
import { addDays, daysBetween, isIsoDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/outcome.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from './criteria.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_ADULTS,
  MAX_AIRPORTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  MAX_DESTINATIONS,
  MAX_INFANTS,
  MAX_NIGHTS,
  MAX_PARTY,
  MAX_PRICE_FILTER,
  MAX_RANGE_DAYS,
  MAX_ROOM_INFANTS,
  MAX_ROOMS,
  MAX_SEARCH_COST,
  MAX_STARS,
  MAX_STAYS,
  MIN_NIGHTS,
} from './limits.ts';

export type CriteriaCheck =
  | { readonly kind: 'sound' }
  /** More than nine adults and children: ask for a group quote (SRCH-19..21). */
  | { readonly kind: 'large_party'; readonly people: number }
  | { readonly kind: 'refused'; readonly problems: readonly FieldError[] };

/** Checks criteria from anywhere (address, API); `today` is the date in Europe/London. */
export function checkCriteria(criteria: Criteria, today: IsoDate): CriteriaCheck {
  const { paying } = headsOf(criteria.party);
  if (paying > MAX_PARTY) return { kind: 'large_party', people: paying };
  const problems = RULES.filter((rule) => rule.broken(criteria, today)).map(
    ({ code, field, message }) => ({ code, field, message }),
  );
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'sound' };
}

type Rule = FieldError & { readonly broken: (criteria: Criteria, today: IsoDate) => boolean };

const RULES: readonly Rule[] = [
  {
    code: 'tooManyAirports',
    field: 'departureAirports',
    message: `${MAX_AIRPORTS} is the maximum number of airports you can select`,
    broken: ({ departureAirports }) => departureAirports.length > MAX_AIRPORTS,
  },
  {
    // MSG-07
    code: 'tooManyDestinations',
    field: 'locationIds',
    message: `${MAX_DESTINATIONS} is the maximum number of destinations you can select. Take one out first`,
    broken: ({ locationIds, hotelIds }) => locationIds.length + hotelIds.length > MAX_DESTINATIONS,
  },
  {
    code: 'dateUnknown',
    field: 'departureDate',
    message: 'Please choose a date that exists',
    broken: (criteria) => !hasDates(criteria),
  },
  {
    // DATE-08, DATE-11
    code: 'dateTooEarly',
    field: 'departureDate',
    message: `Please choose a date at least ${EARLIEST_DEPARTURE_DAYS} days ahead`,
    broken: (criteria, today) =>
      hasDates(criteria) && criteria.departureDate < addDays(today, EARLIEST_DEPARTURE_DAYS),
  },
  {
    code: 'dateTooLate',
    field: 'departureDate',
    message: `Please choose a date within ${LATEST_DEPARTURE_DAYS} days`,
    broken: (criteria, today) =>
      hasDates(criteria) && criteria.departureRangeEndDate > addDays(today, LATEST_DEPARTURE_DAYS),
  },
  {
    code: 'endBeforeStart',
    field: 'departureRangeEndDate',
    message: 'Please choose an end date after the start date',
    broken: (criteria) =>
      hasDates(criteria) && criteria.departureRangeEndDate < criteria.departureDate,
  },
  {
    code: 'rangeTooLong',
    field: 'departureRangeEndDate',
    message: `Please choose at most ${MAX_RANGE_DAYS} days`,
    broken: (criteria) =>
      hasDates(criteria) &&
      daysBetween(criteria.departureDate, criteria.departureRangeEndDate) >= MAX_RANGE_DAYS,
  },
  {
    code: 'nightsOutOfRange',
    field: 'nights',
    message: `Please choose ${MIN_NIGHTS} to ${MAX_NIGHTS} nights`,
    broken: ({ nights }) =>
      nights.length === 0 ||
      nights.some((count) => !Number.isInteger(count) || count < MIN_NIGHTS || count > MAX_NIGHTS),
  },
  {
    code: 'tooManyStays',
    field: 'nights',
    message: 'Please choose fewer nights or a shorter range of dates',
    broken: (criteria) => hasDates(criteria) && staysOf(criteria) > MAX_STAYS,
  },
  {
    code: 'searchTooWide',
    field: 'nights',
    message:
      'That is too much to price at once: please choose fewer nights, a shorter range of dates, or no price range',
    broken: (criteria) =>
      hasDates(criteria) && staysOf(criteria) <= MAX_STAYS && costOf(criteria) > MAX_SEARCH_COST,
  },
  {
    code: 'adultPerRoom',
    field: 'party',
    message: 'Each room needs an adult',
    broken: ({ party }) =>
      party.length === 0 || party.some(({ adults }) => !Number.isInteger(adults) || adults < 1),
  },
  {
    code: 'tooManyRooms',
    field: 'party',
    message: `Please choose at most ${MAX_ROOMS} rooms`,
    broken: ({ party }) => party.length > MAX_ROOMS,
  },
  {
    code: 'tooManyAdults',
    field: 'party',
    message: `Please choose at most ${MAX_ADULTS} adults`,
    broken: ({ party }) => headsOf(party).adults > MAX_ADULTS,
  },
  {
    code: 'tooManyChildren',
    field: 'party',
    message: `Please choose at most ${MAX_CHILDREN} children`,
    broken: ({ party }) => headsOf(party).children > MAX_CHILDREN,
  },
  {
    code: 'tooManyInfants',
    field: 'party',
    message: `Please choose at most ${MAX_INFANTS} infants`,
    broken: ({ party }) => headsOf(party).infants > MAX_INFANTS,
  },
  {
    code: 'infantPerAdult',
    field: 'party',
    message: 'Each infant flies on the lap of an adult. Please choose no more infants than adults',
    broken: ({ party, searchType }) =>
      searchType !== 'UNKNOWN' && headsOf(party).infants > headsOf(party).adults,
  },
  {
    code: 'tooManyCots',
    field: 'party',
    message: `A room has space for ${MAX_ROOM_INFANTS} cots. Please choose more rooms or fewer infants`,
    broken: ({ party }) => party.some((room) => headsOf([room]).infants > MAX_ROOM_INFANTS),
  },
  {
    // SRCH-13, SRCH-14, MSG-02
    code: 'childAgesMissing',
    field: 'childAges',
    message: 'Please add all child ages',
    broken: ({ party }) =>
      party.some(({ childAges }) =>
        childAges.some((age) => !Number.isInteger(age) || age < 0 || age > MAX_CHILD_AGE),
      ),
  },
  {
    // FLT-03
    code: 'tooManyBags',
    field: 'bags',
    message: 'Please choose at most one hold bag for each seat',
    broken: ({ bags, party }) =>
      !Number.isInteger(bags) || bags < 0 || bags > headsOf(party).paying,
  },
  {
    code: 'starsUnknown',
    field: 'filters.stars',
    message: `Please choose ratings of 1 to ${MAX_STARS} stars`,
    broken: ({ filters: { stars } }) =>
      stars.some((rating) => !Number.isInteger(rating) || rating < 1 || rating > MAX_STARS),
  },
  {
    code: 'priceOutOfRange',
    field: 'filters.price',
    message: 'Please choose a price in whole pence that a holiday can have',
    broken: ({ filters: { price } }) =>
      [price.min, price.max].some(
        (bound) =>
          bound !== undefined &&
          (!Number.isInteger(bound) || bound < 0 || bound > MAX_PRICE_FILTER),
      ),
  },
  {
    code: 'priceRangeEmpty',
    field: 'filters.price',
    message: 'Please choose a highest price that is not below the lowest',
    broken: ({
      filters: {
        price: { min = 0, max = MAX_PRICE_FILTER },
      },
    }) => min > max && min <= MAX_PRICE_FILTER && max >= 0,
  },
  {
    code: 'pageUnknown',
    field: 'page',
    message: 'There is no such page',
    broken: ({ page }) => !Number.isInteger(page) || page < 1,
  },
];

const staysOf = (criteria: Criteria): number =>
  departureDays(criteria) * new Set(criteria.nights).size;

/** Days either side are added to a single date alone. */
const departureDays = ({ departureDate, departureRangeEndDate, flexibility }: Criteria): number =>
  departureDate === departureRangeEndDate
    ? 1 + 2 * flexibility
    : daysBetween(departureDate, departureRangeEndDate) + 1;

const costOf = (criteria: Criteria): number => {
  const kinds = kindsOfRoom(criteria);
  return staysOf(criteria) * (kinds > 1 || isPriced(criteria) ? kinds + 2 : 2);
};

/** Rooms of the same people are priced once; an adapted room is another than those beside it. */
export function kindsOfRoom({ party, filters: { adaptedRoom } }: Criteria): number {
  const people = new Set(
    party.map(({ adults, childAges }) => [adults, ...childAges.toSorted((a, b) => a - b)].join()),
  ).size;
  return adaptedRoom && party.length > 1 ? people + 1 : people;
}

const isPriced = ({ filters: { price } }: Criteria): boolean =>
  price.min !== undefined || price.max !== undefined;

const hasDates = ({ departureDate, departureRangeEndDate }: Criteria): boolean =>
  isIsoDate(departureDate) && isIsoDate(departureRangeEndDate);
