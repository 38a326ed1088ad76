import { addDays } from '#domain/dates.ts';
import { money, perPerson } from '#domain/money.ts';
import type {
  DealDatesQuery,
  DealFlightsQuery,
} from '#web/pages/deal/choices/choices.generated.ts';
import type { DealNearbyOffersQuery } from '#web/pages/deal/price/nearby-offers.generated.ts';
import type { DealHolidayFragment } from '#web/pages/deal/query.generated.ts';
import type { DealRoomsQuery } from '#web/parts/Rooms/rooms.generated.ts';
import { legForTests, legsForTests } from './legs.ts';
import { pictureForTests } from './pictures.ts';

const DAY = '2027-07-24';
const NIGHTS = 7;
const VIEWS = [
  'front',
  'room',
  'pool',
  'dining',
  'beach',
  'place',
  'front-evening',
  'room-evening',
  'pool-evening',
  'dining-evening',
  'place-evening',
];

const price = (pence: number) => ({
  total: money(pence, 'GBP'),
  perPerson: money(perPerson(pence, 4), 'GBP'),
  deposit: money(48_000, 'GBP'),
});

const line = (
  kind: string,
  label: string,
  basis: string,
  pence: number,
  more: { paidAtHotel?: boolean; chosen?: boolean } = {},
) => ({
  kind,
  label,
  basis,
  amount: money(pence, 'GBP'),
  paidAtHotel: more.paidAtHotel ?? false,
  chosen: more.chosen ?? false,
});

/** A day later saves £42; from Manchester costs £18 more. */
export const nearbyOffersAnswer: Extract<
  DealNearbyOffersQuery['nearbyOffers'],
  { kind: 'NearbyOffers' }
> = {
  kind: 'NearbyOffers',
  nearbyOffers: [
    {
      change: 'DATE',
      label: '1 day later',
      hotelQuoteId: 'h1.1l',
      flightQuoteId: 'f1.1l',
      price: { total: money(278_040, 'GBP') },
      difference: money(-4_200, 'GBP'),
    },
    {
      change: 'AIRPORT',
      label: 'From Manchester',
      hotelQuoteId: 'h1.1',
      flightQuoteId: 'f1.1m',
      price: { total: money(284_040, 'GBP') },
      difference: money(1_800, 'GBP'),
    },
  ],
};

/**
 * Seven nights in Port de Sóller for two adults and children of 9 and 6: £2,822.40, the sum of its
 * lines.
 */
