import { money } from '#domain/money.ts';
import type { PortCitiesQuery } from '#web/pages/cruises/query.generated.ts';
import { posterForTests } from './pictures.ts';

/** Barcelona for three nights. */
export const portCities = (): PortCitiesQuery => ({
  discover: {
    places: [
      {
        place: {
          value: 'spain-barcelona',
          label: 'Barcelona',
          path: 'spain/barcelona',
          picture: posterForTests('spain-barcelona'),
        },
        from: money(30_101, 'GBP'),
        perPerson: money(15_051, 'GBP'),
        departureDate: '2027-03-09',
        hotelQuoteId: 'h5',
        flightQuoteId: 'f5',
      },
    ],
  },
});
