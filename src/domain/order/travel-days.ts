/** From when to when somebody is away on an order. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { OrderDocument } from './order-document.ts';

export type TravelDays = { readonly departureDate: IsoDate; readonly returnDate: IsoDate };

/**
 * From the first flight to the last, by the calendar where each is; from check-in to check-out
 * where there is none.
 */
export function travelDays({ flights, stay }: Pick<OrderDocument, 'flights' | 'stay'>): TravelDays {
  const [first, last] = [flights[0], flights.at(-1)];
  return first && last
    ? { departureDate: dayOf(first.from.localTime), returnDate: dayOf(last.to.localTime) }
    : { departureDate: stay.checkIn, returnDate: addDays(stay.checkIn, stay.nights) };
}

const dayOf = (localTime: string): IsoDate => localTime.slice(0, 10);
