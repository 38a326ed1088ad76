/** What else a deal could be: other rooms and boards of the stay, other flights of the day. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { addDays, dayNumber, type IsoDate } from '#domain/dates.ts';
import { agentFees, flightsPrice } from '#domain/holiday/price.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import { withBags, type FlightQuote, type HotelQuote } from '#domain/holiday/quote-id.ts';
import type { Tariff } from '#domain/market/tariff.ts';
import { headsOf } from '#domain/party.ts';
import type { LivePrice } from '#server/holiday/live-price.ts';
import { flyingSeries } from '#server/price-index/flying-series.ts';
import { readConsistently } from '#server/price-index/read-stable.ts';
import { roomsFor, type RoomPlan } from '#server/price-index/room-plans.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { otherHotels } from './choices/other-hotels.ts';
import { priceNow, type Deal, type DealContext } from './deal.ts';
import { hasAdaptedRoom, quote, type QuotedHoliday } from './quote-holiday.ts';

/** One choice, priced as the deal it would become. */
export type DealChoice = {
  readonly hotelQuote: HotelQuote;
  readonly flightQuote: FlightQuote | undefined;
  readonly holiday: QuotedHoliday;
  readonly total: number;
  /** Pence against the holiday as it stands, signed. */
  readonly difference: number;
  readonly chosen: boolean;
};

/** Each list cheapest first; the chosen holiday is in both (flights are empty for hotel-only). */
export type DealChoices = {
  readonly stays: readonly DealChoice[];
  readonly flights: readonly DealChoice[];
};

/** Flights that a deal page compares. */
const MOST_FLIGHTS = 12;

/**
 * What a deal that was opened could be instead, from its own departure airport; nothing once it
 * cannot be had itself.
 */
export function choicesOfDeal(
  { index, series }: Pick<DealContext, 'index' | 'series'>,
  { quotes: { stay, flights } }: Deal,
  today: IsoDate,
): DealChoices {
  const origin = flights && series.get(flights.outbound.seriesId)?.origin;
  const choices = dealChoices(index, stay, flights, origin ? [origin] : [], today);
  return {
    stays: choices?.stays ?? [],
    flights: choices?.flights.slice(0, MOST_FLIGHTS) ?? [],
  };
}

/**
 * All choices of a deal that can be had on `today`; undefined when the deal itself cannot.
 * `origins`: departure airports, empty = any.
 */
export function dealChoices(
  index: SearchIndex,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
  origins: readonly string[],
  today: IsoDate,
): DealChoices | undefined {
  return readConsistently(index, () => {
    const current = quote(index, stay, flights, today);
    if (current.kind === 'unavailable') return undefined;
    const choice = (
      hotelQuote: HotelQuote,
      flightQuote: FlightQuote | undefined,
      chosen: boolean,
    ): DealChoice[] => {
      const holiday = quote(index, hotelQuote, flightQuote, today);
      return holiday.kind === 'priced'
        ? [
            {
              hotelQuote,
              flightQuote,
              holiday,
              total: holiday.total,
              difference: holiday.total - current.total,
              chosen,
            },
          ]
        : [];
    };
    const stays = planChoices(index, stay).flatMap((planIds) =>
      choice({ ...stay, planIds }, flights, isSame(planIds, stay.planIds)),
    );
    const pairs = flights
      ? flightChoices(index, stay, flights, origins).flatMap(([hotel, flight]) =>
          choice(hotel, flight, isSameFlight(flight, flights)),
        )
      : [];
    return { stays: stays.toSorted(byTotal), flights: pairs.toSorted(byTotal) };
  });
}

/** What a stay's hotel sells instead of it. */
export type StaysOnSale = {
  /** Other rooms and boards of the same hotel, people and days. */
  readonly list: (stay: HotelQuote) => readonly HotelQuote[];
  /** A stay at its hotel's price of now, with these flights at their airline's. */
  readonly price: (stay: HotelQuote, tariff: Tariff, flights?: FlightQuote) => Promise<LivePrice>;
};

/** What other hotels sell instead of a booked stay. */
export type HotelsOnSale = Pick<StaysOnSale, 'price'> & {
  /** For the same people and nights, near this airport where its people land there. */
  readonly hotels: (stay: HotelQuote, arrival: string | undefined) => readonly HotelQuote[];
};

