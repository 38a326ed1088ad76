/** Where to go: the cheapest holiday of each country, region or resort. */
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { FieldError } from '#domain/outcome.ts';
import { perPerson } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { todayIn } from '#server/brand.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import { criteriaWithin, discoverPlaces, type DiscoveredPlace, type DiscoverLevel } from '#server/search/discover-places.ts';
import type { Shop } from '#server/shop.ts';
import type { GraphContext } from './context.ts';
import type { QueryDiscoverArgs, RequireFields } from './generated.ts';
import { unknownIds } from './known-ids.ts';
import { moneyOf } from './price.ts';
import { refusalsOf, REFUSED } from './refusals.ts';
import { parseCriteriaInput } from './search-criteria.ts';
import type { ResolverMap } from './schema.ts';

type DiscoverArgs = RequireFields<QueryDiscoverArgs, 'level' | 'first'>;
type DiscoverySource = { readonly criteria: Criteria; readonly problems: readonly FieldError[]; readonly found: readonly DiscoveredPlace[]; readonly first: number };

const LEVELS: Readonly<Record<DiscoverArgs['level'], DiscoverLevel>> = { COUNTRY: 'country', REGION: 'region', RESORT: 'resort' };

export const discoverResolvers: ResolverMap = {
  Query: {
    discover: (_parent: never, args: DiscoverArgs, { shop }: GraphContext): DiscoverySource => runDiscovery(shop, args),
  },
  Discovery: {
    statusCode: ({ problems }: DiscoverySource) => (problems.length === 0 ? 200 : REFUSED),
    errors: ({ problems }: DiscoverySource) => problems,
    total: ({ found }: DiscoverySource) => found.length,
    places: ({ criteria, found, first }: DiscoverySource, _args: unknown, { shop }: GraphContext) => found.slice(0, Math.max(0, first)).flatMap((place) => makePlace(shop, criteria, place)),
    pricedAt: (_source: DiscoverySource, _args: unknown, { shop }: GraphContext) => shop.clock().toISOString(),
  },
};

function runDiscovery(shop: Shop, { criteria: input, level, first }: DiscoverArgs): DiscoverySource {
  const today = todayIn(shop.clock());
  const { criteria, problems: unread } = parseCriteriaInput({ ...input, page: 1 });
  const problems = refusalsOf(checkCriteria(criteria, today), [...unread, ...unknownIds(shop.index, criteria)]);
  return { criteria, problems, first, found: problems.length > 0 ? [] : discoverPlaces(shop.index, criteria, LEVELS[level], today) };
}

/** A place with the search that finds its lead offer first. */
function makePlace(shop: Shop, criteria: Criteria, { placeId, hotels, total, hotelId, departureDate, nights }: DiscoveredPlace) {
  const place = findPlace(placeId);
  if (!place) return [];
  return [{
    place: { place },
    position: { lat: place.lat, lon: place.lon },
    hotels,
    from: moneyOf(shop, total),
    perPerson: moneyOf(shop, perPerson(total, headsOf(criteria.party).paying)),
    hotelId: String(hotelId),
    departureDate,
    numberOfNights: nights,
    query: makeCriteriaQuery(criteriaWithin(shop.index, criteria, placeId)),
  }];
}
