/** One series on one day as the engine holds it: fare and seats in one word, so that a leg costs one read. */
import { RING_DAYS, rowOf } from './columns.ts';
import type { SearchIndex } from '../search-index.ts';

/** Pence; keeps nine seats both ways far below NONE and a fare within 23 bits. */
export const MAX_FARE = 5_000_000;
/** Pence that an infant's fare has room for. */
export const MAX_INFANT_FARE = 65_535;

const FARE_BITS = 23;
const FARE = (1 << FARE_BITS) - 1;

/** `seats` up to 255. */
export const packFlight = (fare: number, seats: number): number => fare | (seats << FARE_BITS);

/** Pence per seat; 0 = does not fly. */
export const fareOf = (flight: number): number => flight & FARE;

export const seatsOf = (flight: number): number => flight >>> FARE_BITS;

/** Position of a series' day in flightDays and infantFares. */
export const flightAt = (series: number, day: number): number => series * RING_DAYS + rowOf(day);

/** Whether the index holds flights and nights of a day. */
export const holdsDay = ({ facts: { firstDay } }: SearchIndex, day: number): boolean => day >= firstDay && day < firstDay + RING_DAYS;

/** What a series asks on a day: pence per seat and infant, and seats left; fare 0 and no seats when it does not fly or the day is not held. */
export function flightOn(index: SearchIndex, series: number, day: number): { readonly fare: number; readonly infantFare: number; readonly seats: number } {
  if (!holdsDay(index, day)) return { fare: 0, infantFare: 0, seats: 0 };
  const at = flightAt(series, day);
  const flight = index.columns.flightDays[at]!;
  return { fare: fareOf(flight), infantFare: index.columns.infantFares[at]!, seats: seatsOf(flight) };
}
