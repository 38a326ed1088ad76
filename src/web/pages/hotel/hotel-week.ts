/** Which week of a hotel its page shows, and what is asked for it. */
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import type { PlacedName } from '#web/parts/MapNames/place-names.ts';
import type { groupFacilities } from './details/facility-groups.ts';
import type {
  HotelPictureFragment,
  HotelNextFreeQuery,
  HotelPageQuery,
  HotelWeekQuery,
} from './query.generated.ts';

type FoundHotel = NonNullable<HotelPageQuery['hotel']>;
export type ShownHotel = FoundHotel & {
  /** Names on the map around it. */
  readonly around: readonly PlacedName[];
  /** One for each board of the week; undefined where there are no more. */
  readonly boardPictures: readonly (HotelPictureFragment | undefined)[];
  /** Under its headings. */
  readonly groups: ReturnType<typeof groupFacilities>;
  readonly accessFacts: readonly { readonly fact: string; readonly isHelpful: boolean }[];
};
export type Month = HotelPageQuery['cheapestMonths']['months'][number];
/** What a page says where a month, or the hotel, has nothing. */
export type NextFree = HotelNextFreeQuery['nextFree'] & {
  /** The month that has nothing. */
  readonly month: string;
  /** The first day that was looked at. */
  readonly from: IsoDate;
  /** That were looked for first. */
  readonly nights: number;
};
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

/** Nobody waits for a hotel that is free within a week. */
const SOON_DAYS = 6;

/**
 * The month of which the page says that it has nothing, and when the hotel is next free: the one
 * that an address asks for; else, where nothing is free soon, the first that can be booked, or the
 * next where that ends within a week. Undefined where there is nothing to say.
 */
export function monthWithout(
  months: readonly Month[],
  asked: string | null,
  earliest: IsoDate,
): string | undefined {
  if (asked !== null && isBookable(asked, earliest))
    return months.some(({ month }) => month === asked) ? undefined : asked;
  const soon = addDays(earliest, SOON_DAYS).slice(0, 7);
  return months.some(({ month }) => month <= soon) ? undefined : soon;
}

/** Of these months those in which a hotel is closed on every day. */
export function closedMonths(
  months: readonly string[],
  { seasonality: season }: Pick<FoundHotel, 'seasonality'>,
): readonly string[] {
  if (!season) return [];
  const open = { start: season.startDate, end: season.endDate };
  return months.filter((month) => !DAYS.some((day) => inSeason(open, `${month}-${day}`)));
}

const DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, '0'));

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The last month that can be booked, where `earliest` is the first day. */
export const lastMonth = (earliest: IsoDate): string =>
  addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS).slice(0, 7);

const isBookable = (month: string, earliest: IsoDate): boolean =>
  MONTH.test(month) && month >= earliest.slice(0, 7) && month <= lastMonth(earliest);

/** The first day of a month that can be booked. */
export const firstDayOf = (month: string, earliest: IsoDate): IsoDate =>
  earliest.startsWith(month) ? earliest : `${month}-01`;

/**
 * The month that an address asks for, else the next after it, where it is `without` a price; else
 * the cheapest. Undefined where there is none.
 */
export const chosenMonth = (
  months: readonly Month[],
  asked: string | null,
  without: string | undefined,
): Month | undefined =>
  months.find(({ month }) => month === asked) ??
  (without !== undefined && without === asked
    ? months.find(({ month }) => month > asked)
    : undefined) ??
  months.toSorted((a, b) => a.total.amount - b.total.amount)[0];

/** The search for the cheapest week of a month, and for days around it. */
export const criteriaAround = (
  criteria: Criteria,
  { departureDate, numberOfNights }: Month,
): Criteria => ({
  ...criteria,
  departureDate,
  departureRangeEndDate: departureDate,
  nights: [numberOfNights],
});

/** The search for the cheapest week of a month. */
export const criteriaOfMonth = (criteria: Criteria, month: Month): Criteria => ({
  ...criteriaAround(criteria, month),
  flexibility: 0,
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
  { locatedIn, ourStarRating }: FoundHotel,
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