export const dealAnswer = (
  changed: Partial<DealHolidayFragment> = {},
): DealHolidayFragment & { readonly kind: 'Holiday' } => ({
  kind: 'Holiday',
  hotelQuoteId: 'h1.1',
  flightQuoteId: 'f1.1',
  isPackage: true,
  isOnRequest: false,
  protection:
    'This is a demonstration: nothing is sold, and nothing is protected. If it were real, your flights and hotel would be ATOL protected together. The ATOL contribution in the price shows what that would cost.',
  searchQuery:
    'searchType=HOLIDAY&locationIds[0]=majorca&departureDate=24/07/2027&departureRangeEndDate=24/07/2027&dateFormat=specific&rooming=2-9-6',
  pricedAt: '2026-11-20T20:14:00Z',
  hotel: hotel(),
  hotelItinerary: {
    checkInDate: DAY,
    checkOutDate: addDays(DAY, NIGHTS),
    numberOfRooms: 1,
    numberOfNights: NIGHTS,
    party: { numberOfAdults: 2, numberOfChildren: 2, numberOfInfants: 0, childAges: [9, 6] },
  },
  flightItinerary: legsForTests(DAY, NIGHTS),
  perks: [],
  board: {
    code: 'HB',
    name: 'Half board',
    meaning: 'Breakfast and dinner.',
    refundableUntil: '2027-06-13',
  },
  rooms: [{ displayName: 'Family room, sea side', facts: ['34 m²', '2 double beds'] }],
  price: price(282_240),
  lines: [
    line('flights', 'Flights for 4', 'Leeds Bradford to Palma and back, Solent Air', 101_200),
    line('hotel', 'Hotel Miramar Blanc', '7 nights, family room, half board', 161_840),
    line('bags', '1 hold bag, 22 kg', '', 7_800, { chosen: true }),
    line('transfer', 'Shared coach transfer', 'Step-free', 6_400, { chosen: true }),
    line('atol', 'ATOL contribution', '4 × £2.50', 1_000),
    line(
      'local_tax',
      'Majorca tourist tax',
      '2 adults × 7 nights × €3.30 = €46.20, at €1.155 to £1 on 20 Nov 2026. Paid at the hotel',
      4_000,
      { paidAtHotel: true },
    ),
  ],
  priceChange: null,
  cancellation: [
    {
      from: null,
      until: '2027-04-12',
      lost: money(48_000, 'GBP'),
      words: 'the deposit',
      tone: 'good',
    },
    {
      from: '2027-04-13',
      until: '2027-06-11',
      lost: money(141_100, 'GBP'),
      words: 'half',
      tone: 'amber',
    },
    {
      from: '2027-06-12',
      until: '2027-07-09',
      lost: money(225_800, 'GBP'),
      words: '80%',
      tone: 'coral',
    },
    {
      from: '2027-07-10',
      until: null,
      lost: money(278_200, 'GBP'),
      words: 'all but the tax',
      tone: 'coral',
    },
  ],
  paymentScheduleOptions: [
    {
      name: '2020LowDeposit_2',
      label: 'Low deposit',
      isBest: true,
      deposit: money(48_000, 'GBP'),
      cancelling:
        'If you cancel by Fri 14 May 2027, you lose £1,411 in total: this £480 and another £931; after that it costs more.',
      instalments: [
        { amount: money(48_000, 'GBP'), dueDate: '2026-11-20' },
        { amount: money(230_240, 'GBP'), dueDate: '2027-04-12' },
      ],
    },
  ],
  otherChoices: { flights: 1, rooms: 2, boards: 1 },
  entryRules: {
    passport:
      'Issued less than 10 years before you arrive, and valid for 3 months after you leave.',
    visa: 'None for stays up to 90 days in 180.',
    health: 'Nothing is required. Carry a GHIC.',
    check: 'Rules for holders of a full British citizen passport, checked on 20 November 2026.',
  },
  ...changed,
});

function hotel(): DealHolidayFragment['hotel'] {
  return {
    id: '1',
    name: 'Hotel Miramar Blanc',
    placeLine: 'Port de Sóller, Majorca',
    ourStarRating: 4,
    description:
      'A white house of five floors at the quiet end of the bay, built in 1931 and renewed in 2024. Most rooms look at the water.',
    access: [
      'Step-free from coach to lobby',
      'Lift to all floors, door 90 cm',
      'One adapted room with a roll-in shower',
    ],
    checkInFrom: '15:00',
    metresToBeach: 40,
    facilities: [
      { code: 'pool', name: 'Swimming pool' },
      { code: 'wifi', name: 'Free wifi' },
      { code: 'lift', name: 'Lift' },
      { code: 'restaurant', name: 'Restaurant' },
    ],
    resortName: 'Port de Sóller',
    resortPosition: { lat: 39.794, lon: 2.695 },
    nearestAirports: [{ iata: 'PMI', name: 'Palma', km: 36 }],
    position: { lat: 39.8, lon: 2.69 },
    pictures: VIEWS.map((view) =>
      pictureForTests('hotel', '1', view, `Hotel Miramar Blanc: ${view.replace('-', ' in the ')}`),
    ),
    tripAdvisorInformation: {
      rating: 4.6,
      reviewCount: 1204,
      reviewsUrl: '/reviews/1',
      distribution: [24, 31, 62, 214, 873],
      topics: [
        { code: 'food', name: 'Food and drink', count: 1 },
        { code: 'sleep', name: 'Noise and sleep', count: 1 },
      ],
      reviews: [
        {
          rating: 5,
          date: '2026-09-14',
          title: 'We will be back',
          content: 'Breakfast on the terrace, the tram to town, and a room with the morning sun.',
          party: 'Older couple',
          stayed: '2026-09-01',
          topics: ['food'],
        },
        {
          rating: 2,
          date: '2026-08-02',
          title: 'Noisy in August',
          content: 'The bar below closes at one. Ask for a room on the bay side.',
          party: 'Family',
          stayed: '2026-07-01',
          topics: ['sleep'],
        },
      ],
    },
  };
}

