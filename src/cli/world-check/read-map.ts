/** The map that hotels are held against: shores, roads and ways, as `data` has them. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ShoresSchema, type Shores } from '#domain/geography/land.ts';
import { crossingTo, RoadsSchema, WaysSchema, type Ways } from '#domain/geography/ways.ts';

export type WorldMap = {
  readonly shores: ReadonlyMap<string, Shores>;
  readonly ways: Ways;
  /** Kilometres over land from an airport to a place; undefined where water lies between. */
  readonly overLandKm: (placeId: string, airport: string) => number | undefined;
  /** The same, undefined also where guests take a boat or plane all the same. */
  readonly byRoadKm: (placeId: string, airport: string) => number | undefined;
};

const DATA = new URL('../../../data/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));

export function readMap(): WorldMap {
  const shores = v.parse(v.array(ShoresSchema), read('shores.json'));
  const roads = new Map(
    v.parse(v.array(RoadsSchema), read('roads.json')).map(({ place, km }) => [place, km]),
  );
  const ways = v.parse(WaysSchema, read('ways.json'));
  const overLandKm = (placeId: string, airport: string): number | undefined =>
    roads.get(placeId)?.[airport] ?? undefined;
  return {
    shores: new Map(shores.map((one) => [one.place, one])),
    ways,
    overLandKm,
    byRoadKm: (placeId, airport) =>
      crossingTo(ways, placeId, airport) ? undefined : overLandKm(placeId, airport),
  };
}
