import { money } from '#domain/money.ts';
import type { SearchCriteriaInput } from '#web/data/schema.generated.ts';
import type {
  DestinationAdviceQuery,
  DestinationPlaceQuery,
  DestinationPricesQuery,
} from '#web/pages/destination/query.generated.ts';
import { pictureForTests, posterForTests } from './pictures.ts';

const PATHS: Readonly<Record<string, string>> = {
  spain: 'spain',
  'spain-majorca': 'spain/majorca',
  'spain-majorca-alcudia': 'spain/majorca/alcudia',
};

const slugOf = (label: string): string => label.toLowerCase().replace('ú', 'u');

/** Something to do in Majorca, or in one of its resorts. */
export const thing = (
  words: string,
  months: number[],
  season: string | null,
  label = 'Majorca',
) => ({
  words,
  months,
  season,
  place: {
    value: label === 'Majorca' ? 'spain-majorca' : `spain-majorca-${slugOf(label)}`,
    label,
    type: label === 'Majorca' ? ('REGION' as const) : ('RESORT' as const),
    path: label === 'Majorca' ? 'spain/majorca' : `spain/majorca/${slugOf(label)}`,
    position: { lat: label === 'Palma' ? 39.57 : 39.85, lon: label === 'Palma' ? 2.65 : 3.12 },
    picture: pictureForTests('place', label, 'place', 'Poster'),
  },
});

/** A place that is open all year, with its page in Majorca. */
export const placeBelow = (value: string, label: string) => ({
  value,
  label,
  path: `spain/majorca/${label.toLowerCase().replaceAll(' ', '-')}`,
  position: { lat: 39.9, lon: 3.08 },
  seasonality: null,
  picture: posterForTests(value),
});

/** Spain, Majorca or Alcúdia, open in summer and good in June; nothing for any other id. */
export const destinationPlace = (id: string): DestinationPlaceQuery => ({
  inSeasonFrom: '2027-04-01',
  destinationById: !PATHS[id]
    ? null
    : {
        value: id,
        label: { spain: 'Spain', 'spain-majorca': 'Majorca' }[id] ?? 'Alcúdia',
        type: ({ spain: 'COUNTRY', 'spain-majorca': 'REGION' } as const)[id] ?? 'RESORT',
        position: { lat: 39.85, lon: 3.12 },
        within: { spain: '', 'spain-majorca': 'Spain' }[id] ?? 'Majorca, Spain',
        path: PATHS[id],
        description: 'Long shallow beach and marina.',
        seasonality: { startDate: '04-01', endDate: '10-31' },
        picture: pictureForTests('place', id, 'place', 'Poster'),
      },
  placeGuide: !PATHS[id]
    ? null
    : {
        closedByAdvice: [],
        about: ['The nearest airport is Palma, 48 km away in a straight line.'],
        thingsToDo: [
          thing('See the almonds in flower.', [1, 2, 12], 'December to February'),
          thing('Walk the town walls.', [], null, 'Alcúdia'),
          thing('Swim at Cala Tuent.', [6, 7, 8, 9, 10], 'June to October'),
        ],
        nearestAirport: { name: 'Palma de Mallorca', km: 48 },
        thingsIn: 'Majorca',
        climates: [
          {
            name: 'Majorca',
            rule: 'BEACH',
            months: Array.from({ length: 12 }, (_, month) => ({
              air: 20 + month,
              sea: 15,
              sun: 8,
              rainDays: 3,
              good: month === 5,
            })),
          },
        ],
        flights: [{ from: { iata: 'LGW', name: 'London Gatwick' }, minutes: 145 }],
        placesBelow: [placeBelow('below', 'Puerto Pollensa')],
        similar: [
          {
            value: 'like',
            label: 'Menorca',
            path: 'spain/menorca',
            picture: pictureForTests('place', 'like', 'place', 'Poster'),
          },
        ],
      },
});

/** One place below, one month and one hotel. */
export const destinationPrices = ({
  departureDate,
}: SearchCriteriaInput): DestinationPricesQuery => ({
  placeGuide: {
    minutesAhead: 60,
    country: {
      name: 'Spain',
      currencyCode: 'EUR',
      currencyName: 'Euro',
      entry: {
        asOf: '2026-11',
        gb: { passport: 'Issued less than 10 years before you arrive.' },
        ie: { passport: 'Valid for your stay.' },
      },
    },
  },
  tax: {
    taxesBelow: [],
    localTax: {
      isPublished: true,
      isByRoom: false,
      rows: [{ adultNight: owed('€2.20') }, { adultNight: owed('€4.40') }],
    },
  },
  discover: {
    places: [
      {
        place: { value: 'below' },
        from: money(60_001, 'GBP'),
        perPerson: money(30_001, 'GBP'),
        departureDate,
        warmth: 24,
        hotelQuoteId: 'h2.1',
        flightQuoteId: 'f2.1',
      },
    ],
  },
  cheapestMonths: {
    months: [
      {
        month: '2027-06',
        departureDate: '2027-06-09',
        numberOfNights: 7,
        hotelQuoteId: 'h3.1',
        flightQuoteId: 'f3.1',
        total: money(60_512, 'GBP'),
        perPerson: money(30_256, 'GBP'),
      },
    ],
  },
  tastedHotels: {
    hotels: [
      {
        taste: 'CHEAPEST',
        fact: '28 m to the sea',
        package: {
          id: 'p1',
          hotelQuoteId: 'h1.1',
          flightQuoteId: 'f1.1',
          departureDate,
          numberOfNights: 7,
          board: { name: 'Half board' },
          hotel: {
            id: '12',
            slug: 'hotel-miramar-blanc',
            name: 'Hotel Miramar Blanc',
            resortName: 'Alcúdia',
            ourStarRating: 4,
            tripAdvisorInformation: { rating: 4.4, reviewCount: 812 },
            pictures: [pictureForTests('hotel', '12', 'front', 'Front of the hotel')],
          },
          price: { total: money(58_000, 'GBP'), perPerson: money(29_000, 'GBP') },
        },
      },
    ],
  },
});

const owed = (amount: string) => ({ amount, percentOfRoom: 0 });

/** Spain’s entry rules, and a tax for two on one class of hotel. */
export const destinationAdvice = (): DestinationAdviceQuery => ({
  placeGuide: {
    minutesAhead: 60,
    nearestAirport: { iata: 'PMI', name: 'Palma de Mallorca', km: 48 },
    taxesBelow: [],
    localTax: {
      name: 'Tourism tax',
      asOf: '2025-06',
      isByRoom: false,
      exemptUnderAge: 16,
      isPublished: true,
      rows: [{ leastStars: 4, mostStars: 4, adultNight: owed('€3.30'), stay: owed('€46.20') }],
    },
    country: {
      name: 'Spain',
      currencyCode: 'EUR',
      currencyName: 'euro',
      plugs: ['C', 'F'],
      volts: 230,
      drivesOn: 'right',
      emergency: '112',
      languages: 'Spanish',
      asOf: '2026-01',
      adviceGb: 'https://www.gov.uk/foreign-travel-advice/spain',
      adviceIe: 'https://www.ireland.ie/en/dfa/overseas-travel/advice/spain/',
      entry: {
        health: 'A GHIC gives access to state health care.',
        asOf: '2025-11',
        gb: { passport: 'Issued less than 10 years before arrival.', visa: 'No visa.' },
        ie: { passport: 'Valid Irish passport.', visa: 'No limit of stay.' },
      },
    },
  },
});
