/**
 * Quote ids: self-describing, versioned tokens that open the same holiday anywhere, any time; they
 * carry identity, never a price (decisions: Deal). Safe in a path: letters, digits, `.`, `-`, `_`
 * and `~`.
 */
import { isIsoDate, type IsoDate } from '#domain/dates.ts';
import { parseId } from '#domain/input/id.ts';
import { makeParty, parseParty, type Party } from '#domain/party.ts';

/**
 * A stay: hotel, arrival day, nights, party, and one rate plan per room in the party's order (all
 * of one board).
 */
export type HotelQuote = {
  readonly hotelId: number;
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly party: Party;
  readonly planIds: readonly number[];
};

/**
 * Both flights: series and local departure date of each, and the hold bags that the party wishes
 * for (absent = none).
 */
export type FlightQuote = {
  readonly outbound: { readonly seriesId: number; readonly date: IsoDate };
  readonly inbound: { readonly seriesId: number; readonly date: IsoDate };
  readonly bags?: number;
};

/** Stands in the flight's place of an address for a hotel-only stay. */
export const HOTEL_ONLY = 'hotel-only';

export const makeHotelQuoteId = (quote: HotelQuote): string =>
  [
    'h1',
    quote.hotelId,
    compact(quote.checkIn),
    quote.nights,
    makeParty(quote.party).replaceAll(',', '_'),
    quote.planIds.join('_'),
  ].join('.');

export function parseHotelQuoteId(text: string): HotelQuote | undefined {
  const [version, hotelId, checkIn, nights, party, plans, ...rest] = text.split('.');
  const date = expand(checkIn);
  const rooms = parseParty((party ?? '').replaceAll('_', ','));
  const planIds = (plans ?? '').split('_').map(parseId);
  const id = parseId(hotelId);
  const stay = Number(nights);
  const sound =
    version === 'h1' &&
    rest.length === 0 &&
    id &&
    date &&
    rooms &&
    Number.isInteger(stay) &&
    stay >= 1 &&
    stay <= 28;
  if (!sound || planIds.length !== rooms.length || planIds.some((planId) => planId === undefined))
    return undefined;
  return {
    hotelId: id,
    checkIn: date,
    nights: stay,
    party: rooms,
    planIds: planIds.filter((planId) => planId !== undefined),
  };
}

export const makeFlightQuoteId = ({ outbound, inbound, bags = 0 }: FlightQuote): string =>
  [
    'f1',
    outbound.seriesId,
    compact(outbound.date),
    inbound.seriesId,
    compact(inbound.date),
    ...(bags > 0 ? [`b${bags}`] : []),
  ].join('.');

/** Flights with a wish for so many hold bags. */
export const withBags = ({ outbound, inbound }: FlightQuote, bags: number): FlightQuote => ({
  outbound,
  inbound,
  ...(bags > 0 && { bags }),
});

export function parseFlightQuoteId(text: string): FlightQuote | undefined {
  const [version, outSeries, outDate, inSeries, inDate, wish, ...rest] = text.split('.');
  const outbound = { seriesId: parseId(outSeries), date: expand(outDate) };
  const inbound = { seriesId: parseId(inSeries), date: expand(inDate) };
  const bags = /^b([1-9])$/.exec(wish ?? '')?.[1];
  if (version !== 'f1' || rest.length > 0 || (wish !== undefined && bags === undefined))
    return undefined;
  if (!outbound.seriesId || !outbound.date || !inbound.seriesId || !inbound.date) return undefined;
  const flights = {
    outbound: { seriesId: outbound.seriesId, date: outbound.date },
    inbound: { seriesId: inbound.seriesId, date: inbound.date },
  };
  return withBags(flights, Number(bags ?? 0));
}

/** Both quotes of a holiday. */
export type Quotes = { readonly stay: HotelQuote; readonly flights: FlightQuote | undefined };

/**
 * Reads the ids of a holiday, the flight's being `hotel-only` without one; undefined when they are
 * none.
 */
export function parseQuotes(hotelQuoteId: string, flightQuoteId: string): Quotes | undefined {
  const stay = parseHotelQuoteId(hotelQuoteId);
  const flights = flightQuoteId === HOTEL_ONLY ? undefined : parseFlightQuoteId(flightQuoteId);
  return stay && (flights || flightQuoteId === HOTEL_ONLY) ? { stay, flights } : undefined;
}

/** The ids of a holiday, as an address has them; the inverse of parseQuotes. */
export const makeQuoteIds = (
  stay: HotelQuote,
  flights: FlightQuote | undefined,
): { readonly hotelQuoteId: string; readonly flightQuoteId: string } => ({
  hotelQuoteId: makeHotelQuoteId(stay),
  flightQuoteId: flights ? makeFlightQuoteId(flights) : HOTEL_ONLY,
});

/** The first day away: of the outbound flight, or of the stay alone. */
export const departureDateOf = (stay: HotelQuote, flights: FlightQuote | undefined): IsoDate =>
  flights?.outbound.date ?? stay.checkIn;

const compact = (date: IsoDate): string => date.replaceAll('-', '');

function expand(text = ''): IsoDate | undefined {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isIsoDate(date) ? date : undefined;
}
