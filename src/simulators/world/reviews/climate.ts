/** The weather of a place's months, as its region has it (data/README.md). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { worldPlaces, type WorldPlace } from '../facts.ts';

const months = v.array(v.number());
const regionSchema = v.object({
  region: v.string(),
  maxAirC: months,
  seaC: v.nullable(months),
  rainDays: months,
});

const file = new URL('../../../../data/climate.json', import.meta.url);
const regions = new Map(
  v
    .parse(v.array(regionSchema), JSON.parse(readFileSync(file, 'utf8')))
    .map((one) => [one.region, one]),
);
const byId = new Map(worldPlaces.map((place) => [place.id, place]));

export type MonthWeather = {
  /** Degrees at midday. */
  readonly air: number;
  /** Null inland. */
  readonly sea: number | null;
  readonly rainDays: number;
};

/** Weather of a month, 1 to 12, at a place; undefined where nobody has measured it. */
export function weatherIn(place: WorldPlace, month: number): MonthWeather | undefined {
  const found = regions.get(place.id);
  if (found)
    return {
      air: found.maxAirC[month - 1]!,
      sea: found.seaC?.[month - 1] ?? null,
      rainDays: found.rainDays[month - 1]!,
    };
  const parent = byId.get(place.parent ?? '');
  return parent && weatherIn(parent, month);
}
