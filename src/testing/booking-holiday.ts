/**
 * A priced holiday of the cast: the Hargreaves family's week in Port de Sóller, with flights that
 * are held in a session.
 */
import { addDays } from '#domain/dates.ts';
import { priceHoliday, saleOf } from '#domain/holiday/price.ts';
import type { HolidayLeg, PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { HOTEL_ONLY, makeFlightQuoteId, makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import type { Tariff } from '#domain/market/tariff.ts';
import { SUPPLIER_CURRENCY } from '#domain/money.ts';
import type { Room } from '#domain/party.ts';
import { GREAT_BRITAIN } from '#server/market/market.ts';

type Wanted = {
  readonly departureDate?: string;
  readonly nights?: number;
  readonly party?: readonly Room[];
  readonly hotelOnly?: boolean;
  readonly airlineSession?: boolean;
  readonly agentFee?: boolean;
  readonly onRequest?: boolean;
  readonly roomPrice?: number;
};

/** Sold in Great Britain unless told. */
export function makePricedHoliday(
  wanted: Wanted = {},
  tariff: Tariff = GREAT_BRITAIN,
): PricedHoliday {
  const {
    departureDate = '2027-07-24',
    nights = 7,
    party = [{ adults: 2, childAges: [] }],
    roomPrice = 80_920,
  } = wanted;
  const returnDate = addDays(departureDate, nights);
  // The one airline whose flights visitors may book themselves.
  const [carrier, carrierName] = wanted.agentFee ? ['U2', 'easyJet'] : ['SX', 'Solent Air'];
  const leg = (seriesId: number, date: string, from: string, to: string): HolidayLeg => ({
    seriesId,
    date,
    carrier,
    carrierName,
    flightNumber: `${carrier} ${seriesId}`,
    origin: from,
    originName: from === 'LBA' ? 'Leeds Bradford' : 'Palma',
    destination: to,
    destinationName: to === 'LBA' ? 'Leeds Bradford' : 'Palma',
    departureTime: `${date}T10:00`,
    arrivalTime: `${date}T13:00`,
    departsAt: `${date}T09:00:00Z`,
    arrivesAt: `${date}T12:00:00Z`,
    durationMinutes: 180,
    stops: 0,
    airlineSession: wanted.airlineSession ?? true,
    holdBagIncluded: false,
    fare: 12_650,
    infantFare: 2_000,
    agentFee: wanted.agentFee ?? false,
  });
  const outbound = leg(4120, departureDate, 'LBA', 'PMI');
  const inbound = leg(4121, returnDate, 'PMI', 'LBA');
  const rooms = party.map(({ adults, childAges }, i) => ({
    planId: 11 + i,
    name: 'Family room',
    party: { adults, childAges: [...childAges] },
    price: roomPrice,
  }));
  const input = {
    party,
    legs: wanted.hotelOnly ? [] : [outbound, inbound],
    flightLabel: `Leeds Bradford to Palma and back, ${carrierName}`,
    hotelLabel: 'Hotel Miramar Blanc',
    stayBasis: '7 nights, family room, half board',
    roomPrices: rooms.map(({ price }) => price),
    checkIn: departureDate,
    nights,
    stars: 4,
    taxRule: undefined,
  };
  return {
    hotelQuoteId: makeHotelQuoteId({
      hotelId: 7,
      checkIn: departureDate,
      nights,
      party,
      planIds: rooms.map(({ planId }) => planId),
    }),
    flightQuoteId: wanted.hotelOnly
      ? HOTEL_ONLY
      : makeFlightQuoteId({
          outbound: { seriesId: 4120, date: departureDate },
          inbound: { seriesId: 4121, date: returnDate },
        }),
    hotel: {
      id: 7,
      name: 'Hotel Miramar Blanc',
      stars: 4,
      placeId: 'port-de-soller',
      placeName: 'Port de Sóller',
      country: 'ES',
      countryName: 'Spain',
      address: 'Passeig des Traves 12, Port de Sóller',
    },
    rooms,
    board: 'HB',
    refundableUntil: null,
    onRequest: wanted.onRequest ?? false,
    checkIn: departureDate,
    nights,
    departureDate,
    returnDate,
    party: rooms.map((room) => room.party),
    flights: wanted.hotelOnly
      ? null
      : { outbound, inbound, holdBag: { weightKg: 22, price: 3_900, allOrNone: false } },
    lines: priceHoliday(input, tariff),
    ...(tariff.currency !== SUPPLIER_CURRENCY && { sale: saleOf(input, tariff) }),
    source: 'live',
    pricedAt: '2026-11-21T10:00:00.000Z',
  };
}

/** A stay alone in a place with an airport that we know: transfers are offered from there. */
export function makeStayAlone(): PricedHoliday {
  const holiday = makePricedHoliday({ hotelOnly: true });
  return { ...holiday, hotel: { ...holiday.hotel, placeId: 'spain-majorca-puerto-soller' } };
}