/** Its rooms: the one that it has, the same on another board, and a suite. */
export const roomsAnswer = (): DealRoomsQuery['holiday'] & { readonly kind: 'Holiday' } => {
  const {
    hotelQuoteId,
    flightQuoteId,
    hotel: { name },
    hotelItinerary,
  } = dealAnswer();
  return {
    kind: 'Holiday',
    hotelQuoteId,
    flightQuoteId,
    hotel: { name },
    hotelItinerary,
    roomKinds: [
      {
        displayName: 'Family room, sea side',
        sizeM2: 34,
        beds: 'two double beds',
        bedKinds: ['double', 'double'],
        view: 'sea view',
        sleeps: 4,
        isAdapted: false,
        picture: pictureForTests('hotel', '1', 'room-double-double-sea', 'A room with two beds'),
      },
      {
        displayName: 'Family suite',
        sizeM2: 46,
        beds: 'one king bed and a sofa bed',
        bedKinds: ['king', 'sofa'],
        view: 'sea view',
        sleeps: 5,
        isAdapted: false,
        picture: pictureForTests('hotel', '1', 'room-king-sofa-sea', 'A room with a king bed'),
      },
    ],
    roomChoices: [
      {
        hotelQuoteId: 'h1.1',
        rooms: [{ displayName: 'Family room, sea side' }],
        board: {
          code: 'HB',
          name: 'Half board',
          meaning: 'Breakfast and dinner.',
          refundableUntil: '2027-06-13',
        },
        price: price(282_240),
        chosen: true,
      },
      {
        hotelQuoteId: 'h1.1b',
        rooms: [{ displayName: 'Family room, sea side' }],
        board: {
          code: 'BB',
          name: 'Bed and breakfast',
          meaning: 'Breakfast.',
          refundableUntil: '2027-06-13',
        },
        price: price(260_240),
        chosen: false,
      },
      {
        hotelQuoteId: 'h1.1c',
        rooms: [{ displayName: 'Family suite' }],
        board: {
          code: 'HB',
          name: 'Half board',
          meaning: 'Breakfast and dinner.',
          refundableUntil: null,
        },
        price: price(312_240),
        chosen: false,
      },
    ],
  };
};

/** Its flights, and one pair from Manchester that is £120 cheaper. */
export const flightsAnswer = (): DealFlightsQuery['holiday'] => ({
  kind: 'Holiday',
  flightChoices: [
    {
      flightQuoteId: 'f1.1',
      hotelQuoteId: 'h1.1',
      ...legsForTests(DAY, NIGHTS),
      price: price(282_240),
      chosen: true,
    },
    {
      flightQuoteId: 'f1.2',
      hotelQuoteId: 'h1.1',
      outbound: legForTests(
        DAY,
        { from: 'MAN', to: 'PMI', leaves: '16:40', arrives: '20:25' },
        165,
      ),
      inbound: legForTests(
        addDays(DAY, NIGHTS),
        { from: 'PMI', to: 'MAN', leaves: '21:10', arrives: '23:05' },
        175,
      ),
      price: price(270_240),
      chosen: false,
    },
  ],
});

/** Its days, a week earlier and two later; the earliest costs least. */
export const datesAnswer = (): DealDatesQuery['holiday'] => ({
  kind: 'Holiday',
  dateChoices: [-7, 0, 7, 14].map((days) => ({
    departureDate: addDays(DAY, days),
    numberOfNights: NIGHTS,
    hotelQuoteId: `h1.1.${days}`,
    flightQuoteId: `f1.1.${days}`,
    price: price(282_240 + days * 1_000),
    chosen: days === 0,
    cheapest: days === -7,
  })),
});
