/** What a night costs: absolute dates only, so that time passing changes no price. */
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { makeStayTerms } from '#domain/catalogue/stay-terms.ts';
import { isoDate } from '#domain/dates.ts';
import { isSentinel } from '../sentinels.ts';
import { chanceOf, unit } from './chance.ts';
import { demandFrom, type Climate } from './demand.ts';
import type { RatePlan } from './plans.ts';

/**
 * A plan's days from `firstDay`: pence a night (0 = closed), terms (domain/catalogue/stay-terms),
 * rooms left before any booking.
 */
export type PlanDays = {
  readonly prices: Int32Array;
  readonly terms: Uint8Array;
  readonly allotment: Uint8Array;
};

const ROOMS = 9;
const ADAPTED_ROOMS = 3;
const SOLD_OUT_WEEKS = 0.03;

export function ratesOf(seed: number, plan: RatePlan, firstDay: number, days: number): PlanDays {
  const demand = demandFrom(plan.hotel.climate, firstDay, days);
  const prices = new Int32Array(days);
  const terms = new Uint8Array(days);
  const allotment = new Uint8Array(days);
  const season = openDays(plan, firstDay, days);
  const priceOn = makePrices(seed, plan);
  const roomsIn = makeRooms(seed, plan);
  const termsOn = makeTerms(seed, plan);
  for (let i = 0; i < days; i += 1) {
    const wanted = demand[i]!;
    if (season[i] === 1) prices[i] = priceOn(firstDay + i, wanted);
    terms[i] = termsOn(firstDay + i, wanted);
    allotment[i] = roomsIn(weekOf(firstDay + i), wanted);
  }
  return { prices, terms, allotment };
}

const weekOf = (day: number): number => Math.floor((day + 4) / 7);

/**
 * Pence a night: demand and weekend set it; a fortnight's drift of a few percent keeps hotels
 * apart. Whole ten pence.
 */
function makePrices(
  seed: number,
  { hotel, basePrice }: RatePlan,
): (day: number, wanted: number) => number {
  const atWeekends = hotel.climate === 'city' ? 1.22 : 1.05;
  const driftIn = chanceOf(seed, hotel.id, 'drift');
  return (day, wanted) => {
    const weekday = (day + 4) % 7;
    const weekend = weekday === 5 || weekday === 6 ? atWeekends : 1;
    const drift = 0.95 + driftIn(weekOf(day) >> 1) * 0.1;
    return Math.round((basePrice * wanted * weekend * drift) / 10) * 10;
  };
}

const leastNights = ({ hotel }: RatePlan, wanted: number): number =>
  hotel.climate === 'city' ? (wanted > 1.25 ? 2 : 1) : wanted > 1.4 ? 4 : wanted > 1.1 ? 3 : 2;

const SATURDAY = 6;
/**
 * Share of hotels that change over on Saturdays alone while they are wanted most, by climate; a
 * city's never do.
 */
const SATURDAY_HOTELS: Partial<Record<Climate, number>> = { ski: 0.7, 'summer-sun': 0.05 };
/** Share of the others that take nobody in or let nobody go on the last day of the year. */
const FESTIVE_HOTELS = 0.12;

/**
 * Terms by day: the wanted weeks of some hotels run from Saturday to Saturday, some close the last
 * day of the year to arrival and departure.
 */
function makeTerms(seed: number, plan: RatePlan): (day: number, wanted: number) => number {
  const { hotel } = plan;
  const chance = isSentinel(hotel.id) ? 1 : unit(seed, hotel.id, 'terms of stay');
  const isSaturdayHotel = chance < (SATURDAY_HOTELS[hotel.climate] ?? 0);
  const isFestive = !isSaturdayHotel && chance > 1 - FESTIVE_HOTELS && chance < 1;
  return (day, wanted) => {
    const isClosed =
      (isSaturdayHotel && wanted > 1.3 && (day + 4) % 7 !== SATURDAY) ||
      (isFestive && isoDate(day).slice(5) === '12-31');
    return makeStayTerms({
      minStay: leastNights(plan, wanted),
      closedToArrival: isClosed,
      closedToDeparture: isClosed,
    });
  };
}

/**
 * Rooms of the plan's type left in a week, the same for every plan of it; wanted weeks are sold out
 * more often. Sentinels always have rooms.
 */
function makeRooms(seed: number, plan: RatePlan): (week: number, wanted: number) => number {
  if (isSentinel(plan.hotel.id)) return () => ROOMS;
  const most = plan.roomFacts.adapted ? ADAPTED_ROOMS : ROOMS;
  const chanceIn = chanceOf(seed, plan.hotel.id, plan.roomCode, 'rooms');
  return (week, wanted) => {
    const chance = chanceIn(week);
    return chance < SOLD_OUT_WEEKS * wanted ? 0 : 1 + Math.floor(chance * most);
  };
}

const openTables = new Map<string, Uint8Array>();

function openDays({ hotel: { place } }: RatePlan, firstDay: number, days: number): Uint8Array {
  const key = `${place.season?.start}–${place.season?.end} ${firstDay} ${days}`;
  return openTables.getOrInsertComputed(key, () =>
    Uint8Array.from({ length: days }, (_, i) =>
      inSeason(place.season, isoDate(firstDay + i)) ? 1 : 0,
    ),
  );
}
