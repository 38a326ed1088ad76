import { addDays } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import type {
  HotelNextFreeQuery,
  HotelPageQuery,
  HotelWeekQuery,
} from '#web/pages/hotel/query.generated.ts';
import { pictureForTests } from './pictures.ts';

/** Hotel 12, with prices in two months; nothing for any other id. */
export const hotelPage = (id: string): HotelPageQuery => ({
  hotel:
    id !== '12'
      ? null
      : {
          id,
          slug: 'hotel-miramar-blanc',
          name: 'Hotel Miramar Blanc',
          placeLine: 'Port de Sóller, Majorca',
          ourStarRating: 4,
          description: 'White house above the harbour.',
          access: ['Lift to all floors'],
          checkInFrom: '14:00',
          metresToBeach: 120,
          seasonality: null,
          facilities: [{ code: 'pool', name: 'Swimming pool' }],
          address: { line: 'Carrer 1, 07108 Port de Sóller', country: 'Spain' },
          position: { lat: 39.797, lon: 2.693 },
          resortName: 'Port de Sóller',
          resortPosition: { lat: 39.794, lon: 2.695 },
          nearestAirports: [{ iata: 'PMI', name: 'Palma', km: 31 }],
          locatedIn: [
            { id: 'port-de-soller', name: 'Port de Sóller', path: 'spain/majorca/port-de-soller' },
            { id: 'spain-majorca', name: 'Majorca', path: 'spain/majorca' },
          ],
          pictures: [pictureForTests('hotel', '12', 'front', 'Front of the hotel')],
          tripAdvisorInformation: {
            rating: 4.4,
            reviewCount: 812,
            reviewsUrl: '#reviews',
            distribution: [12, 40, 80, 240, 440],
            topics: [{ code: 'sleep', name: 'Noise and sleep', count: 1 }],
            reviews: [
              {
                rating: 2,
                date: '2026-08-02',
                title: 'Loud at night',
                content: 'The harbour wakes early.',
                party: 'Couple',
                stayed: '2026-07-01',
                topics: ['sleep'],
              },
            ],
          },
        },
  cheapestMonths: {
    months: [monthOf('2027-06-12', 111_800), monthOf('2027-09-04', 96_000)],
  },
});

const monthOf = (departureDate: string, total: number) => ({
  month: departureDate.slice(0, 7),
  departureDate,
  numberOfNights: 7,
  total: money(total, 'GBP'),
  perPerson: money(total / 2, 'GBP'),
});

/** Free three days after the day that was asked about. */
export const hotelNextFree = ({ from }: { from: string }): HotelNextFreeQuery => ({
  nextFree: {
    holiday: {
      departureDate: addDays(from, 3),
      numberOfNights: 7,
      total: money(88_250, 'GBP'),
      hotelQuoteId: 'h12.free',
      flightQuoteId: 'f1',
    },
    until: '2028-11-20',
  },
});

/** The week of a month: two boards, and one hotel like it. */
export const hotelWeek = ({ departureDate }: { departureDate: string }): HotelWeekQuery => {
  const offerAt = (id: string, total: number) => ({
    hotelQuoteId: `h${id}`,
    flightQuoteId: 'f1',
    departureDate,
    numberOfNights: 7,
    price: { total: money(total, 'GBP'), perPerson: money(total / 2, 'GBP') },
  });
  const boardAt = (id: string, name: string, total: number) => ({
    ...offerAt(id, total),
    board: { name, meaning: `What ${name.toLowerCase()} holds.` },
    rooms: [{ displayName: 'Double room' }],
    firstRoom: {
      sizeM2: 24,
      beds: 'one double bed',
      view: null,
      picture: pictureForTests('hotel', '12', 'room-double-closed', 'A double bed'),
    },
    outbound: { segments: [{ departureAirport: { name: 'Leeds Bradford' } }] },
  });
  return {
    destinationById: {
      label: 'Port de Sóller',
      path: 'spain/majorca/port-de-soller',
      picture: pictureForTests('place', 'port-de-soller', 'poster', 'Port de Sóller'),
    },
    placeGuide: {
      climates: [
        { months: Array.from({ length: 12 }, (_, at) => ({ air: 15 + at, sea: 14, rainDays: 2 })) },
      ],
    },
    packagesByBoard: {
      packages: [
        boardAt('12.hb', 'Half board', 96_000),
        boardAt('12.ai', 'All inclusive', 130_500),
      ],
    },
    packages: {
      packages: ['12', '13'].map((id) => ({
        ...offerAt(id, 88_000),
        hotel: {
          id,
          slug: `hotel-${id}`,
          name: `Hotel ${id}`,
          ourStarRating: 3,
          resortName: 'Sóller',
          decidingFact: 'Heated pool',
          pictures: [pictureForTests('hotel', id, 'front', 'Front of the hotel')],
        },
      })),
    },
  };
};
