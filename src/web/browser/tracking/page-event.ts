/** What the page that is shown is told as (EVT-05, TRK-06): most pages are not. */
import type { RouterState } from 'react-router';
import { headsOf, type Party } from '#domain/party.ts';
import type { DealPageQuery } from '#web/pages/deal/query.generated.ts';
import type { ResultsData } from '#web/pages/results/results-data.ts';
import { routes } from '#web/routes.ts';
import { searchIdOf } from './search-id.ts';

/** As the server takes it (`domain/tracking/event-fields.ts`). */
export type BrowserEvent = {
  readonly kind: 'Search' | 'HolidayView' | 'HolidayCheckoutBasket';
  readonly data: object;
};

/** What a page needs to have come with to be told of. */
type Shown = Pick<RouterState, 'location'> & {
  readonly loaderData: Readonly<Record<string, unknown>>;
};

/** `lastSearchId`: of the search that was looked at before, on this visit. */
export function pageEvent(
  { location: { pathname }, loaderData }: Shown,
  lastSearchId: string | null,
): BrowserEvent | undefined {
  const results = RESULTS.map((path) => loaderData[path]).find(isResults);
  if (results) return { kind: 'Search', data: searchData(results) };
  const deal = dealShown({ loaderData });
  if (deal) return holidayView(deal, lastSearchId);
  const stage = isUnprocessed(loaderData[CONFIRMATION]) ? 'order_failed' : stageOf(pathname);
  return stage === undefined ? undefined : { kind: 'HolidayCheckoutBasket', data: { stage } };
}

/** The id of the search that this page shows; undefined on any other page. */
export const searchIdShown = ({ loaderData }: Pick<Shown, 'loaderData'>): string | undefined => {
  const results = RESULTS.map((path) => loaderData[path]).find(isResults);
  return results && searchIdOf(results.criteria);
};

/** What is known of the deal that this page shows; undefined on any other page. */
export function dealShown({ loaderData }: Pick<Shown, 'loaderData'>): DealPageQuery | undefined {
  const deal = loaderData[DEAL];
  return isDeal(deal) ? deal : undefined;
}

const RESULTS: readonly string[] = [...routes.results.paths, ...routes.testResults.paths];
const [DEAL] = routes.deal.paths;
const [CONFIRMATION] = routes.confirmation.paths;

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;
// Our own loaders gave them.
const isResults = (data: unknown): data is ResultsData =>
  isObject(data) && 'packageSearchResults' in data;
const isDeal = (data: unknown): data is DealPageQuery => isObject(data) && 'holiday' in data;

/** A placement that came to no order is told in place of its confirmation. */
const isUnprocessed = (data: unknown): boolean =>
  isObject(data) && 'kind' in data && data.kind === 'unprocessed';

/** TRK-07 */
const searchData = ({ criteria, packageSearchResults }: ResultsData) => ({
  search_id: searchIdOf(criteria),
  search_type: criteria.searchType,
  first_location: criteria.locationIds[0] ?? null,
  departure_day: Number(criteria.departureDate.slice(8)),
  departure_month: Number(criteria.departureDate.slice(5, 7)),
  first_night_count: criteria.nights[0] ?? 0,
  ...partyData(criteria.party),
  airports: criteria.departureAirports,
  results: packageSearchResults.total,
});

/** One that is sold out, or unknown, was not viewed. */
function holidayView(
  { holiday }: DealPageQuery,
  searchId: string | null,
): BrowserEvent | undefined {
  if (holiday.kind !== 'Holiday') return undefined;
  const { hotel, hotelItinerary, flightItinerary, price } = holiday;
  const { checkInDate, numberOfNights, numberOfRooms, party } = hotelItinerary;
  return {
    kind: 'HolidayView',
    data: {
      search_id: searchId,
      hotel_id: Number(hotel.id),
      hotel_quote_id: holiday.hotelQuoteId,
      flight_quote_id: holiday.flightQuoteId,
      departure_date:
        flightItinerary?.outbound.segments[0]?.departureTime.slice(0, 10) ?? checkInDate,
      nights: numberOfNights,
      rooms: numberOfRooms,
      adults: party.numberOfAdults,
      children: party.numberOfChildren,
      infants: party.numberOfInfants,
      total_price: price.total.amount,
      currency: price.total.currencyCode,
    },
  };
}

function partyData(party: Party) {
  const { adults, children, infants } = headsOf(party);
  return { rooms: party.length, adults, children, infants };
}

/** TRK-06: each page of the purchase by the last part of its address. */
const STAGES: Readonly<Record<string, string>> = {
  passengers: 'passenger_details',
  contact_details: 'contact_details',
  payment_options: 'payment_options',
  payment: 'payment_processing',
};

function stageOf(pathname: string): string | undefined {
  const [, first, , step] = pathname.split('/');
  if (first === 'extras') return 'extras';
  return first === 'booking' && step !== undefined ? STAGES[step] : undefined;
}
