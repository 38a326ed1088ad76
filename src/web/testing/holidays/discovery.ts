import { money } from '#domain/money.ts';
import type {
  DiscoveryPageQuery,
  DiscoveryPageQueryVariables,
} from '#web/pages/discovery/query.generated.ts';

const PLACES = {
  COUNTRY: [
    ['spain', 'Spain', '', 40.2, -3.6],
    ['greece', 'Greece', '', 38.5, 23.8],
  ],
  REGION: [
    ['majorca', 'Majorca', 'Spain', 39.6, 2.9],
    ['naxos', 'Naxos', 'Greece', 37, 25.4],
  ],
  RESORT: [['port-de-soller', 'Port de Sóller', 'Majorca, Spain', 39.8, 2.7]],
} as const;

/** Where anybody can go: two countries, two regions, one resort. */
export const discoveryAnswer = ({
  criteria,
  level,
}: DiscoveryPageQueryVariables): DiscoveryPageQuery => ({
  discover: {
    errors: [],
    total: PLACES[level].length,
    pricedAt: '2026-11-20T20:14:00Z',
    places: PLACES[level].map(([value, label, within, lat, lon], at) => ({
      place: { value, label, within },
      position: { lat, lon },
      hotels: 12 - at,
      from: money(84_000 + 10_000 * at, 'GBP'),
      perPerson: money(42_000 + 5_000 * at, 'GBP'),
      departureDate: criteria.departureDate,
      numberOfNights: 7,
      query: `locationIds[0]=${value}&sort=PRICE_LOW_HIGH`,
    })),
  },
});
