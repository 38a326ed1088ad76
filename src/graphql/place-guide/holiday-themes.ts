/** Kinds of holiday, good months, and when schools are closed. */
import type { IsoDate } from '#domain/dates.ts';
import { readLanding } from '#domain/place-guide/holiday-subjects.ts';
import {
  isTheme,
  themeDays,
  themedCriteria,
  themeFacts,
  ALL_THEMES,
  type HolidayTheme,
} from '#domain/place-guide/holiday-themes.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { ask } from '#graphql/search/asked.ts';
import { parseCriteriaInput, type ParsedInput } from '#graphql/search/search-criteria.ts';
import { weatherAt } from '#server/catalogue/climate.ts';
import { monthPicture } from '#server/catalogue/picture-views.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { schoolHolidaysOf } from '#server/market/school-holidays.ts';
import { monthsOfTheme } from '#server/place-guide/paired-pages.ts';
import { themePicture } from '#server/place-guide/theme-posters.ts';
import { themedHoliday } from '#server/place-guide/themed-holidays.ts';
import { warmMonths } from '#server/place-guide/warm-months.ts';
import { criteriaInPence } from '#server/search/selling.ts';
import type { SearchCriteriaInput } from '../generated.ts';
import { makeCheapest } from './cheapest-holiday.ts';

/** As many as two years have, and more than can be booked. */
const MOST_MONTHS = 36;

export const holidayThemeResolvers = {
  Query: {
    themes: (_root, { criteria, ids }, { shop }) =>
      (ids ? ids.filter(isTheme) : ALL_THEMES).flatMap((theme) => makeTheme(shop, theme, criteria)),
    monthsOfTheme: (_root, { id }, { shop }) => {
      if (!isTheme(id)) return [];
      const today = todayOf(shop);
      const { earliest } = departureWindow(today);
      return monthsOfTheme(shop.index, id, { today, earliest, now: shop.clock().getTime() });
    },
    warmMonths: () =>
      warmMonths.flatMap(({ month, place }) => {
        const weather = weatherAt(place.id, `2001-${String(month).padStart(2, '0')}-01`);
        return weather ? [{ month, place: { place }, weather }] : [];
      }),
    monthPosters: (_root, { months }) =>
      months.slice(0, MOST_MONTHS).flatMap((month) => {
        const picture = monthPicture(month);
        return picture ? [{ month, picture }] : [];
      }),
    themePoster: (_root, { id }) => (isTheme(id) ? themePicture(id) : null),
    schoolHolidays: (_root, days, { shop }) =>
      schoolHolidaysOf(shop.market.market, days).map(({ nation, name, start, end }) => ({
        nation,
        name,
        startDate: start,
        endDate: end,
      })),
  },
} satisfies ResolverMap;

function makeTheme(
  shop: WebContext,
  theme: HolidayTheme,
  input: SearchCriteriaInput | null | undefined,
) {
  const { earliest, latest } = departureWindow(todayOf(shop));
  const read = input ? readAsked(theme, input) : readOwn(theme, earliest);
  if (!read) return [];
  const { criteria, answer } = ask(shop, {
    read,
    check: checkCriteria,
    answer: (asked, today) =>
      themedHoliday(shop.index, criteriaInPence(asked, shop.market), {
        today,
        now: shop.clock().getTime(),
      }),
  });
  const { party, locationIds, nights } = criteria;
  return [
    {
      id: theme,
      name: themeFacts(theme).name,
      picture: themePicture(theme),
      departureDateRanges: themeDays(theme, { start: earliest, end: latest }).map(
        ({ start, end }) => ({ startDate: start, endDate: end }),
      ),
      filters: makeFilters(criteria),
      party,
      locationIds,
      numberOfNights: nights[0] ?? 0,
      hotels: answer?.hotels ?? 0,
      cheapest: answer?.offer ? makeCheapest(shop, criteria, answer.offer) : null,
    },
  ];
}

const makeFilters = ({ filters }: Criteria) => ({
  board: filters.board,
  stars: filters.stars,
  facilities: filters.facilities,
  review: filters.review ?? null,
  adaptedRoom: filters.adaptedRoom,
});

/** Days, party and flights of an input, as a search of the theme. */
function readAsked(theme: HolidayTheme, input: SearchCriteriaInput): ParsedInput {
  const read = parseCriteriaInput({ ...input, page: 1, locationIds: [], hotelIds: [] });
  return { ...read, criteria: themedCriteria(theme, read.criteria) };
}

/** The search of a theme's own page. */
function readOwn(theme: HolidayTheme, earliest: IsoDate): ParsedInput | undefined {
  const landing = readLanding(theme, undefined, earliest);
  return landing && { criteria: landing.criteria, problems: [] };
}
