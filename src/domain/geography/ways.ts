/**
 * Which ways lead to where there is no road, as `data/ways.json` has them: ferries, boats and
 * seaplanes by place and airport; and the trains that lead from an airport into town.
 */
import * as v from 'valibot';
import type { IsoDate } from '../dates.ts';

const harbourSchema = v.object({ name: v.string(), lat: v.number(), lon: v.number() });

/** Minutes on the water or in the air, from `from` to `to`; `season`: MM-DD, null = all year. */
const crossingSchema = v.object({
  places: v.array(v.string()),
  airports: v.array(v.string()),
  by: v.picklist(['ferry', 'longtail_boat', 'speedboat', 'seaplane', 'water_bus']),
  from: harbourSchema,
  to: harbourSchema,
  minutes: v.number(),
  season: v.nullable(v.object({ start: v.string(), end: v.string() })),
});
export type Crossing = Readonly<v.InferOutput<typeof crossingSchema>>;

/** Minutes to the station, pence an adult and way. */
const trainSchema = v.object({
  airport: v.string(),
  places: v.array(v.string()),
  minutes: v.number(),
  fare: v.number(),
  name: v.string(),
});
export type Train = Readonly<v.InferOutput<typeof trainSchema>>;

export const WaysSchema = v.object({
  crossings: v.array(crossingSchema),
  trains: v.array(trainSchema),
});
export type Ways = Readonly<v.InferOutput<typeof WaysSchema>>;

/** Kilometres over land from a place to its airports; null where water lies between them. */
export const RoadsSchema = v.object({
  place: v.string(),
  km: v.record(v.string(), v.nullable(v.number())),
});

/** A place, or one above it, is among those named. */
const isAmong = (placeId: string, places: readonly string[]): boolean =>
  places.some((id) => placeId === id || placeId.startsWith(`${id}-`));

/** The crossing that leads from an airport to a place, whether or not it runs. */
export const crossingTo = (ways: Ways, placeId: string, airport: string): Crossing | undefined =>
  ways.crossings.find(
    ({ places, airports }) => airports.includes(airport) && isAmong(placeId, places),
  );

/** The train from an airport to a place. */
export const trainTo = (ways: Ways, placeId: string, airport: string): Train | undefined =>
  ways.trains.find((train) => train.airport === airport && isAmong(placeId, train.places));

/** Whether a crossing runs on a day; a season may last over New Year. */
export function runsOn({ season }: Crossing, date: IsoDate): boolean {
  if (season === null) return true;
  const day = date.slice(5);
  const [hasStarted, hasNotEnded] = [season.start <= day, day <= season.end];
  return season.start <= season.end ? hasStarted && hasNotEnded : hasStarted || hasNotEnded;
}
