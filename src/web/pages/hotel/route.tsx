import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { findSaved } from '#web/parts/Heart/saved-holidays.ts';
import { frameOfHotel } from '#web/parts/Map/located-hotel.ts';
import { namesAround } from '#web/parts/Map/names-around.ts';
import { findMapNames } from '#web/parts/MapNames/find-map-names.ts';
import { firstSentences, namedWithin } from '#web/parts/words-for-engines.ts';
import { routes } from '#web/routes.ts';
import gallery from '#web/texts/en-GB/hotels/gallery.json';
import hotel from '#web/texts/en-GB/hotels/hotel.json';
import reviews from '#web/texts/en-GB/hotels/reviews.json';
import { picturesOfBoards } from './board-pictures.ts';
import { isHelpful } from './details/access-facts.ts';
import { groupFacilities } from './details/facility-groups.ts';
import {
  chosenMonth,
  closedMonths,
  criteriaAround,
  criteriaOfMonth,
  criteriaOfOthers,
  firstDayOf,
  lastMonth,
  monthsShown,
  monthWithout,
  type NextFree,
} from './hotel-week.ts';
import { HotelView } from './HotelView.tsx';
import { hotelCard } from './on-card.ts';
import { HotelNextFree, HotelPage, HotelWeek } from './query.generated.ts';
import { hotelThings } from './structured-data.ts';

export { shouldRevalidate } from '#web/parts/Reviews/about-in-address.ts';

export const handle = {
  texts: { hotel, gallery, reviews },
  ...(import.meta.env.SSR && { structuredData: hotelThings, onCard: hotelCard, isKept: true }),
};

/**
 * A hotel, whatever the days: its cheapest week of each month, and of the month that the address
 * asks for, or the cheapest, what each board costs and what hotels like it do (ROUTE-13). Its own
 * address has its name in it; any other leads there for good.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { search, searchParams } = new URL(request.url);
  const id = /^[1-9]\d{0,8}$/.exec(params['hotelId'] ?? '')?.[0];
  if (id === undefined) throw data(null, { status: 404 });
  const { earliestDepartureDate } = context.get(pageContext).domainConfig.checkoutRules;
  const criteria = { ...defaultCriteria(earliestDepartureDate), hotelIds: [Number(id)] };
  const { hotel: found, cheapestMonths } = await call(HotelPage, {
    id,
    criteria: makeCriteriaInput(criteria),
  });
  if (!found) throw data(null, { status: 404 });
  if (params['slug'] !== found.slug)
    throw redirect(routes.hotel.href({ hotelId: id, slug: found.slug }) + search, 301);
  const columns = monthsShown(cheapestMonths.months);
  const months = cheapestMonths.months.filter(({ month }) => columns.includes(month));
  const asked = searchParams.get('month');
  const without = monthWithout(cheapestMonths.months, asked, earliestDepartureDate);
  const month = chosenMonth(months, asked, without);
  const [mapNames, week, free, saved] = await Promise.all([
    findMapNames(call, frameOfHotel(found)),
    month &&
      call(HotelWeek, {
        criteria: makeCriteriaInput(criteriaOfMonth(criteria, month)),
        others: makeCriteriaInput(criteriaOfOthers(criteria, month, found)),
        id: found.locatedIn[0]?.id ?? '',
      }),
    without === undefined
      ? undefined
      : findNextFree(call, criteria, without, earliestDepartureDate),
    findSaved(call),
  ]);
  const last = lastMonth(earliestDepartureDate);
  const { brand } = context.get(pageContext).domainConfig;
  const head = {
    title: namedWithin(found.name, found.placeLine.split(', '), ` – ${brand.name}`),
    description: firstSentences(found.description),
  };
  const searchQuery = makeCriteriaQuery(month ? criteriaAround(criteria, month) : criteria);
  const closed = closedMonths(without === undefined ? columns : [...columns, without], found);
  return {
    head,
    hotel: {
      ...found,
      around: namesAround(found, mapNames),
      boardPictures: picturesOfBoards(week?.packagesByBoard.packages ?? [], found.pictures),
      groups: groupFacilities(found.facilities),
      accessFacts: found.access.map((fact) => ({ fact, isHelpful: isHelpful(fact) })),
    },
    searchQuery,
    columns,
    closed,
    months,
    month,
    last,
    week,
    free,
    saved,
  };
}

/** When the hotel is next free from a month on that has nothing. */
async function findNextFree(
  call: DataCall,
  criteria: Criteria,
  month: string,
  earliest: IsoDate,
): Promise<NextFree> {
  const from = firstDayOf(month, earliest);
  const { nextFree } = await call(HotelNextFree, { criteria: makeCriteriaInput(criteria), from });
  return { ...nextFree, month, from, nights: criteria.nights[0] ?? 0 };
}

export function Component() {
  return <HotelView {...useLoaderData<typeof loader>()} />;
}
