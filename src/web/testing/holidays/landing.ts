import { money } from '#domain/money.ts';
import { ALL_THEMES, themeFacts } from '#domain/place-guide/holiday-themes.ts';
import type { SearchCriteriaInput } from '#web/data/schema.generated.ts';
import type {
  HolidaysIndexQuery,
  HolidaysInMonthQuery,
  HolidaysOfThemeQuery,
  LateHolidaysQuery,
} from '#web/pages/holidays/query.generated.ts';
import { airportsForTests } from './home.ts';
import { pictureForTests, posterForTests } from './pictures.ts';

const cheapest = (departureDate: string, pence: number) => ({
  departureDate,
  numberOfNights: 7,
  hotelQuoteId: `h${pence}.1`,
  flightQuoteId: `f${pence}.1`,
  total: money(pence, 'GBP'),
  perPerson: money(Math.ceil(pence / 2), 'GBP'),
});

const picture = posterForTests('spain-menorca');

const monthPoster = (month: string) => ({
  month,
  picture: pictureForTests('month', month, 'month', 'Poster'),
});

const themePoster = (theme: string) => pictureForTests('theme', theme, 'theme', 'Poster');

/** Two months, one warm place, and all themes, of which golf has too few hotels. */
export const holidaysIndex = (): HolidaysIndexQuery => ({
  monthPosters: ['2027-06', '2027-07'].map(monthPoster),
  cheapestMonths: {
    months: [
      { month: '2027-06', ...cheapest('2027-06-09', 33_466) },
      { month: '2027-07', ...cheapest('2027-07-01', 36_736) },
    ],
  },
  warmMonths: [{ month: 6, place: { label: 'Menorca' }, weather: { air: 28, sea: 21 } }],
  themes: ALL_THEMES.map((theme) => ({
    id: theme,
    name: themeFacts(theme).name,
    hotels: theme === 'golf' ? 19 : 20,
    picture: themePoster(theme),
    cheapest: cheapest('2027-06-08', 52_646),
  })),
});

/** Menorca and the Algarve in June, with `hotels` in all. */
const discovered = (hotels: number): HolidaysInMonthQuery['discover'] => ({
  hotels,
  total: 284,
  places: [
    {
      place: { value: 'spain-menorca', label: 'Menorca', path: 'spain/menorca', picture },
      weather: { air: 28, sea: 21, rainDays: 2 },
      from: money(51_743, 'GBP'),
      ...withoutTotal(cheapest('2027-06-08', 51_743)),
    },
    {
      place: { value: 'portugal-algarve', label: 'Algarve', path: 'portugal/algarve', picture },
      weather: { air: 27, sea: 20, rainDays: 1 },
      from: money(55_640, 'GBP'),
      ...withoutTotal(cheapest('2027-06-08', 55_640)),
    },
  ],
});

const withoutTotal = ({ total: _, ...rest }: ReturnType<typeof cheapest>) => rest;

/** Two days of the month, and two themes in it: golf with too few hotels. */
export const holidaysInMonth = (
  { departureDate }: SearchCriteriaInput,
  hotels = 20,
  theme = '',
): HolidaysInMonthQuery => ({
  monthPosters: [monthPoster(departureDate.slice(0, 7))],
  themePoster: theme === '' ? null : themePoster(theme),
  discover: discovered(hotels),
  departureAirports: airportsForTests,
  cheapestDays: {
    days: [
      cheapest(`${departureDate.slice(0, 7)}-09`, 33_466),
      cheapest(`${departureDate.slice(0, 7)}-10`, 35_400),
    ],
  },
  themes: [
    {
      id: 'all-inclusive',
      name: 'All inclusive',
      hotels: 20,
      cheapest: cheapest('2027-06-08', 52_646),
    },
    { id: 'golf', name: 'Golf', hotels: 19, cheapest: cheapest('2027-06-08', 52_406) },
  ],
  schoolHolidays: [
    {
      nation: 'England',
      name: 'May half term',
      startDate: '2027-05-31',
      endDate: '2027-06-04',
    },
  ],
});

/** Two hotels by price, in the first days that can be booked. */
export const lateHolidays = (): LateHolidaysQuery => ({
  packageSearchResults: {
    packages: [
      late('Casa Miramar', cheapest('2026-12-05', 40_001)),
      late('Pinar Resort', cheapest('2026-12-06', 42_000)),
    ],
  },
});

const late = (name: string, { total, perPerson, ...offer }: ReturnType<typeof cheapest>) => ({
  ...offer,
  id: name,
  hotel: {
    name,
    placeLine: 'Alcúdia, Majorca',
    pictures: [pictureForTests('hotel', name, 'card', name)],
  },
  board: { name: 'Half board' },
  outbound: { segments: [{ departureAirport: { name: 'Leeds Bradford' } }] },
  price: { total, perPerson },
});

export const holidaysOfTheme = (hotels = 20, theme = 'spa'): HolidaysOfThemeQuery => ({
  themePoster: themePoster(theme),
  discover: discovered(hotels),
  departureAirports: airportsForTests,
  monthsOfTheme: ['2027-07'],
  cheapestMonths: holidaysIndex().cheapestMonths,
});
