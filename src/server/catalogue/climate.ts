/** The usual weather of places, by the climate of their region (data/climate.json). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { WeatherOfMonth } from '#domain/catalogue/month-weather.ts';
import type { IsoDate } from '#domain/dates.ts';
import { lineageOf, places, type Place } from './reference.ts';

const FILE = new URL('../../../data/climate.json', import.meta.url);

const monthly = v.pipe(v.array(v.number()), v.length(12));
const climatesSchema = v.array(
  v.object({
    region: v.string(),
    /** Regions of one profile have the same weather. */
    profile: v.string(),
    maxAirC: monthly,
    seaC: v.nullable(monthly),
    sunHoursPerDay: monthly,
    rainDays: monthly,
  }),
);
type RegionClimate = Readonly<v.InferOutput<typeof climatesSchema>[number]>;

/** Where a climate is, and what it is there. */
export type PlaceClimate = { readonly place: Place; readonly climate: RegionClimate };

const byRegion: ReadonlyMap<string, RegionClimate> = new Map(
  v
    .parse(climatesSchema, JSON.parse(readFileSync(FILE, 'utf8')))
    .map((climate) => [climate.region, climate]),
);

/** The climate where a place lies; undefined for a place above the regions. */
export const climateAt = (placeId: string): RegionClimate | undefined =>
  lineageOf(placeId)
    .map(({ id }) => byRegion.get(id))
    .find((climate) => climate !== undefined);

/**
 * How warm it usually gets by day, in °C, where a place lies and in the month of a day; undefined
 * for a place above the regions.
 */
export const warmthAt = (placeId: string, day: IsoDate): number | undefined =>
  climateAt(placeId)?.maxAirC[Number(day.slice(5, 7)) - 1];

/** The usual weather where a place lies in the month of a day, as `warmthAt` knows it. */
export function weatherAt(placeId: string, day: IsoDate): WeatherOfMonth | undefined {
  const climate = climateAt(placeId);
  if (!climate) return undefined;
  const month = Number(day.slice(5, 7)) - 1;
  return {
    air: climate.maxAirC[month]!,
    sea: climate.seaC?.[month] ?? null,
    rainDays: climate.rainDays[month]!,
  };
}

/**
 * The climates of a place: its own; of a country those of its best known regions, no two of one
 * profile.
 */
export const climatesOf = (place: Place, most: number): readonly PlaceClimate[] =>
  climates.getOrInsertComputed(place, findClimates).slice(0, most);

const climates = new WeakMap<Place, readonly PlaceClimate[]>();

function findClimates(place: Place): PlaceClimate[] {
  const own = climateAt(place.id);
  if (own) return [{ place, climate: own }];
  const seen = new Set<string>();
  return places
    .filter(({ kind, parent }) => kind === 'region' && parent === place.id)
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
    .flatMap((region) => {
      const climate = byRegion.get(region.id);
      if (!climate || seen.has(climate.profile)) return [];
      seen.add(climate.profile);
      return [{ place: region, climate }];
    });
}
