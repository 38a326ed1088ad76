import { money } from '#domain/money.ts';
import type { HomePageQuery } from '#web/pages/home/query.generated.ts';
import { legsForTests } from './legs.ts';
import { pictureForTests } from './pictures.ts';

export const airportsForTests = [
  {
    name: 'North',
    any: [],
    airports: [
      { iata: 'LBA', name: 'Leeds Bradford' },
      { iata: 'MAN', name: 'Manchester' },
      { iata: 'NCL', name: 'Newcastle' },
      { iata: 'LPL', name: 'Liverpool' },
    ],
  },
  {
    name: 'London',
    any: [{ iata: 'LON', name: 'Any London airport' }],
    airports: [
      { iata: 'LGW', name: 'London Gatwick' },
      { iata: 'LHR', name: 'London Heathrow' },
      { iata: 'STN', name: 'London Stansted' },
      { iata: 'LTN', name: 'London Luton' },
    ],
  },
  {
    name: 'Scotland',
    any: [],
    airports: [
      { iata: 'EDI', name: 'Edinburgh' },
      { iata: 'GLA', name: 'Glasgow' },
    ],
  },
];

const OPEN_ALL_YEAR = { locationId: null, availableFrom: null, seasonality: null };

export const placesForTests = [
  {
    value: 'majorca',
    label: 'Majorca',
    type: 'REGION' as const,
    within: 'Balearic Islands, Spain',
    ...OPEN_ALL_YEAR,
  },
  {
    value: 'naxos',
    label: 'Naxos',
    type: 'REGION' as const,
    within: 'Greek islands, Greece',
    ...OPEN_ALL_YEAR,
  },
  {
    value: 'tenerife',
    label: 'Tenerife',
    type: 'REGION' as const,
    within: 'Canary Islands, Spain',
    ...OPEN_ALL_YEAR,
  },
  {
    value: 'seville',
    label: 'Seville',
    type: 'TOWN' as const,
    within: 'Andalusia, Spain',
    ...OPEN_ALL_YEAR,
  },
  { value: 'paphos', label: 'Paphos', type: 'TOWN' as const, within: 'Cyprus', ...OPEN_ALL_YEAR },
  {
    value: 'menorca',
    label: 'Menorca',
    type: 'REGION' as const,
    within: 'Balearic Islands, Spain',
    ...OPEN_ALL_YEAR,
    seasonality: { startDate: '05-01', endDate: '10-31' },
  },
];

type Offer = readonly [
  place: string,
  resort: string,
  date: string,
  hotel: string,
  stars: number,
  board: string,
  pence: number,
];

const OFFERS: readonly Offer[] = [
  ['majorca', 'Port de Sóller', '2027-06-12', 'Miramar Blanc', 4, 'Half board', 111_800],
  ['naxos', 'Naxos', '2027-09-15', 'Ammos House', 3, 'Bed and breakfast', 93_600],
  ['tenerife', 'Tenerife', '2027-10-04', 'Roca Negra Suites', 4, 'All inclusive', 122_200],
  ['seville', 'Seville', '2027-11-18', 'Casa del Azahar', 4, 'Room only', 52_800],
  ['paphos', 'Paphos', '2027-05-11', 'Alkyon Bay', 4, 'Half board', 80_400],
];

/** What `hotelIds` can name. */
export const hotelForTests = {
  value: '12',
  label: 'Hotel Miramar Blanc',
  type: 'HOTEL' as const,
  within: 'Port de Sóller, Majorca',
  ...OPEN_ALL_YEAR,
  locationId: 'port-de-soller',
};

const SCENES: Readonly<Record<string, string>> = {
  seville: 'city',
  naxos: 'island',
  tenerife: 'peak',
};

/** The home page of a visitor from Leeds. */
export const homeAnswer = (): HomePageQuery => ({
  departureAirports: airportsForTests,
  popular: placesForTests.map((place) => ({
    ...place,
    picture: {
      ...pictureForTests('place', place.value, 'place', `Poster of ${place.label}`),
      scene: SCENES[place.value] ?? 'harbour',
    },
  })),
  departuresBoard: {
    airport: { iata: 'LBA', name: 'Leeds Bradford' },
    isOfSavedSearch: false,
    pricedAt: '2026-11-20T20:14:00Z',
    packages: OFFERS.map(
      ([place, resortName, departureDate, name, ourStarRating, board, pence], at) => ({
        id: `offer-${at}`,
        hotelQuoteId: `h1.${at + 1}`,
        flightQuoteId: `f1.${at + 1}`,
        departureDate,
        numberOfNights: 7,
        hotel: { name, resortName, ourStarRating, locatedIn: [{ id: place, name: resortName }] },
        board: { name: board },
        outbound: legsForTests(departureDate, 7).outbound,
        price: { total: money(pence, 'GBP'), perPerson: money(pence / 2, 'GBP') },
      }),
    ),
  },
});
