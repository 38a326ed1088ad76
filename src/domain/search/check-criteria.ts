/** Whether a search can run. */
import { addDays, daysBetween, isIsoDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { headsOf } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import type { Criteria } from './criteria.ts';
import { checkDeparture } from './fields/check-departure.ts';
import {
  LATEST_DEPARTURE_DAYS,
  MAX_AIRPORTS,
  MAX_CHILD_AGE,
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
import { SEARCH_REFUSALS } from './refusals.ts';

export type CriteriaCheck =
  | { readonly kind: 'sound' }
  /** More than nine adults and children: ask for a group quote (SRCH-19..21). */
  | { readonly kind: 'large_party'; readonly people: number }
  | { readonly kind: 'refused'; readonly problems: readonly FieldError[] };

/** Checks criteria from anywhere (address, API); `today` is the market's date. */
export function checkCriteria(criteria: Criteria, today: IsoDate): CriteriaCheck {
  const { paying } = headsOf(criteria.party);
  if (paying > MAX_PARTY) return { kind: 'large_party', people: paying };
  const problems = [
    ...(isIsoDate(criteria.departureDate) ? checkDeparture(criteria.departureDate, today) : []),
    ...RULES.filter(({ broken }) => broken(criteria, today)).map(({ refusal }) => refusal),
    ...checkChildAges(criteria),
  ];
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'sound' };
}

/** Everything that stands in the way of a search, told at the fields of the API's input. */
export function criteriaProblemsOf(check: CriteriaCheck): readonly FieldError[] {
  if (check.kind === 'large_party')
    return [refuse(SEARCH_REFUSALS, 'large_party', 'rooming', { most: MAX_PARTY })];
  return check.kind === 'refused' ? check.problems : [];
}

type Rule = {
  readonly refusal: FieldError;
  readonly broken: (criteria: Criteria, today: IsoDate) => boolean;
};

const RULES: readonly Rule[] = [
  {
    refusal: refuse(SEARCH_REFUSALS, 'too_many_airports', 'departureAirports', {
      most: MAX_AIRPORTS,
    }),
    broken: ({ departureAirports }) => departureAirports.length > MAX_AIRPORTS,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'too_many_destinations', 'locationIds', {
      most: MAX_DESTINATIONS,
    }),
    broken: ({ locationIds, hotelIds }) => locationIds.length + hotelIds.length > MAX_DESTINATIONS,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'date_unknown', 'departureDate'),
    broken: ({ departureDate }) => !isIsoDate(departureDate),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'date_unknown', 'departureRangeEndDate'),
    broken: (criteria) => isRange(criteria) && !isIsoDate(criteria.departureRangeEndDate),
  },
  {
    // DATE-09
    refusal: refuse(SEARCH_REFUSALS, 'date_too_late', 'departureDate', {
      most: LATEST_DEPARTURE_DAYS,
    }),
    broken: (criteria, today) =>
      hasDates(criteria) && criteria.departureDate > addDays(today, LATEST_DEPARTURE_DAYS),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'date_too_late', 'departureRangeEndDate', {
      most: LATEST_DEPARTURE_DAYS,
    }),
    broken: (criteria, today) =>
      hasDates(criteria) &&
      isRange(criteria) &&
      criteria.departureRangeEndDate > addDays(today, LATEST_DEPARTURE_DAYS),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'end_before_start', 'departureRangeEndDate'),
    broken: (criteria) =>
      hasDates(criteria) && criteria.departureRangeEndDate < criteria.departureDate,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'range_too_long', 'departureRangeEndDate', {
      most: MAX_RANGE_DAYS,
    }),
    broken: (criteria) =>
      hasDates(criteria) &&
      daysBetween(criteria.departureDate, criteria.departureRangeEndDate) >= MAX_RANGE_DAYS,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'nights_out_of_range', 'nights', {
      least: MIN_NIGHTS,
      most: MAX_NIGHTS,
    }),
    broken: ({ nights }) =>
      nights.length === 0 ||
      nights.some((count) => !Number.isInteger(count) || count < MIN_NIGHTS || count > MAX_NIGHTS),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'too_many_stays', 'nights'),
    broken: (criteria) => hasDates(criteria) && staysOf(criteria) > MAX_STAYS,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'search_too_wide', 'nights'),
    broken: (criteria) =>
      hasDates(criteria) && staysOf(criteria) <= MAX_STAYS && costOf(criteria) > MAX_SEARCH_COST,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'adult_per_room', 'rooming'),
    broken: ({ party }) =>
      party.length === 0 || party.some(({ adults }) => !Number.isInteger(adults) || adults < 1),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'too_many_rooms', 'rooming', { most: MAX_ROOMS }),
    broken: ({ party }) => party.length > MAX_ROOMS,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'too_many_infants', 'rooming', { most: MAX_INFANTS }),
    broken: ({ party }) => headsOf(party).infants > MAX_INFANTS,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'infant_per_adult', 'rooming'),
    broken: ({ party, searchType }) =>
      searchType !== 'UNKNOWN' && headsOf(party).infants > headsOf(party).adults,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'too_many_cots', 'rooming', { most: MAX_ROOM_INFANTS }),
    broken: ({ party }) => party.some((room) => headsOf([room]).infants > MAX_ROOM_INFANTS),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'too_many_bags', 'bags'),
    broken: ({ bags, party }) =>
      !Number.isInteger(bags) || bags < 0 || bags > headsOf(party).paying,
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'stars_unknown', 'filters.stars', { most: MAX_STARS }),
    broken: ({ filters: { stars } }) =>
      stars.some((rating) => !Number.isInteger(rating) || rating < 1 || rating > MAX_STARS),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'price_out_of_range', 'filters.price'),
    broken: ({ filters: { price } }) =>
      [price.min, price.max].some(
        (bound) =>
          bound !== undefined &&
          (!Number.isInteger(bound) || bound < 0 || bound > MAX_PRICE_FILTER),
      ),
  },
  {
    refusal: refuse(SEARCH_REFUSALS, 'price_range_empty', 'filters.price'),
    broken: ({
      filters: {
        price: { min = 0, max = MAX_PRICE_FILTER },
      },
    }) => min > max && min <= MAX_PRICE_FILTER && max >= 0,
  },
  {
    refusal: refuse(INPUT_REFUSALS, 'page_unknown', 'page'),
    broken: ({ page }) => !Number.isInteger(page) || page < 1,
  },
];

/** At the room whose age is missing or no child's (SRCH-13, SRCH-14). */
const checkChildAges = ({ party }: Criteria): FieldError[] =>
  party.flatMap(({ childAges }, room) => {
    const field = `rooming[${room}].childAges`;
    if (childAges.some((age) => age > MAX_CHILD_AGE))
      return [refuse(SEARCH_REFUSALS, 'child_too_old', field, { most: MAX_CHILD_AGE })];
    return childAges.every((age) => Number.isInteger(age) && age >= 0)
      ? []
      : [refuse(SEARCH_REFUSALS, 'child_ages_missing', field)];
  });

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

const isRange = ({ departureDate, departureRangeEndDate }: Criteria): boolean =>
  departureRangeEndDate !== departureDate;

const hasDates = ({ departureDate, departureRangeEndDate }: Criteria): boolean =>
  isIsoDate(departureDate) && isIsoDate(departureRangeEndDate);
