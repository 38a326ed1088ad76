/** Which week of a hotel its page shows, and what is asked for it. */
import type { Criteria } from '#domain/search/criteria.ts';
import type { HotelPageQuery, HotelWeekQuery } from './query.generated.ts';

export type ShownHotel = NonNullable<HotelPageQuery['hotel']>;
export type Month = HotelPageQuery['cheapestMonths']['months'][number];
export type BoardOffer = HotelWeekQuery['packagesByBoard']['packages'][number];

/** How many months are shown side by side. */
const MONTHS_SHOWN = 12;

/** Twelve months as `2027-06`, from the first that has a price; none where no month has. */
export function monthsShown([first]: readonly Month[]): readonly string[] {
  if (!first) return [];
  const [year = 0, month = 1] = first.month.split('-').map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, at) => {
    const counted = month - 1 + at;
    return `${year + Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}`;
  });
}

/** The month that an address asks for, else the cheapest; undefined where there is none. */
export const chosenMonth = (months: readonly Month[], asked: string | null): Month | undefined =>
  months.find(({ month }) => month === asked) ??
  months.toSorted((a, b) => a.total.amount - b.total.amount)[0];

/** The search for the cheapest week of a month. */
export const criteriaOfMonth = (
  criteria: Criteria,
  { departureDate, numberOfNights }: Month,
): Criteria => ({
  ...criteria,
  departureDate,
  departureRangeEndDate: departureDate,
  flexibility: 0,
  nights: [numberOfNights],
  sort: 'PRICE_LOW_HIGH',
});

const LEAST_STARS = 1;
const MOST_STARS = 5;

/**
 * The search for hotels like it: of the region, with as many stars or one more or less, within
 * three days of the same week, the most wanted first.
 */
export function criteriaOfOthers(
  criteria: Criteria,
  month: Month,
  { locatedIn, ourStarRating }: ShownHotel,
): Criteria {
  const place = locatedIn[1] ?? locatedIn[0];
  const stars = [ourStarRating - 1, ourStarRating, ourStarRating + 1];
  return {
    ...criteriaOfMonth(criteria, month),
    hotelIds: [],
    locationIds: place ? [place.id] : [],
    flexibility: 3,
    sort: 'POPULARITY',
    filters: {
      ...criteria.filters,
      stars: stars.filter((one) => one >= LEAST_STARS && one <= MOST_STARS),
    },
  };
}