/** What is sold instead of a booked holiday. */
export type HolidaysOnSale = StaysOnSale & {
  /** To a stay and home, like these as nearly as can be; undefined where there are none. */
  readonly flights: (stay: HotelQuote, like: BookedLegs) => FlightQuote | undefined;
  /** All that fly to a stay and home with seats for its people, from any airport. */
  readonly flightsTo: (stay: HotelQuote) => readonly FlightsOnSale[];
};

/** What is sold instead of a holiday that others have changed. */
export type InsteadOnSale = HotelsOnSale & {
  /** To a stay and home between the same airports by any airline, nearest by the clock first. */
  readonly flightsNear: (stay: HotelQuote, like: BookedLegs) => readonly FlightQuote[];
};

/** Flights with what they cost its people by the price index, in pence. */
export type FlightsOnSale = { readonly flights: FlightQuote; readonly price: number };

type BookedLegs = { readonly outbound: HolidayLeg; readonly inbound: HolidayLeg };

/** Holidays as the index knows them on `today`, at the prices of their hotels and airlines. */
export const makeHolidaysOnSale = (
  context: Omit<DealContext, 'market' | 'isPricedLive'>,
  today: IsoDate,
): HolidaysOnSale & InsteadOnSale => ({
  flightsNear: (stay, like) =>
    readConsistently(context.index, () => flightsNear(context, stay, like)),
  hotels: (stay, arrival) => otherHotels(context.index, stay, arrival, today),
  list: (stay) => otherStays(context.index, stay, today),
  flightsTo: (stay) =>
    readConsistently(context.index, () => pricedPairs(context.index, stay, today)),
  flights: (stay, like) => readConsistently(context.index, () => flightsLike(context, stay, like)),
  price: (stay, market, flights) => priceNow({ ...context, market }, { stay, flights }, today),
});

/** A night flight leaves the day before the stay. */
const LEAVES_BEFORE = [0, 1];

/** By the same airline between the same airports, nearest by the clock, out and home together. */
const flightsLike = (
  context: Pick<DealContext, 'index' | 'series'>,
  stay: HotelQuote,
  like: BookedLegs,
): FlightQuote | undefined => flightsNear(context, stay, like, (one, other) => one === other)[0];

/** Between the same airports, by airlines that are alike enough; nearest by the clock first. */
function flightsNear(
  { index, series }: Pick<DealContext, 'index' | 'series'>,
  stay: HotelQuote,
  { outbound, inbound }: BookedLegs,
  isLike: (carrier: string, other: string) => boolean = () => true,
): readonly FlightQuote[] {
  const apart = (seriesId: number, like: HolidayLeg): number => {
    const { carrier = '', origin, destination, departureTime } = series.get(seriesId) ?? {};
    const isAlike =
      isLike(carrier, like.carrier) && origin === like.origin && destination === like.destination;
    return isAlike && departureTime !== undefined
      ? Math.abs(minutesOf(departureTime) - minutesOf(like.departureTime.slice(-'hh:mm'.length)))
      : Infinity;
  };
  const found = flightPairs(index, stay, [outbound.origin]).map((pair) => ({
    quote: pair,
    apart: apart(pair.outbound.seriesId, outbound) + apart(pair.inbound.seriesId, inbound),
  }));
  return found
    .filter((one) => one.apart < Infinity)
    .toSorted((a, b) => a.apart - b.apart)
    .map((one) => one.quote);
}

function pricedPairs(index: SearchIndex, stay: HotelQuote, today: IsoDate): FlightsOnSale[] {
  const heads = headsOf(stay.party);
  return flightPairs(index, stay).flatMap((flights) => {
    const priced = quote(index, stay, flights, today);
    if (priced.kind !== 'priced') return [];
    const { legs } = priced;
    return [{ flights, price: flightsPrice(legs, heads) + agentFees(legs, heads.paying) }];
  });
}

