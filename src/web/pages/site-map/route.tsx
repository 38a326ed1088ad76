import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { IsoDate } from '#domain/dates.ts';
import {
  allMonths,
  FEWEST_HOTELS,
  LATE_DEALS,
  monthSubject,
  yearsToTravel,
} from '#domain/place-guide/holiday-subjects.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { monthName } from '#web/parts/in-few-words.ts';
import siteMap from '#web/texts/en-GB/site_map.json';
import { AllPages, HotelList, type AllPagesQuery } from './query.generated.ts';
import { SiteMapView } from './SiteMapView.tsx';

export const handle = { texts: { site_map: siteMap }, isKept: true };

/** The pages of the site, or one page of its hotels by name (ROUTE-19). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params['page'] === undefined) {
    const { checkoutRules } = context.get(pageContext).domainConfig;
    const { contentPages, continents, themes } = await context.get(dataCall)(AllPages, {});
    return {
      hotels: undefined,
      named: {
        written: contentPages,
        holidays: holidayPages(themes, checkoutRules.earliestDepartureDate),
        countries: continents.flatMap(({ countries }) => countries),
      },
    };
  }
  if (!/^[1-9]\d{0,4}$/.test(params['page'])) throw data(null, { status: 404 });
  const page = Number(params['page']);
  const { hotelList } = await context.get(dataCall)(HotelList, { page });
  if (hotelList.hotels.length === 0) throw data(null, { status: 404 });
  return { hotels: { page, ...hotelList }, named: undefined };
}

/** Named here: what knows of months would come with every page if the view had it. */
const holidayPages = (themes: AllPagesQuery['themes'], earliest: IsoDate) => [
  { subject: LATE_DEALS },
  ...themes
    .filter(({ hotels }) => hotels >= FEWEST_HOTELS)
    .map(({ id, name }) => ({ subject: id, name })),
  ...allMonths(earliest).map((month) => ({ subject: monthSubject(month), name: monthName(month) })),
  ...yearsToTravel(earliest).map((year) => ({ subject: String(year), name: String(year) })),
];

export function Component() {
  return <SiteMapView {...useLoaderData<typeof loader>()} />;
}
