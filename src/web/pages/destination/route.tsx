import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { addDays } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { findMapNames } from '#web/parts/MapNames/find-map-names.ts';
import { frameOfMap, layOutMap } from '#web/parts/PlacePrices/map-layout.ts';
import { postersApart } from '#web/parts/PlacePrices/posters-apart.ts';
import { namedWithin } from '#web/parts/words-for-engines.ts';
import destination from '#web/texts/en-GB/destination.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import placePrices from '#web/texts/en-GB/written/place_prices.json';
import { readAskedPassport } from './advice/asked-passport.ts';
import { readAskedStay } from './advice/asked-stay.ts';
import { DestinationView } from './DestinationView.tsx';
import { NoSuchPlace } from './NoSuchPlace.tsx';
import { placeCard } from './on-card.ts';
import { ORDERS_BELOW, TABS } from './place-address.ts';
import type { PlaceProps, Prices } from './place-props.ts';
import { mapBelow, openingDays, pricedBelow } from './places-below.ts';
import { placesLike } from './places-like.ts';
import {
  DestinationAdvice,
  DestinationOpening,
  DestinationPlace,
  DestinationPrices,
} from './query.generated.ts';
import { placeThings } from './structured-data.ts';
import { orderThings } from './things/order-things.ts';

export const handle = {
  texts: { destination, place_prices: placePrices, search_form: searchForm },
  ...(import.meta.env.SSR && { structuredData: placeThings, onCard: placeCard, isKept: true }),
};

/** What the title of one of its tabs says besides. */
const LONGEST = 'Things to do in ';

/** A stay that cannot be worked out is asked for again with what is wrong. */
const REFUSED = 422;

/** What stands in the things to do need not be sent twice. */
const SORTED = { thingsToDo: [], placesBelow: [] };

/** Days from the first on which the place is in season that its prices are looked for in. */
const LOOKED_AHEAD = 27;

/**
 * A country, region or resort by its path, with what it costs in the first four weeks of its next
 * season and in each month, or one of its other tabs (ROUTE-08, LAND-02). An unknown path is not
 * found and names the places that are most like it, an unknown tab or order is dropped.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { searchParams } = new URL(request.url);
  const segments = [params['country'], params['region'], params['resort']].filter(
    (segment) => segment !== undefined,
  );
  const id = segments.join('-');
  const tab = TABS.find((one) => one === searchParams.get('tab')) ?? 'overview';
  const found = await call(DestinationPlace, {
    id,
    things: tab === 'things-to-do',
    below: tab !== 'travel-advice',
  });
  const { destinationById: place, placeGuide: guide, inSeasonFrom: departureDate } = found;
  if (!guide || place?.path !== segments.join('/'))
    return data({ like: await placesLike(call, segments) }, { status: 404 });
  const { brand, checkoutRules, market } = context.get(pageContext).domainConfig;
  const earliest = checkoutRules.earliestDepartureDate;
  const criteria: Criteria = {
    ...defaultCriteria(earliest),
    locationIds: [place.value],
    departureDate,
    departureRangeEndDate: addDays(departureDate, LOOKED_AHEAD),
    sort: 'PRICE_LOW_HIGH',
  };
  const order = ORDERS_BELOW.find((one) => one === searchParams.get('order')) ?? 'known';
  const [within] = place.within.split(', ');
  const title = namedWithin(place.label, within ? [within] : [], `${LONGEST} – ${brand.name}`);
  const shared = { title, place, guide, criteria, earliest, order };
  if (tab === 'things-to-do') {
    const things = orderThings(place, guide, departureDate);
    return { ...shared, guide: { ...guide, ...SORTED }, tab, things } as const;
  }
  if (tab === 'travel-advice') {
    const asked = readAskedStay(searchParams, id, { arrive: departureDate, earliest });
    const { checkIn, nights, adults, childAges } = asked.stay;
    const { placeGuide: advice } = await call(DestinationAdvice, {
      id,
      day: departureDate,
      checkIn,
      nights,
      adults,
      childAges: [...childAges],
    });
    const askedPassport = readAskedPassport(searchParams, market, advice, asked.stay);
    const shown = { ...shared, tab, advice, asked, askedPassport } as const;
    return data(shown, { status: asked.wrong.length > 0 ? REFUSED : 200 });
  }
  return { ...shared, tab, ...(await loadPrices(call, shared)) } as const;
}

/** Prices of a place, and of those below or beside it; of closed ones those from their opening. */
async function loadPrices(
  call: DataCall,
  { place, guide, criteria, order }: Omit<PlaceProps, 'title' | 'earliest'>,
): Promise<Prices> {
  const segments = (place.path ?? '').split('/');
  const isCountry = segments.length === 1;
  const level = isCountry ? 'REGION' : 'RESORT';
  const around = place.type === 'RESORT' ? segments.slice(0, -1).join('-') : place.value;
  const inArea = (days = {}) => makeCriteriaInput({ ...criteria, ...days, locationIds: [around] });
  const places = guide.placesBelow ?? [];
  const opening = openingDays(places, criteria, LOOKED_AHEAD);
  const [prices, later, mapNames] = await Promise.all([
    call(DestinationPrices, {
      criteria: makeCriteriaInput(criteria),
      around: inArea(),
      level,
      id: place.value,
      day: criteria.departureDate,
      isCountry,
    }),
    opening && call(DestinationOpening, { around: inArea(opening), level }),
    findMapNames(call, frameOfMap(mapBelow(place, places))),
  ]);
  const lowest = { now: prices.discover.places, opening: later?.discover.places };
  const below = postersApart(pricedBelow(places, lowest, order));
  return { prices, below, map: layOutMap(mapBelow(place, below), mapNames) };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return 'like' in loaded ? <NoSuchPlace places={loaded.like} /> : <DestinationView {...loaded} />;
}