/** Out and home again for a stay; `origins`: departure airports, empty = any. */
function flightPairs(
  index: SearchIndex,
  { hotelId, party, checkIn, nights }: HotelQuote,
  origins: readonly string[] = [],
): readonly FlightQuote[] {
  const home = addDays(checkIn, nights);
  return LEAVES_BEFORE.flatMap((days) => {
    const date = addDays(checkIn, -days);
    return flyingSeries(index, hotelId, origins, date, headsOf(party).paying)
      .filter(({ arrivalOffset }) => arrivalOffset === days)
      .flatMap(({ seriesId, backFrom }) =>
        backFrom(home).map((back) => ({
          outbound: { seriesId, date },
          inbound: { seriesId: back, date: home },
        })),
      );
  });
}

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const otherStays = (index: SearchIndex, stay: HotelQuote, today: IsoDate): readonly HotelQuote[] =>
  readConsistently(index, () =>
    index.hotelAt.has(stay.hotelId)
      ? planChoices(index, stay)
          .filter((planIds) => !isSame(planIds, stay.planIds))
          .map((planIds) => ({ ...stay, planIds }))
          .filter((other) => quote(index, other, undefined, today).kind === 'priced')
      : [],
  );

/**
 * Plan ids per room: each kind of room, board and refund for all rooms alike, each room's cheapest
 * of a board, and the chosen. The first room stays adapted if it is, and no other room becomes so.
 */
function planChoices(index: SearchIndex, stay: HotelQuote): (readonly number[])[] {
  const { hotelId, party, checkIn, nights, planIds } = stay;
  const hasAdapted = hasAdaptedRoom(index, stay);
  const perRoom = party.map((room, i) =>
    roomsFor(
      index,
      index.hotelAt.get(hotelId)!,
      room,
      party.length,
      dayNumber(checkIn),
      nights,
    ).filter(({ adapted }) => adapted === (hasAdapted && i === 0)),
  );
  const like =
    (first: RoomPlan, hasSameRoom: boolean) =>
    (plans: readonly RoomPlan[], i: number): RoomPlan | undefined =>
      plans
        .filter(
          ({ board, refundable, roomCode }) =>
            board === first.board &&
            refundable === first.refundable &&
            (!hasSameRoom || roomCode === first.roomCode || (hasAdapted && i > 0)),
        )
        .toSorted((a, b) => a.price - b.price || a.planId - b.planId)[0];
  const choices = [true, false].flatMap((hasSameRoom) =>
    (perRoom[0] ?? []).flatMap((first) => {
      const cheapest = perRoom.map(like(first, hasSameRoom));
      return cheapest.every((plan) => plan !== undefined)
        ? [cheapest.map(({ planId }) => planId)]
        : [];
    }),
  );
  return [...new Map([planIds, ...choices].map((choice) => [choice.join(), choice])).values()];
}

/**
 * All pairs out on the same day and back after the same nights; a night flight may move the stay by
 * a day.
 */
function flightChoices(
  index: SearchIndex,
  stay: HotelQuote,
  { outbound, bags = 0 }: FlightQuote,
  origins: readonly string[],
): (readonly [HotelQuote, FlightQuote])[] {
  const seats = headsOf(stay.party).paying;
  return flyingSeries(index, stay.hotelId, origins, outbound.date, seats).flatMap(
    ({ seriesId, arrivalOffset, backFrom }) => {
      const checkIn = addDays(outbound.date, arrivalOffset);
      const home = addDays(checkIn, stay.nights);
      return backFrom(home).map(
        (inbound) =>
          [
            { ...stay, checkIn },
            withBags(
              {
                outbound: { seriesId, date: outbound.date },
                inbound: { seriesId: inbound, date: home },
              },
              bags,
            ),
          ] as const,
      );
    },
  );
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

const isSameFlight = (a: FlightQuote, b: FlightQuote): boolean =>
  a.outbound.seriesId === b.outbound.seriesId && a.inbound.seriesId === b.inbound.seriesId;

const byTotal = (a: DealChoice, b: DealChoice): number =>
  a.total - b.total ||
  BOARD_CODES.indexOf(a.holiday.board) - BOARD_CODES.indexOf(b.holiday.board) ||
  compareIds(a, b);

const compareIds = (a: DealChoice, b: DealChoice): number =>
  (a.flightQuote?.outbound.seriesId ?? 0) - (b.flightQuote?.outbound.seriesId ?? 0) ||
  (a.flightQuote?.inbound.seriesId ?? 0) - (b.flightQuote?.inbound.seriesId ?? 0) ||
  (a.hotelQuote.planIds[0] ?? 0) - (b.hotelQuote.planIds[0] ?? 0);
