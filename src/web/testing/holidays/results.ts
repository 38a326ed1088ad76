import { addDays } from '#domain/dates.ts';
import { money, perPerson } from '#domain/money.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { FILTER_DEFINITIONS } from '#domain/search/filter-definitions.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import type { SearchCriteriaInput } from '#web/data/schema.generated.ts';
import type {
  ResultPackageFragment,
  ResultsPageQuery,
} from '#web/pages/results/query.generated.ts';
import { airportsForTests } from './home.ts';
import { legsForTests } from './legs.ts';
import { pictureForTests } from './pictures.ts';

type Sample = readonly [
  name: string,
  place: string,
  stars: number,
  score: number,
  reviews: number,
  room: string,
  board: string,
  fact: string,
  pence: number,
  view: string,
];

const SAMPLES: readonly Sample[] = [
  [
    'Hotel Miramar Blanc',
    'Port de Sóller, Majorca',
    4,
    4.6,
    1204,
    'Family room',
    'Half board',
    'Level route from coach to room, 40 m to the sea',
    282_240,
    'front',
  ],
  [
    'Son Vela Gardens',
    'Cala d’Or, Majorca',
    4,
    4.4,
    2310,
    'Two-bedroom suite',
    'All inclusive',
    'Three pools, children’s club from 4 years',
    314_600,
    'pool',
  ],
  [
    'Casa Torrent',
    'Port d’Andratx, Majorca',
    3,
    4.7,
    388,
    'Two double rooms',
    'Bed and breakfast',
    'In the old harbour, 12 rooms',
    251_800,
    'place',
  ],
  [
    'Playa Alta Aparthotel',
    'Alcúdia, Majorca',
    3,
    4.1,
    3046,
    'One-bedroom apartment',
    'Self catering',
    'On the sand, kitchen, washing machine',
    220_480,
    'beach',
  ],
];

const PARTY = 4;
const SEASON = { startDate: '1 May', endDate: '31 October' };

/**
 * The results of any search: four hotels, of which none is left when a hotel name is asked for that
 * no hotel has.
 */
export function resultsAnswer(criteria: SearchCriteriaInput): ResultsPageQuery {
  const sought = criteria.filters?.hotelName?.toLowerCase() ?? '';
  const packages = SAMPLES.map((sample, at) => packageOf(sample, at, criteria)).filter(
    ({ hotel }) => hotel.name.toLowerCase().includes(sought),
  );
  const isEmpty = packages.length === 0;
  return {
    departureAirports: airportsForTests,
    isSearchKept: false,
    packageSearchResults: {
      errors: [],
      total: isEmpty ? 0 : 200,
      pages: isEmpty ? 0 : 10,
      destinationLabel: 'Majorca and Menorca',
      packages,
      filters: filtersOf(),
      price: isEmpty ? null : { min: money(176_400, 'GBP'), max: money(412_000, 'GBP') },
      weeks: weeksOf(criteria),
      closedByAdvice: null,
      outOfSeason: isEmpty ? sentenceOf(SEARCH_REFUSALS, 'out_of_season', SEASON) : null,
      alternatives: isEmpty ? [ALTERNATIVE] : [],
    },
  };
}

function packageOf(
  [name, placeLine, stars, rating, reviewCount, room, board, decidingFact, pence, view]: Sample,
  at: number,
  criteria: SearchCriteriaInput,
): ResultPackageFragment {
  const nights = criteria.nights?.[0] ?? 7;
  const isHotelOnly = criteria.searchType === 'UNKNOWN';
  return {
    id: String(at + 1),
    hotelQuoteId: `h1.${at + 1}`,
    flightQuoteId: isHotelOnly ? 'hotel-only' : `f1.${at + 1}`,
    checkInDate: criteria.departureDate,
    numberOfNights: nights,
    refundableUntil: at === 2 ? addDays(criteria.departureDate, -14) : null,
    hotel: {
      id: String(at + 1),
      name,
      placeLine,
      ourStarRating: stars,
      decidingFact,
      position: { lat: 39.8 - at / 10, lon: 2.7 + at / 5 },
      tripAdvisorInformation: { rating, reviewCount },
      pictures: [pictureForTests('hotel', String(at + 1), view, `Poster of ${name}`)],
      views: [view, 'room'].map((shown) =>
        pictureForTests('hotel', String(at + 1), shown, `Poster of ${name}: ${shown}`),
      ),
    },
    board: { name: board },
    rooms: [{ displayName: room }],
    ...(isHotelOnly
      ? { outbound: null, inbound: null }
      : legsForTests(criteria.departureDate, nights)),
    price: { total: money(pence, 'GBP'), perPerson: money(perPerson(pence, PARTY), 'GBP') },
    lines: [
      { kind: 'hotel', amount: money(pence - 11_800, 'GBP'), paidAtHotel: false },
      { kind: 'bags', amount: money(7_800, 'GBP'), paidAtHotel: false },
      { kind: 'local_tax', amount: money(4_000, 'GBP'), paidAtHotel: true },
    ],
  };
}

const filtersOf = (): ResultsPageQuery['packageSearchResults']['filters'] =>
  FILTER_DEFINITIONS.map(({ name, label, type, enabled, options }) => ({
    name,
    label,
    type,
    enabled,
    unFormattedOptions: options.map((option, at) => ({ ...option, count: 96 - 7 * at })),
  }));

const WEEKS = 24;

function weeksOf({
  departureDate,
}: SearchCriteriaInput): ResultsPageQuery['packageSearchResults']['weeks'] {
  return Array.from({ length: WEEKS }, (_, at) => ({
    startDate: addDays(departureDate, 7 * (at - 12)),
    departureDate: addDays(departureDate, 7 * (at - 12)),
    total:
      at === 3 ? null : money(176_400 + 9_000 * Math.round(12 * Math.abs(Math.sin(at / 4))), 'GBP'),
    chosen: at === 12,
    cheapest: at === 0,
  }));
}

const ALTERNATIVE = {
  label: 'Any hotel name',
  query: 'locationIds[0]=majorca',
  total: 14,
  package: {
    hotel: { pictures: [pictureForTests('hotel', '1', 'front', 'Poster of Hotel Miramar Blanc')] },
    price: { total: money(188_400, 'GBP'), perPerson: money(47_100, 'GBP') },
  },
};
