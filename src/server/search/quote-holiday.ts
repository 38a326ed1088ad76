/** One holiday by its quote ids, priced from the index. */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import { addDays, dayNumber, isoDate, type IsoDate } from '#domain/dates.ts';
import { bagSaleOf, type BagSale } from '#domain/holiday/hold-bags.ts';
import { holidayTotal, type HolidayPriceInput, type LegFare } from '#domain/holiday/price.ts';
import type { FlightQuote, HotelQuote } from '#domain/holiday/quote-id.ts';
import { headsOf } from '#domain/party.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { flightOn } from '#server/price-index/flying-series.ts';
import { readConsistently } from '#server/price-index/read-stable.ts';
import { findPlan, roomsFor, type RoomPlan } from '#server/price-index/room-plans.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { legFares, priceInput } from './result/price-input.ts';

export type QuotedLeg = LegFare & {
  readonly seriesId: number;
  /** Local departure date. */
  readonly date: IsoDate;
  readonly seatsLeft: number;
};

export type QuotedHoliday = {
  readonly kind: 'priced';
  /** Minor units, everything unavoidable included. */
  readonly total: number;
  /** What `priceHoliday` makes its lines of. */
  readonly priceInput: HolidayPriceInput;
  /** Pence per room, in the party's order. */
  readonly roomPrices: readonly number[];
  /** Codes of the rooms, in the party's order. */
  readonly roomCodes: readonly string[];
  readonly board: BoardCode;
  readonly legs: readonly QuotedLeg[];
  /** Of the fuller flight; undefined for hotel-only. */
  readonly seatsLeft: number | undefined;
  /** Rooms left of the scarcest plan on its fullest night. */
  readonly roomsLeft: number;
  /** Last day on which the stay is given back whole; null when a room's plan is not refundable. */
  readonly refundableUntil: IsoDate | null;
  /** The hotel answers a request later. */
  readonly onRequest: boolean;
  readonly taxRule: TaxRule | undefined;
  /** How the flights sell hold bags; undefined where there are none to sell. */
  readonly bagSale: BagSale | undefined;
};

export type Unquotable = {
  readonly kind: 'unavailable';
  /**
   * `unknown`: the ids are no holiday of ours; `departed`: too soon to be booked; else what is sold
   * out.
   */
  readonly why: 'unknown' | 'departed' | 'stay_sold_out' | 'flight_sold_out';
};

export type HolidayQuote = QuotedHoliday | Unquotable;

/** Prices a stay and its flights (none for hotel-only) on the day `today`. */
export const quoteHoliday = (
  index: SearchIndex,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
  today: IsoDate,
): HolidayQuote => readConsistently(index, () => quote(index, stay, flights, today));

/** The same for a caller that reads consistently itself. */
export function quote(
  index: SearchIndex,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
  today: IsoDate,
): HolidayQuote {
  const board = boardOfRooms(index, stay);
  if (board === undefined || !isJourney(index, stay, flights))
    return { kind: 'unavailable', why: 'unknown' };
  const departure = flights?.outbound.date ?? stay.checkIn;
  if (departure < addDays(today, EARLIEST_DEPARTURE_DAYS))
    return { kind: 'unavailable', why: 'departed' };
  const plans = plansOf(index, stay);
  if (!plans) return { kind: 'unavailable', why: 'stay_sold_out' };
  const legs = flights ? [legOf(index, flights.outbound), legOf(index, flights.inbound)] : [];
  const seatsLeft = Math.min(...legs.map((leg) => leg.seatsLeft));
  if (legs.some(({ fare }) => fare === 0) || seatsLeft < headsOf(stay.party).paying)
    return { kind: 'unavailable', why: 'flight_sold_out' };
  return price(index, stay, flights, board, plans, legs);
}

