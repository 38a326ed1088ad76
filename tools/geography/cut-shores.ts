/**
 * Cuts `data/shores.json`, land and water around each resort and town, and measures
 * `data/roads.json`, how far their airports are over land, from Natural Earth's files, our own
 * places and airports and the bridges of `data/ways.json`: `node tools/geography/cut-shores.ts
 * FOLDER`, the folder with the files that data/README.md names. The same files give the same
 * bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { circle, cutPiece } from './cut-piece.ts';
import { readEarth, type Earth } from './earth.ts';
import { ISLETS } from './islets.ts';
import { kmOverLand, type Bridge } from './road-search.ts';

/** Metres each way of a place: hotels stand within some 3 km, and their way to the sea is known. */
const REACH = 6_000;
/** A place's airports beyond this are not its own. */
const MOST_KM = 260;

type Place = {
  readonly id: string;
  readonly kind: string;
  readonly lat: number;
  readonly lon: number;
  readonly airports: readonly { readonly iata: string; readonly km: number }[];
};
type Airport = { readonly iata: string; readonly lat: number; readonly lon: number };
type Route = { readonly to: string };
type Ways = { readonly bridges: readonly Bridge[] };

/** The files' own words. */
const parsePlaces: (json: string) => readonly Place[] = JSON.parse;
const parseAirports: (json: string) => readonly Airport[] = JSON.parse;
const parseRoutes: (json: string) => readonly Route[] = JSON.parse;
const parseWays: (json: string) => Ways = JSON.parse;

const DATA = new URL('../../data/', import.meta.url);
const read = (file: string): Promise<string> => readFile(new URL(file, DATA), 'utf8');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node tools/geography/cut-shores.ts FOLDER');

const earth = await readEarth(folder);
const places = parsePlaces(await read('places.json')).filter(
  ({ kind }) => kind === 'resort' || kind === 'town',
);
const airports = new Map(
  parseAirports(await read('airports.json')).map((airport) => [airport.iata, airport]),
);
const served = new Set(parseRoutes(await read('routes.json')).map(({ to }) => to));
const { bridges } = parseWays(await read('ways.json'));

await save(
  'shores.json',
  places.map((place) => shoresOf(earth, place)),
);
await save('roads.json', places.map(roadsOf));

function shoresOf({ land, lakes }: Earth, place: Place): object {
  const { id, lat, lon } = place;
  const islet = ISLETS[id];
  const pieces = cutPiece(land, place, REACH);
  return {
    place: id,
    lat,
    lon,
    reach: REACH,
    land: islet === undefined ? pieces : [...pieces, circle(islet)],
    lakes: cutPiece(lakes, place, REACH),
    ...(islet === undefined ? {} : { drawn: true }),
  };
}

/** Whole kilometres over land to each airport that is flown to; null where water lies between. */
function roadsOf(place: Place): object {
  const near = place.airports.filter(({ iata }) => served.has(iata) && airports.has(iata));
  const measured = near
    .filter(({ km }) => km <= MOST_KM)
    .map(({ iata }) => {
      const km = kmOverLand(earth, bridges, airports.get(iata)!, place);
      return [iata, km === undefined ? null : Math.round(km * 10) / 10] as const;
    });
  return { place: place.id, km: Object.fromEntries(measured) };
}

async function save(file: string, records: readonly object[]): Promise<void> {
  const text = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
  await writeFile(new URL(file, DATA), text);
  console.log(`data/${file}: ${(text.length / 1e6).toFixed(2)} MB`);
}
