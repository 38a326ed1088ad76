import { money } from '#domain/money.ts';
import type { SearchCriteriaInput } from '#web/data/schema.generated.ts';
import type {
  DestinationPlaceQuery,
  DestinationPricesQuery,
} from '#web/pages/destination/query.generated.ts';
import { pictureForTests } from './pictures.ts';

const PATHS: Readonly<Record<string, string>> = {
  spain: 'spain',
  'spain-majorca': 'spain/majorca',
  'spain-majorca-alcudia': 'spain/majorca/alcudia',
};

/** Spain, Majorca or Alcúdia, open in summer; nothing for any other id. */
export const destinationPlace = (id: string): DestinationPlaceQuery => ({
  inSeasonFrom: '2027-04-01',
  destinationById: !PATHS[id]
    ? null
    : {
        value: id,
        label: { spain: 'Spain', 'spain-majorca': 'Majorca' }[id] ?? 'Alcúdia',
        type: 'RESORT',
        within: { spain: '', 'spain-majorca': 'Spain' }[id] ?? 'Majorca, Spain',
        path: PATHS[id],
        description: 'Long shallow beach and marina.',
        thingsToDo: ['Walk the town walls'],
        seasonality: { startDate: '04-01', endDate: '10-31' },
        nearestAirports: [{ iata: 'PMI', name: 'Palma', km: 48 }],
        picture: pictureForTests('place', id, 'place', 'Poster'),
      },
});

/** One place below and one hotel. */
export const destinationPrices = ({
  departureDate,
}: SearchCriteriaInput): DestinationPricesQuery => ({
  discover: {
    places: [
      {
        place: { value: 'below', label: 'Puerto Pollensa', path: 'spain/majorca/puerto-pollensa' },
        hotels: 3,
        from: money(60_000, 'GBP'),
        departureDate,
        numberOfNights: 7,
        query: 'locationIds[0]=below',
      },
    ],
  },
  packages: {
    packages: [
      {
        id: 'p1',
        hotelQuoteId: 'h1.1',
        flightQuoteId: 'f1.1',
        departureDate,
        numberOfNights: 7,
        hotel: { id: '12', name: 'Hotel Miramar Blanc', resortName: 'Alcúdia', ourStarRating: 4 },
        board: { name: 'Half board' },
        price: { total: money(58_000, 'GBP') },
      },
    ],
  },
});
