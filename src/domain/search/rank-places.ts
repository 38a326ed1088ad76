/** Which of several places are best at some time, by their usual weather and by price. */
import type { WeatherOfMonth } from '#domain/catalogue/month-weather.ts';

/** A place with its lowest price; no weather where none is known. */
export type RankedPlace = { readonly total: number; readonly weather: WeatherOfMonth | undefined };

/** `BEST` weighs warm sea, few wet days and price; `MILD` has the places under 26 °C alone. */
export const RANK_ORDERS = ['PRICE', 'BEST', 'SEA', 'MILD'] as const;
export type RankOrder = (typeof RANK_ORDERS)[number];

/** °C: pleasant by day from the first to the second, and warm water. */
const [PLEASANT, HOT, WARM_SEA] = [24, 29, 24];
/** °C below which a day is mild. */
const MILD_BELOW = 26;
/** Wet days of a month that nobody minds. */
const FEW_WET_DAYS = 2;
/** How much dearer than the cheapest a place is for one point. */
const A_POINT_OF_PRICE = 0.2;
/** Points where no sea is near, and where nothing is known. */
const [NO_SEA, UNKNOWN] = [8, 1e9];

/**
 * The places in an order, equals as they came: for the sea the warmest first. Of `MILD` only those
 * that are, the best first.
 */
export function rankPlaces<Place extends RankedPlace>(
  places: readonly Place[],
  order: RankOrder,
): readonly Place[] {
  if (order === 'PRICE') return places.toSorted((a, b) => a.total - b.total);
  if (order === 'SEA')
    return places
      .filter(({ weather }) => weather !== undefined && weather.sea !== null)
      .toSorted((a, b) => (b.weather?.sea ?? 0) - (a.weather?.sea ?? 0) || a.total - b.total);
  const lowest = Math.min(...places.map(({ total }) => total));
  const wanted =
    order === 'MILD'
      ? places.filter(({ weather }) => weather !== undefined && weather.air < MILD_BELOW)
      : places;
  return wanted
    .map((place) => ({ place, points: pointsOf(place, lowest) }))
    .toSorted((a, b) => a.points - b.points)
    .map(({ place }) => place);
}

/**
 * Points against a place: one for each degree that the day is not pleasant or the sea not warm, for
 * each wet day beyond few, and for each fifth of the lowest price that it costs more.
 */
function pointsOf({ total, weather }: RankedPlace, lowest: number): number {
  const price = (total / lowest - 1) / A_POINT_OF_PRICE;
  return price + (weather ? discomfort(weather) : UNKNOWN);
}

/** Points against the weather alone. */
export const discomfort = ({ air, sea, rainDays }: WeatherOfMonth): number =>
  Math.max(0, PLEASANT - air, air - HOT) +
  (sea === null ? NO_SEA : Math.max(0, WARM_SEA - sea)) +
  Math.max(0, rainDays - FEW_WET_DAYS);
