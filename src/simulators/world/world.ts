/**
 * The world that the simulated suppliers sell: deterministic by seed, any day askable on its own.
 */
import { faresOf, type SeriesDays } from './fares.ts';
import { makeHotels, type Hotel } from './hotels.ts';
import { makePlans, type RatePlan } from './plans.ts';
import { ratesOf, type PlanDays } from './rates.ts';
import { writeReviews, type WrittenReview } from './reviews/write-reviews.ts';
import { makeSeries, type Series } from './series.ts';

export type World = {
  readonly hotels: readonly Hotel[];
  readonly hotel: (id: number) => Hotel | undefined;
  readonly plansOf: (hotel: Hotel) => readonly RatePlan[];
  /** The newest first. */
  readonly reviewsOf: (hotel: Hotel) => readonly WrittenReview[];
  readonly plan: (id: number) => RatePlan | undefined;
  readonly series: readonly Series[];
  readonly seriesById: (id: number) => Series | undefined;
  readonly rates: (plan: RatePlan, firstDay: number, days: number) => PlanDays;
  readonly fares: (series: Series, firstDay: number, days: number) => SeriesDays;
};

/** `routes`: only the first so many, for tests. */
export type WorldOptions = {
  readonly seed: number;
  readonly hotels: number;
  readonly routes?: number;
};

/**
 * Makes the hotels and series; plans and reviews are made as they are asked for, rates and fares by
 * the day.
 */
export function makeWorld({ seed, hotels: count, routes }: WorldOptions): World {
  const hotels = makeHotels(seed, count);
  const plansOf = remember((hotel: Hotel) => makePlans(seed, hotel));
  const series = makeSeries(seed, routes);
  const hotel = (id: number) => hotels[id - 1];
  return {
    hotels,
    hotel,
    plansOf,
    reviewsOf: (one) => writeReviews(seed, one, plansOf(one)),
    plan: (id) => {
      const found = hotel(Math.floor(id / 100));
      return found && plansOf(found)[(id % 100) - 1];
    },
    series,
    seriesById: (id) => series[id - 1],
    rates: (plan, firstDay, days) => ratesOf(seed, plan, firstDay, days),
    fares: (one, firstDay, days) => faresOf(seed, one, firstDay, days),
  };
}

function remember<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
