import { HOTEL_ONLY, makeFlightQuoteId, makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { perPerson } from '#domain/money.ts';
import type { FieldError } from '#domain/outcome.ts';
import { headsOf } from '#domain/party.ts';
/** Where to go: the cheapest holiday of each country, region or resort. */
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayIn } from '#server/market.ts';
import {
  criteriaWithin,
  discoverPlaces,
  type DiscoveredPlace,
  type DiscoverLevel,
  type Discovery,
} from '#server/search/discover-places.ts';
import type { GraphContext } from '../context.ts';
import type { QueryDiscoverArgs, RequireFields } from '../generated.ts';
import { moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import { unknownIds } from './criteria/known-ids.ts';
import { refusalsOf, refusalsOfFirst, REFUSED } from './criteria/refusals.ts';
import { parseCriteriaInput } from './criteria/search-criteria.ts';

type DiscoverArgs = RequireFields<QueryDiscoverArgs, 'level' | 'first'>;
type DiscoverySource = {
  readonly criteria: Criteria;
  readonly problems: readonly FieldError[];
  readonly found: Discovery;
};

/** Each costs the search of its lead offer. */
const MOST_PLACES = 100;

const LEVELS: Readonly<Record<DiscoverArgs['level'], DiscoverLevel>> = {
  COUNTRY: 'country',
  REGION: 'region',
  RESORT: 'resort',
};

export const discoverResolvers: ResolverMap = {
  Query: {
    discover: (_parent: never, args: DiscoverArgs, { shop }: GraphContext): DiscoverySource =>
      runDiscovery(shop, args),
  },
  Discovery: {
    statusCode: ({ problems }: DiscoverySource) => (problems.length === 0 ? 200 : REFUSED),
    errors: ({ problems }: DiscoverySource) => problems,
    total: ({ found }: DiscoverySource) => found.total,
    places: ({ criteria, found }: DiscoverySource, _args: unknown, { shop }: GraphContext) =>
      found.places.flatMap((place) => makePlace(shop, criteria, place)),
    pricedAt: (_source: DiscoverySource, _args: unknown, { shop }: GraphContext) =>
      shop.clock().toISOString(),
  },
};

function runDiscovery(
  shop: WebContext,
  { criteria: input, level, first }: DiscoverArgs,
): DiscoverySource {
  const today = todayIn(shop.clock());
  const { criteria, problems: unread } = parseCriteriaInput({ ...input, page: 1 });
  const problems = refusalsOf(checkCriteria(criteria, today), [
    ...unread,
    ...unknownIds(shop.index, criteria),
    ...refusalsOfFirst(first, MOST_PLACES, 'places'),
  ]);
  return {
    criteria,
    problems,
    found:
      problems.length > 0
        ? { total: 0, places: [] }
        : discoverPlaces(shop.index, criteria, LEVELS[level], first, today),
  };
}

/** A place with the search that finds its lead offer first. */
function makePlace(
  shop: WebContext,
  criteria: Criteria,
  { placeId, hotels, offer: { hotelId, hotelQuote, flightQuote, total } }: DiscoveredPlace,
) {
  const place = findPlace(placeId);
  if (!place) return [];
  return [
    {
      place: { place },
      position: { lat: place.lat, lon: place.lon },
      hotels,
      from: moneyOf(shop, total),
      perPerson: moneyOf(shop, perPerson(total, headsOf(criteria.party).paying)),
      hotelId: String(hotelId),
      departureDate: flightQuote?.outbound.date ?? hotelQuote.checkIn,
      numberOfNights: hotelQuote.nights,
      hotelQuoteId: makeHotelQuoteId(hotelQuote),
      flightQuoteId: flightQuote ? makeFlightQuoteId(flightQuote) : HOTEL_ONLY,
      query: makeCriteriaQuery(criteriaWithin(shop.index, criteria, placeId)),
    },
  ];
}
