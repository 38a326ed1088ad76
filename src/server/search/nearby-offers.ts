/** Why this price, and how to pay less: what each one-step change of a holiday saves or costs. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { FlightQuote, HotelQuote } from '#domain/holiday/quote-id.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_NIGHTS,
  MIN_NIGHTS,
} from '#domain/search/limits.ts';
import { readConsistently } from '#server/price-index/read-stable.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { planSteps, type PlanChange } from './choices/plan-steps.ts';
import {
  cheapestPairs,
  compareFlights,
  flightPairs,
  originOf,
  type FlightPair,
} from './flight-pairs.ts';
import { quote, type QuotedHoliday } from './quote-holiday.ts';

/**
 * All else stays, but for the flights that another date, other nights or another airport bring with
 * them: the cheapest.
 */
export type NearbyOfferChange =
  /** Days later; negative = earlier. */
  | { readonly kind: 'date'; readonly days: number }
  /** Nights more; negative = fewer. */
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'airport'; readonly airport: string }
  /** Other flights of the same day from the same airport. */
  | { readonly kind: 'flights' }
  | PlanChange;

export type NearbyOffer = {
  readonly change: NearbyOfferChange;
  readonly hotelQuote: HotelQuote;
  /** Undefined for hotel-only. */
  readonly flightQuote: FlightQuote | undefined;
  readonly holiday: QuotedHoliday;
  /** Pence against the holiday as it stands; negative = saved. */
  readonly difference: number;
};

export const DAY_STEPS = [-1, 1, -2, 2, -3, 3];
export const NIGHT_STEPS = [-1, 1, -2, 2];

/**
 * A change with the holidays that it could lead to: one for each day that its flights may arrive
 * on.
 */
type Step = {
  readonly change: NearbyOfferChange;
  readonly holidays: readonly (readonly [stay: HotelQuote, flights: FlightQuote | undefined])[];
};

/**
 * The cheapest holiday of each one-step change that can be had on `today`, greatest saving first;
 * among equals dates, nights, airports, flights, boards, rooms, refund. Undefined when the holiday
 * itself cannot be had.
 */
export function nearbyOffers(
  index: SearchIndex,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
  today: IsoDate,
): NearbyOffer[] | undefined {
  return readConsistently(index, () => {
    const current = quote(index, stay, flights, today);
    if (current.kind === 'unavailable') return undefined;
    const journeys = flights ? flownSteps(index, stay, flights, today) : stayedSteps(stay, today);
    const plans = planSteps(index, stay).map(({ change, planIds }): Step => ({
      change,
      holidays: [[{ ...stay, planIds }, flights]],
    }));
    return [...journeys, ...plans]
      .flatMap((step) => cheapestOf(index, step, current.total, today))
      .toSorted((a, b) => a.difference - b.difference);
  });
}

/**
 * The cheapest holiday of a step, lowest flight series among equals; none when nothing of it can be
 * had.
 */
function cheapestOf(
  index: SearchIndex,
  { change, holidays }: Step,
  currentTotal: number,
  today: IsoDate,
): NearbyOffer[] {
  const found = holidays.flatMap(([hotelQuote, flightQuote]): NearbyOffer[] => {
    const holiday = quote(index, hotelQuote, flightQuote, today);
    return holiday.kind === 'priced'
      ? [{ change, hotelQuote, flightQuote, holiday, difference: holiday.total - currentTotal }]
      : [];
  });
  return found
    .toSorted(
      (a, b) =>
        a.difference - b.difference ||
        (a.flightQuote && b.flightQuote ? compareFlights(a.flightQuote, b.flightQuote) : 0),
    )
    .slice(0, 1);
}

function flownSteps(
  index: SearchIndex,
  stay: HotelQuote,
  flights: FlightQuote,
  today: IsoDate,
): Step[] {
  const origin = originOf(index, flights.outbound.seriesId);
  const { date } = flights.outbound;
  const fly = (change: NearbyOfferChange, pairs: readonly FlightPair[], nights: number): Step => ({
    change,
    holidays: cheapestPairs(pairs).map((pair) => [
      { ...stay, checkIn: pair.checkIn, nights },
      pair.flights,
    ]),
  });
  const pairsOn = (day: IsoDate, nights: number, origins: readonly string[]): FlightPair[] =>
    flightPairs(index, stay.hotelId, stay.party, { origins, bags: flights.bags ?? 0 }, day, nights);
  const sameDay = Map.groupBy(pairsOn(date, stay.nights, []), (pair) => pair.origin);
  const others = (sameDay.get(origin) ?? []).filter(
    (pair) => compareFlights(pair.flights, flights) !== 0,
  );
  return [
    ...daySteps(date, today).map((days) =>
      fly({ kind: 'date', days }, pairsOn(addDays(date, days), stay.nights, [origin]), stay.nights),
    ),
    ...nightSteps(stay.nights).map((more) =>
      fly(
        { kind: 'nights', nights: more },
        pairsOn(date, stay.nights + more, [origin]),
        stay.nights + more,
      ),
    ),
    ...[...sameDay]
      .filter(([airport]) => airport !== origin)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([airport, pairs]) => fly({ kind: 'airport', airport }, pairs, stay.nights)),
    fly({ kind: 'flights' }, others, stay.nights),
  ];
}

const stayedSteps = (stay: HotelQuote, today: IsoDate): Step[] => [
  ...daySteps(stay.checkIn, today).map((days): Step => ({
    change: { kind: 'date', days },
    holidays: [[{ ...stay, checkIn: addDays(stay.checkIn, days) }, undefined]],
  })),
  ...nightSteps(stay.nights).map((more): Step => ({
    change: { kind: 'nights', nights: more },
    holidays: [[{ ...stay, nights: stay.nights + more }, undefined]],
  })),
];

/** Steps that stay within the dates that can be booked. */
function daySteps(date: IsoDate, today: IsoDate): number[] {
  const [first, last] = [
    addDays(today, EARLIEST_DEPARTURE_DAYS),
    addDays(today, LATEST_DEPARTURE_DAYS),
  ];
  return DAY_STEPS.filter((days) => addDays(date, days) >= first && addDays(date, days) <= last);
}

const nightSteps = (nights: number): number[] =>
  NIGHT_STEPS.filter((more) => nights + more >= MIN_NIGHTS && nights + more <= MAX_NIGHTS);
