/** The map as the simulated suppliers know it: shores, roads, ways, positions of airports. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Position } from '#domain/catalogue/map-frame.ts';
import { ShoresSchema, type Shores } from '#domain/geography/land.ts';
import { RoadsSchema, WaysSchema, crossingTo, type Ways } from '#domain/geography/ways.ts';

const DATA = new URL('../../../../data/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));

const shores = new Map(
  v.parse(v.array(ShoresSchema), read('shores.json')).map((one) => [one.place, one]),
);
const roads = new Map(
  v.parse(v.array(RoadsSchema), read('roads.json')).map(({ place, km }) => [place, km]),
);
const airportSchema = v.object({ iata: v.string(), lat: v.number(), lon: v.number() });
const airports = new Map(
  v.parse(v.array(airportSchema), read('airports.json')).map((one) => [one.iata, one]),
);

export const ways: Ways = v.parse(WaysSchema, read('ways.json'));

/** Land and water around a resort or town. */
export function shoresOf(placeId: string): Shores {
  const found = shores.get(placeId);
  if (!found) throw new Error(`no shores of ${placeId}`);
  return found;
}

export function airportAt(iata: string): Position {
  const found = airports.get(iata);
  if (!found) throw new Error(`no position of ${iata}`);
  return found;
}

/** Kilometres over land; undefined where water lies between. */
export const kmOverLand = (placeId: string, airport: string): number | undefined =>
  roads.get(placeId)?.[airport] ?? undefined;

/** Whether guests drive from an airport to a place, and take no boat or plane. */
export const leadsByRoad = (placeId: string, airport: string): boolean =>
  kmOverLand(placeId, airport) !== undefined && !crossingTo(ways, placeId, airport);
