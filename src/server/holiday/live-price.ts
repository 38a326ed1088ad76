/**
 * Prices a holiday at its suppliers, as the visitor opens it or takes it into a basket (decisions:
 * Deal).
 */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { chooseBags, type HoldBag } from '#domain/holiday/hold-bags.ts';
import { whoChangedPrice } from '#domain/holiday/price-change.ts';
import { priceHoliday, saleOf } from '#domain/holiday/price.ts';
import type { HolidayLeg, PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import {
  HOTEL_ONLY,
  makeFlightQuoteId,
  makeHotelQuoteId,
  type FlightQuote,
  type HotelQuote,
} from '#domain/holiday/quote-id.ts';
import type { Tariff } from '#domain/market/tariff.ts';
import { SUPPLIER_CURRENCY, type Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { FlightQuoteAnswer, StayQuote, Suppliers } from '#server/suppliers/ports.ts';
import { answerWithin } from './answer-within.ts';

/** What the index knows of a stay and its flights: facts, words and list prices. */
export type ListedHoliday = {
  readonly kind: 'listed';
  readonly hotel: PricedHoliday['hotel'];
  /** In the party's order. */
  readonly rooms: readonly {
    readonly planId: number;
    readonly name: string;
    readonly price: Pence;
  }[];
  readonly board: BoardCode;
  readonly refundableUntil: IsoDate | null;
  readonly onRequest: boolean;
  readonly flights:
    | {
        readonly outbound: HolidayLeg;
        readonly inbound: HolidayLeg;
        readonly holdBag: HoldBag | null;
      }
    | undefined;
  readonly taxRule: TaxRule | undefined;
  /** Words of the receipt. */
  readonly flightLabel: string;
  readonly stayBasis: string;
};

/**
 * The index's answer for quote ids: `absent` when they name nothing of ours, `sold_out` when it
 * cannot be had on those days.
 */
export type QuoteHoliday = (
  hotel: HotelQuote,
  flight: FlightQuote | undefined,
) => ListedHoliday | { readonly kind: 'absent' } | { readonly kind: 'sold_out' };

/** `changedBy` names those who ask for another price than the list. */
export type LivePrice =
  | {
      readonly kind: 'priced';
      readonly holiday: PricedHoliday;
      readonly changedBy?: string | undefined;
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unavailable' };

type Sources = {
  readonly quoteHoliday: QuoteHoliday;
  /** Undefined: nobody is asked, and list prices stand. */
  readonly suppliers: Pick<Suppliers, 'stays' | 'flights'> | undefined;
  readonly now: Date;
  /** What we sell at: every line of the answer is in its currency. */
  readonly tariff: Tariff;
  /** Longest wait for a supplier in milliseconds; after it the list price stands. */
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 2_000;

/**
 * Asks hotel and airline at once; a supplier that does not answer in time leaves its list price
 * (`source: 'list'`).
 */
export async function priceLive(
  sources: Sources,
  hotel: HotelQuote,
  flight: FlightQuote | undefined,
): Promise<LivePrice> {
  const listed = sources.quoteHoliday(hotel, flight);
  if (listed.kind === 'absent') return { kind: 'absent' };
  if (listed.kind === 'sold_out') return { kind: 'unavailable' };
  const { suppliers, timeoutMs = TIMEOUT_MS } = sources;
  const [stay, flights] = await Promise.all([
    suppliers && answerWithin(timeoutMs, () => suppliers.stays.quote(stayRequest(hotel))),
    suppliers &&
      flight &&
      answerWithin(timeoutMs, () => suppliers.flights.quote(flightRequest(hotel, flight))),
  ]);
  if (stay?.kind === 'unavailable' || flights?.kind === 'unavailable')
    return { kind: 'unavailable' };
  const isLive = stay !== undefined && (flight === undefined || flights !== undefined);
  const answers = {
    hotel,
    flight,
    listed,
    source: isLive ? 'live' : 'list',
    pricedAt: sources.now.toISOString(),
    tariff: sources.tariff,
  } as const;
  const holiday = makeHoliday({ ...answers, stay, flights });
  return {
    kind: 'priced',
    holiday,
    changedBy: whoChangedPrice(
      makeHoliday({ ...answers, stay: undefined, flights: undefined }),
      holiday,
    ),
  };
}

/** The stay as its supplier is asked for it. */
export const stayRequest = ({ hotelId, checkIn, nights, party, planIds }: HotelQuote) => ({
  hotelId,
  checkIn,
  nights,
  rooms: party.map((room, i) => ({ planId: planIds[i]!, room })),
});

/** Both flights as the airline is asked for them. */
export function flightRequest(
  { party }: Pick<HotelQuote, 'party'>,
  { outbound, inbound }: FlightQuote,
) {
  const { paying, infants } = headsOf(party);
  return { outbound, inbound, seats: paying, infants };
}

type Answers = {
  readonly hotel: HotelQuote;
  readonly flight: FlightQuote | undefined;
  readonly listed: ListedHoliday;
  readonly stay: Extract<StayQuote, { kind: 'quoted' }> | undefined;
  readonly flights: Extract<FlightQuoteAnswer, { kind: 'quoted' }> | undefined;
  readonly source: 'live' | 'list';
  readonly pricedAt: string;
  readonly tariff: Tariff;
};

function makeHoliday(answers: Answers): PricedHoliday {
  const { hotel, flight, listed, stay, tariff } = answers;
  const flights = makeFlights(answers);
  const rooms = listed.rooms.map((room, i) => ({
    ...room,
    party: { adults: hotel.party[i]!.adults, childAges: [...hotel.party[i]!.childAges] },
    price: stay?.roomPrices[i] ?? room.price,
  }));
  const input = {
    party: hotel.party,
    legs: flights ? [flights.outbound, flights.inbound] : [],
    flightLabel: listed.flightLabel,
    hotelLabel: listed.hotel.name,
    stayBasis: listed.stayBasis,
    roomPrices: rooms.map(({ price }) => price),
    checkIn: hotel.checkIn,
    nights: hotel.nights,
    stars: listed.hotel.stars,
    taxRule: listed.taxRule,
    holdBags: chooseBags(flights?.holdBag, flight?.bags ?? 0, headsOf(hotel.party).paying),
  };
  return {
    hotelQuoteId: makeHotelQuoteId(hotel),
    flightQuoteId: flight ? makeFlightQuoteId(flight) : HOTEL_ONLY,
    hotel: listed.hotel,
    rooms,
    board: stay?.board ?? listed.board,
    refundableUntil: stay ? stay.refundableUntil : listed.refundableUntil,
    onRequest: listed.onRequest,
    checkIn: hotel.checkIn,
    nights: hotel.nights,
    departureDate: flights?.outbound.date ?? hotel.checkIn,
    returnDate: flights?.inbound.date ?? addDays(hotel.checkIn, hotel.nights),
    party: rooms.map(({ party }) => party),
    flights,
    lines: priceHoliday(input, tariff),
    ...(tariff.currency !== SUPPLIER_CURRENCY && { sale: saleOf(input, tariff) }),
    source: answers.source,
    pricedAt: answers.pricedAt,
  };
}

function makeFlights({ listed, flights }: Answers): PricedHoliday['flights'] {
  if (!listed.flights) return null;
  const { outbound, inbound, holdBag } = listed.flights;
  return {
    outbound: { ...outbound, ...(flights && fareOf(flights.outbound)) },
    inbound: { ...inbound, ...(flights && fareOf(flights.inbound)) },
    holdBag: flights ? flights.holdBag : holdBag,
  };
}

const fareOf = ({ fare, infantFare }: { readonly fare: Pence; readonly infantFare: Pence }) => ({
  fare,
  infantFare,
});
