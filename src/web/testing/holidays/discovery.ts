import { money } from '#domain/money.ts';
import type {
  DiscoveryComparedQuery,
  DiscoveryPageQuery,
  DiscoveryPageQueryVariables,
} from '#web/pages/discovery/query.generated.ts';

/** Id, name, what it lies in, where, minutes out, °C by day. */
const PLACES = {
  COUNTRY: [
    ['spain', 'Spain', '', 40.2, -3.6, 150, 19],
    ['greece', 'Greece', '', 38.5, 23.8, 230, 18],
  ],
  REGION: [
    ['majorca', 'Majorca', 'Spain', 39.6, 2.9, 155, 16],
    ['naxos', 'Naxos', 'Greece', 37, 25.4, 250, 17],
  ],
  RESORT: [['port-de-soller', 'Port de Sóller', 'Majorca, Spain', 39.8, 2.7, 155, 16]],
} as const;

/** Where anybody can go: two countries, two regions, one resort. */
export const discoveryAnswer = ({
  criteria,
  level,
  places,
}: DiscoveryPageQueryVariables): DiscoveryPageQuery => {
  const found = PLACES[level].filter(([value]) => !places || places.includes(value));
  return {
    discover: {
      errors: [],
      total: found.length,
      pricedAt: '2026-11-20T20:14:00Z',
      places: found.map(([value, label, within, lat, lon, flightMinutes, warmth]) => {
        const at = PLACES[level].findIndex(([one]) => one === value);
        return {
          place: {
            value,
            label,
            within,
            path: value,
            picture: {
              url: `/pictures/places/${value}/poster/300x350.webp`,
              alt: '',
              placeholder: 'data:,',
            },
          },
          position: { lat, lon },
          hotels: 12 - at,
          from: money(84_000 + 10_000 * at, 'GBP'),
          perPerson: money(42_000 + 5_000 * at, 'GBP'),
          departureDate: criteria.departureDate,
          numberOfNights: 7,
          flightMinutes,
          warmth,
          query: `locationIds[0]=${value}&sort=PRICE_LOW_HIGH`,
        };
      }),
    },
  };
};

/** The cheapest holiday of a place, and of its next months. */
export const comparedAnswer = (): DiscoveryComparedQuery => ({
  packages: {
    packages: [
      {
        hotel: {
          name: 'Hotel Sol',
          resortName: 'Port de Sóller',
          nearestAirports: [{ name: 'Palma', km: 31 }],
        },
        lines: [
          { kind: 'local_tax', basis: 'Paid at the hotel', amount: money(2_310, 'GBP') },
          { kind: 'flights', basis: '', amount: money(20_000, 'GBP') },
        ],
      },
    ],
  },
  holidayCalendar: {
    cheapest: {
      departureDate: '2027-01-12',
      numberOfNights: 7,
      query: 'departureDate=12%2F01%2F2027',
      total: money(61_000, 'GBP'),
    },
  },
});
