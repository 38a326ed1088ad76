import { money } from '#domain/money.ts';
import type { DestinationsPageQuery } from '#web/pages/destinations/query.generated.ts';
import { posterForTests } from './pictures.ts';

const place = (value: string, label: string) => ({
  value,
  label,
  path: value.replace('-', '/'),
  picture: posterForTests(value),
});

const price = (pence: number) => ({
  from: money(pence, 'GBP'),
  perPerson: money(Math.ceil(pence / 2), 'GBP'),
  departureDate: '2027-01-12',
  hotelQuoteId: `h${pence}.1`,
  flightQuoteId: `f${pence}.1`,
});

const country = (value: string, label: string) => ({
  ...place(value, label),
  position: { lat: 40, lon: -4 },
});

/** Four countries, Croatia without a price; where it is warm, and what is cheap. */
export const destinationsPage = (): DestinationsPageQuery => ({
  continents: [
    {
      id: 'europe',
      name: 'Europe',
      countries: [
        country('croatia', 'Croatia'),
        country('spain', 'Spain'),
        country('portugal', 'Portugal'),
      ],
    },
    { id: 'africa', name: 'Africa', countries: [country('the-gambia', 'The Gambia')] },
  ],
  countries: {
    hotels: 147,
    places: [
      { place: { value: 'spain' }, ...price(30_806) },
      { place: { value: 'portugal' }, ...price(30_036) },
      { place: { value: 'the-gambia' }, ...price(90_000) },
    ],
  },
  good: {
    places: [
      {
        place: place('spain-tenerife', 'Tenerife'),
        weather: { air: 20, sea: 19, rainDays: 3 },
        ...price(52_606),
      },
      {
        place: place('spain-majorca', 'Majorca'),
        weather: { air: 19, sea: 15, rainDays: 6 },
        ...price(40_000),
      },
    ],
  },
  cheap: {
    places: [
      { place: { ...place('spain-tenerife', 'Tenerife'), within: 'Spain' }, ...price(20_000) },
      {
        place: { ...place('spain-costa-blanca', 'Costa Blanca'), within: 'Spain' },
        ...price(30_806),
      },
      { place: { ...place('spain-madrid', 'Madrid'), within: 'Spain' }, ...price(30_900) },
      { place: { ...place('portugal-algarve', 'Algarve'), within: 'Portugal' }, ...price(99_998) },
      {
        place: { ...place('the-gambia-coast', 'Gambian coast'), within: 'The Gambia' },
        ...price(100_000),
      },
    ],
  },
});