function price(
  index: SearchIndex,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
  board: BoardCode,
  plans: readonly RoomPlan[],
  legs: readonly QuotedLeg[],
): QuotedHoliday {
  const roomPrices = plans.map((plan) => plan.price);
  const input = priceInput(index, {
    hotelId: stay.hotelId,
    hotelQuote: stay,
    flightQuote: flights,
    board,
    roomPrices,
  });
  const refundDays = plans.map((plan) => plan.refundDays);
  return {
    kind: 'priced',
    total: holidayTotal(input),
    priceInput: input,
    roomPrices,
    board,
    legs: legs.map((leg, i) => ({ ...leg, ...input.legs[i]! })),
    roomCodes: plans.map(({ roomCode }) => roomCode),
    seatsLeft: legs.length > 0 ? Math.min(...legs.map((leg) => leg.seatsLeft)) : undefined,
    roomsLeft: Math.min(...plans.map(({ left }) => left)),
    refundableUntil: plans.every(({ refundable }) => refundable)
      ? addDays(stay.checkIn, -Math.max(...refundDays))
      : null,
    onRequest: plans.some(({ onRequest }) => onRequest),
    taxRule: input.taxRule,
    bagSale: flights && bagSaleOf(legFares(index, flights), headsOf(stay.party).paying),
  };
}

/** Whether the first room of a stay is an adapted one (Filters: adaptedRoom). */
export const hasAdaptedRoom = (index: SearchIndex, { planIds: [first] }: HotelQuote): boolean =>
  first !== undefined && findPlan(index, first)?.adapted === true;

/**
 * The board of all rooms; undefined when plans are unknown, of another hotel, or of several boards.
 */
export function boardOfRooms(
  index: SearchIndex,
  { hotelId, planIds, party }: HotelQuote,
): BoardCode | undefined {
  if (planIds.length !== party.length) return undefined;
  const plans = planIds.map((id) => findPlan(index, id));
  const boards = new Set(plans.map((plan) => (plan?.hotelId === hotelId ? plan.board : undefined)));
  return boards.size === 1 ? [...boards][0] : undefined;
}

/**
 * Whether the flights bring the party to the hotel on its first day and home on its last, between
 * an airport that packages leave from and one of the hotel's, with at most one hold bag a seat.
 */
function isJourney(
  { seriesAt, columns, facts, hotelAt }: SearchIndex,
  { hotelId, checkIn, nights, party }: HotelQuote,
  flights: FlightQuote | undefined,
): boolean {
  if (!flights) return true;
  if ((flights.bags ?? 0) > headsOf(party).paying) return false;
  const out = seriesAt.get(flights.outbound.seriesId);
  const back = seriesAt.get(flights.inbound.seriesId);
  if (out === undefined || back === undefined) return false;
  const { seriesRoute, routeOrigin, routeDestination, hotelAirportSet, seriesOffset } = columns;
  const [outRoute, backRoute] = [seriesRoute[out]!, seriesRoute[back]!];
  return (
    facts.departures.includes(routeOrigin[outRoute]!) &&
    routeOrigin[outRoute] === routeDestination[backRoute] &&
    routeDestination[outRoute] === routeOrigin[backRoute] &&
    facts.airportSets[hotelAirportSet[hotelAt.get(hotelId)!]!]!.includes(
      routeDestination[outRoute]!,
    ) &&
    checkIn === addDays(flights.outbound.date, seriesOffset[out]!) &&
    flights.inbound.date === addDays(checkIn, nights)
  );
}

/** The quote's plans as they can be had; undefined when a room's plan cannot. */
function plansOf(
  index: SearchIndex,
  { hotelId, planIds, party, checkIn, nights }: HotelQuote,
): RoomPlan[] | undefined {
  const plans = party.map((room, i) =>
    roomsFor(
      index,
      index.hotelAt.get(hotelId)!,
      room,
      party.length,
      dayNumber(checkIn),
      nights,
    ).find(({ planId }) => planId === planIds[i]),
  );
  return plans.every((plan) => plan !== undefined) ? plans : undefined;
}

/** A leg on its day; fare 0 and no seats when it does not fly. */
function legOf(
  index: SearchIndex,
  { seriesId, date }: { readonly seriesId: number; readonly date: IsoDate },
): QuotedLeg {
  const { columns, seriesAt } = index;
  const series = seriesAt.get(seriesId)!;
  const day = dayNumber(date);
  const { fare, infantFare, seats } = flightOn(index, series, day);
  return {
    seriesId,
    date: isoDate(day),
    fare,
    infantFare,
    agentFee: columns.seriesAgentFee[series] === 1,
    seatsLeft: seats,
  };
}
