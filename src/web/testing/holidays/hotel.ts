import { money } from '#domain/money.ts';
import type { HotelPageQuery } from '#web/pages/hotel/query.generated.ts';
import { pictureForTests } from './pictures.ts';

/** Hotel 12, with prices in two months; nothing for any other id. */
export const hotelPage = (id: string): HotelPageQuery => ({
  hotel:
    id !== '12'
      ? null
      : {
          id,
          name: 'Hotel Miramar Blanc',
          placeLine: 'Port de Sóller, Majorca',
          ourStarRating: 4,
          description: 'White house above the harbour.',
          access: ['Lift to all floors'],
          checkInFrom: '14:00',
          metresToBeach: 120,
          facilities: [{ code: 'pool', name: 'Swimming pool' }],
          address: { line: 'Carrer 1, 07108 Port de Sóller', country: 'Spain' },
          position: { lat: 39.797, lon: 2.693 },
          resortName: 'Port de Sóller',
          resortPosition: { lat: 39.794, lon: 2.695 },
          nearestAirports: [{ iata: 'PMI', name: 'Palma', km: 31 }],
          locatedIn: [{ id: 'spain-majorca', name: 'Majorca' }],
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
  holidayCalendar: {
    cheapest: { query: 'hotelIds[0]=12&departureDate=12/06/2027' },
    months: [
      {
        departureDate: '2027-06-12',
        numberOfNights: 7,
        total: money(111_800, 'GBP'),
        query: 'hotelIds[0]=12&departureDate=12/06/2027',
      },
    ],
  },
});
