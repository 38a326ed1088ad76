/** What ways cost, in pence one way, before what a country and its season make of it. */
import type { IsoDate } from '#domain/dates.ts';

/** `all`: with infants, who need a seat too. */
export type Riders = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly all: number;
};

/** A seat in a coach. */
export const seatFare = (km: number): number => 350 + km * 16;

/** A car: by the kilometre, the further the cheaper. */
export const carFare = (km: number): number =>
  1_500 +
  Math.min(km, 20) * 150 +
  Math.max(0, Math.min(km, 80) - 20) * 110 +
  Math.max(0, km - 80) * 90;

const DEAR = new Set(['CH', 'NO', 'IS', 'DK', 'SE', 'SG', 'MV', 'BM', 'LU', 'FR', 'AT', 'US']);
const CHEAP = new Set(['TR', 'EG', 'TN', 'MA', 'BG', 'TH', 'VN', 'IN', 'LK', 'AL', 'ME', 'GM']);

/** What a country makes of a fare, and its season: a tenth more in summer and at Christmas. */
export function costOf(country: string, arrival: IsoDate): number {
  const day = arrival.slice(5);
  const isHigh = (day >= '07-10' && day <= '08-31') || day >= '12-20' || day <= '01-03';
  const level = DEAR.has(country) ? 1.35 : CHEAP.has(country) ? 0.75 : 1;
  return level * (isHigh ? 1.1 : 1);
}
