import type { BoardCode } from '#domain/catalogue/board.ts';
import type { FlightQuote, HotelQuote } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';

/** A holiday by its identity and its price in pence for the whole party. */
export type Offer = {
  readonly hotelId: number;
  readonly hotelQuote: HotelQuote;
  /** Undefined for hotel-only. */
  readonly flightQuote: FlightQuote | undefined;
  readonly board: BoardCode;
  /** Per room, in the party's order. */
  readonly roomPrices: readonly Pence[];
  readonly total: Pence;
};
