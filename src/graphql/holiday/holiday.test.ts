import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { SENTINEL_HOTELS } from '#simulators/sentinels.ts';
import { departureDay, findGoodPackage, type FoundPackage } from '#testing/api-purchase.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';

const MONEY = '{ amount currencyCode }';
const PARTY = 'party { numberOfAdults numberOfChildren numberOfInfants childAges }';
const AIRPORTS = 'departureAirport { iata name } arrivalAirport { iata name }';
const LEG = `{ duration { value } baggageOptions { type isIncluded } segments { flightNumber operator { code name } departureTime arrivalTime ${AIRPORTS} duration { value } } }`;

type Segment = {
  readonly flightNumber: string;
  readonly departureTime: string;
  readonly arrivalTime: string;
};
type Leg = {
  readonly duration: { readonly value: number };
  readonly baggageOptions: readonly { readonly type: string; readonly isIncluded: boolean }[];
  readonly segments: readonly Segment[];
};
type Holiday = {
  readonly hotelItinerary: object;
  readonly hotel: object;
  readonly criteria: object;
  readonly perks: readonly object[];
  readonly price: object;
  readonly flightItinerary: { readonly outbound: Leg; readonly inbound: Leg };
};

const DAY = departureDay();
const TEN_NIGHTS = {
  rooming: [{ adults: 2, childAges: [7, 1] }],
  nights: [10],
  flexibility: 0,
  departureAirports: ['LGW'],
};
const SEEN_PARTY = {
  numberOfAdults: 2,
  numberOfChildren: 1,
  numberOfInfants: 1,
  childAges: [7, 1],
};

let running: RunningShop;
let found: FoundPackage;
let holiday: Holiday;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
  const visitor = running.visitor();
  found = await findGoodPackage(visitor, TEN_NIGHTS);
  holiday = (
    await visitor.ask<{ holiday: Holiday }>(
      `query Open($hotelQuoteId: ID!, $flightQuoteId: ID!) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { ... on Holiday {
        hotelItinerary { checkInDate checkOutDate numberOfRooms numberOfNights ${PARTY} }
        flightItinerary { id multileg triangular ${AIRPORTS} outbound ${LEG} inbound ${LEG} }
        hotel { id name } criteria { destinationIds ${PARTY} numberOfRooms numberOfNights departureDateRange { startDate } }
        perks { contentKey name about } price { total ${MONEY} perPerson ${MONEY} deposit ${MONEY} } } } }`,
      { ...found },
    )
  ).holiday;
});
afterAll(() => running.close());

/** The day on which an outbound flight lands is that of the check-in. */
const landing = () => holiday.flightItinerary.outbound.segments[0]!.arrivalTime.slice(0, 10);

test('a holiday says when its stay begins and ends, in how many rooms and for whom [DEAL-02]', () => {
  expect(holiday.hotelItinerary).toEqual({
    checkInDate: landing(),
    checkOutDate: addDays(landing(), 10),
    numberOfRooms: 1,
    numberOfNights: 10,
    party: SEEN_PARTY,
  });
});

test('a holiday says where its flights begin and end, there and back [DEAL-03]', () => {
  const gatwick = { iata: 'LGW', name: expect.stringContaining('Gatwick') };
  const palma = { iata: 'PMI', name: expect.stringMatching(/Palma/) };
  expect(holiday.flightItinerary).toMatchObject({
    id: found.flightQuoteId,
    departureAirport: gatwick,
    arrivalAirport: palma,
    multileg: false,
    triangular: false,
    outbound: { segments: [{ departureAirport: gatwick, arrivalAirport: palma }] },
    inbound: { segments: [{ departureAirport: palma, arrivalAirport: gatwick }] },
  });
});

test('a holiday names its hotel [DEAL-04]', () => {
  expect(holiday.hotel).toEqual({ id: '1', name: SENTINEL_HOTELS[0]!.name });
});

test('a holiday says which search leads to it [DEAL-05]', () => {
  expect(holiday.criteria).toEqual({
    destinationIds: [SENTINEL_HOTELS[0]!.placeId],
    party: SEEN_PARTY,
    numberOfRooms: 1,
    numberOfNights: 10,
    departureDateRange: { startDate: DAY },
  });
});

test('a holiday names what comes free with it, by the keys of its texts [DEAL-06]', () => {
  expect(holiday.perks).toEqual(
    expect.arrayContaining([
      {
        contentKey: 'mobile_data',
        name: 'Mobile data',
        about: 'Mobile data, for your phone while you’re away',
      },
      expect.objectContaining({ contentKey: 'weather_protection', name: 'Weather protection' }),
    ]),
  );
  expect(JSON.stringify(holiday.perks)).not.toContain('covid_test');
});

test('each leg says how long it takes, what may be carried and each flight of it [DEAL-09]', () => {
  const { outbound, inbound } = holiday.flightItinerary;
  for (const leg of [outbound, inbound]) {
    expect(leg.baggageOptions).toContainEqual({ type: 'HAND_LUGGAGE', isIncluded: true });
    expect(leg.segments).toEqual([
      {
        flightNumber: expect.stringMatching(/^[A-Z\d]{2}\d+$/),
        operator: { code: leg.segments[0]!.flightNumber.slice(0, 2), name: expect.any(String) },
        departureTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
        arrivalTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
        departureAirport: { iata: expect.any(String), name: expect.any(String) },
        arrivalAirport: { iata: expect.any(String), name: expect.any(String) },
        duration: leg.duration,
      },
    ]);
  }
  expect(outbound.segments[0]!.departureTime.slice(0, 10)).toBe(DAY);
  // Palma is an hour ahead of London all year.
  expect([minutesUp(outbound), minutesUp(inbound)]).toEqual([
    outbound.duration.value + 60,
    inbound.duration.value - 60,
  ]);
});

/** Minutes between the local times of a leg. */
const minutesUp = ({ segments: [flight] }: Leg): number =>
  (Date.parse(`${flight!.arrivalTime}Z`) - Date.parse(`${flight!.departureTime}Z`)) / 60_000;

test('a price is the total, each payer’s share of it, and what is due first [DEAL-10]', () => {
  const { total } = found.price;
  expect(holiday.price).toEqual({
    total,
    perPerson: { amount: Math.ceil(total.amount / 3), currencyCode: 'GBP' },
    deposit: { amount: expect.any(Number), currencyCode: 'GBP' },
  });
  const { deposit } = holiday.price as { readonly deposit: { readonly amount: number } };
  expect(deposit.amount).toBeGreaterThan(0);
  expect(deposit.amount).toBeLessThan(total.amount / 2);
});
