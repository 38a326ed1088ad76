import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { FEWEST_HOTELS } from '#domain/place-guide/holiday-subjects.ts';
import { dataCall } from '#web/data/data-call.ts';
import siteMap from '#web/texts/en-GB/site_map.json';
import { AllPages, HotelList } from './query.generated.ts';
import { SiteMapView } from './SiteMapView.tsx';

export const handle = { texts: { site_map: siteMap }, isKept: true };

/** The pages of the site, or one page of its hotels by name (ROUTE-19). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params['page'] === undefined) {
    const { contentPages, continents, themes } = await context.get(dataCall)(AllPages, {});
    return {
      hotels: undefined,
      named: {
        written: contentPages,
        themes: themes.filter(({ hotels }) => hotels >= FEWEST_HOTELS),
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

export function Component() {
  return <SiteMapView {...useLoaderData<typeof loader>()} />;
}
