/** What a night costs: absolute dates only, so that time passing changes no price. */
import { isoDate } from '#domain/dates.ts';
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { isSentinel } from '../sentinels.ts';
import { unit } from './chance.ts';
import { demandOn, type Climate } from './demand.ts';
import type { Plan } from './plans.ts';

/** A plan's days from `firstDay`: pence a night (0 = closed), least nights for an arrival, rooms left before any booking. */
export type PlanDays = { readonly prices: Int32Array; readonly minStay: Uint8Array; readonly allotment: Uint8Array };

const ROOMS = 9;
const SOLD_OUT_WEEKS = 0.03;

export function ratesOf(seed: number, plan: Plan, firstDay: number, days: number): PlanDays {
  const demand = demandTable(plan.hotel.climate, firstDay, days);
  const prices = new Int32Array(days);
  const minStay = new Uint8Array(days);
  const allotment = new Uint8Array(days);
  const season = openDays(plan, firstDay, days);
  for (let i = 0; i < days; i += 1) {
    const day = firstDay + i;
    const week = Math.floor((day + 4) / 7);
    const wanted = demand[i]!;
    if (season[i] === 1) prices[i] = priceOf(seed, plan, day, week, wanted);
    minStay[i] = leastNights(plan, wanted);
    allotment[i] = roomsLeft(seed, plan, week, wanted);
  }
  return { prices, minStay, allotment };
}

/** Demand and weekend set the price; a fortnight's drift of a few percent keeps hotels apart. Whole ten pence. */
function priceOf(seed: number, plan: Plan, day: number, week: number, wanted: number): number {
  const weekday = (day + 4) % 7;
  const isCity = plan.hotel.climate === 'city';
  const weekend = weekday === 5 || weekday === 6 ? (isCity ? 1.22 : 1.05) : 1;
  const drift = 0.95 + unit(seed, plan.hotel.id, 'drift', week >> 1) * 0.1;
  return Math.round((plan.basePrice * wanted * weekend * drift) / 10) * 10;
}

const leastNights = ({ hotel }: Plan, wanted: number): number =>
  hotel.climate === 'city' ? (wanted > 1.25 ? 2 : 1) : wanted > 1.4 ? 4 : wanted > 1.1 ? 3 : 2;

function roomsLeft(seed: number, plan: Plan, week: number, wanted: number): number {
  if (isSentinel(plan.hotel.id)) return ROOMS;
  const chance = unit(seed, plan.id, 'rooms', week);
  return chance < SOLD_OUT_WEEKS * wanted ? 0 : 1 + Math.floor(chance * ROOMS);
}

const demandTables = new Map<string, Float64Array>();

function demandTable(climate: Climate, firstDay: number, days: number): Float64Array {
  return demandTables.getOrInsertComputed(`${climate} ${firstDay} ${days}`, () => Float64Array.from({ length: days }, (_, i) => demandOn(climate, firstDay + i)));
}

const openTables = new Map<string, Uint8Array>();

function openDays({ hotel: { place } }: Plan, firstDay: number, days: number): Uint8Array {
  const key = `${place.season?.start}–${place.season?.end} ${firstDay} ${days}`;
  return openTables.getOrInsertComputed(key, () => Uint8Array.from({ length: days }, (_, i) => (inSeason(place.season, isoDate(firstDay + i)) ? 1 : 0)));
}
