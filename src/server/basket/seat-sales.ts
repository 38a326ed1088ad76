/** The flights of a basket whose seats cannot be chosen with it, and when they can be. */
import { findCarrier } from '#server/catalogue/reference.ts';
import type { Basket } from './basket-record.ts';
import { seatedWays } from './basket-seats.ts';
import { FLIGHT_WAYS, type FlightWay } from './flight-seats.ts';

/**
 * `ONCE_BOOKED`: on the booking. `WITH_AIRLINE`: by whoever books the flights themselves.
 * `NOT_KNOWN`: nobody has told whether this airline sells single seats, so none are sold.
 */
export type SeatSale = 'ONCE_BOOKED' | 'WITH_AIRLINE' | 'NOT_SOLD' | 'NOT_KNOWN';

export type UnseatedFlight = {
  readonly way: FlightWay;
  readonly airline: string;
  readonly sale: SeatSale;
};

export function unseatedFlights(basket: Pick<Basket, 'holiday' | 'choices'>): UnseatedFlight[] {
  const { flights } = basket.holiday;
  if (!flights) return [];
  const seated = seatedWays(basket);
  return FLIGHT_WAYS.filter((way) => !seated.includes(way)).map((way) => ({
    way,
    airline: flights[way].carrierName,
    sale: saleOf(flights[way], basket.choices),
  }));
}

function saleOf(
  { carrier, stops }: NonNullable<Basket['holiday']['flights']>[FlightWay],
  { fulfilment }: Basket['choices'],
): SeatSale {
  const sells = findCarrier(carrier)?.sells;
  if (!sells) return 'NOT_KNOWN';
  if (!sells.seats || stops > 0) return 'NOT_SOLD';
  return fulfilment === 'SELF_BOOK' ? 'WITH_AIRLINE' : 'ONCE_BOOKED';
}
