/**
 * What the map holds, under the layer and field names of the Protomaps basemap
 * (https://docs.protomaps.com/basemaps/layers), so that an extract of OpenStreetMap can take its
 * place.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { MapLayer } from './cut-tiles.ts';
import { labelPoint } from './label-point.ts';

/** The last zoom that is cut: its steps are finer than the coasts that Natural Earth draws. */
export const CUT_TO = 7;

/** All layers, from Natural Earth in `folder` and from our own reference data. */
export async function readLayers(folder: string): Promise<MapLayer[]> {
  const read = (name: string) => readFeatures(path.join(folder, `ne_10m_${name}.geojson.gz`));
  const [land, islands, lakes, lakesOfEurope, rivers, riversOfEurope, seas, borders, towns] =
    await Promise.all(
      [
        'land',
        'minor_islands',
        'lakes',
        'lakes_europe',
        'rivers_lake_centerlines',
        'rivers_europe',
        'geography_marine_polys',
        'admin_0_boundary_lines_land',
        'populated_places_simple',
      ].map(read),
    );
  const own = await readPlaces();
  return [
    {
      name: 'earth',
      features: [
        ...land!.map((one) => as(one, { kind: 'earth' })),
        ...islands!.map((one) => as(one, { kind: 'earth', min_zoom: 4 })),
      ],
    },
    {
      name: 'water',
      features: [
        ...[...lakes!, ...lakesOfEurope!].map((one) =>
          as(one, { kind: 'lake', min_zoom: fromRank(one, 1) }),
        ),
        ...[...rivers!, ...riversOfEurope!].map((one) =>
          as(one, { kind: 'river', min_zoom: fromRank(one, 0) }),
        ),
        ...seas!.flatMap(seaLabel),
      ],
    },
    { name: 'boundaries', features: borders!.map((one) => as(one, { kind: 'country' })) },
    { name: 'places', features: [...own, ...towns!.flatMap((one) => townBeside(one, own))] },
    { name: 'pois', features: await readAirports() },
  ];
}

async function readFeatures(file: string): Promise<GeoJSON.Feature[]> {
  return parseCollection(gunzipSync(await readFile(file)).toString()).features;
}

type Tags = Readonly<Record<string, string | number>>;

/** The same shape with these properties alone. */
const as = ({ geometry }: GeoJSON.Feature, properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const rankOf = ({ properties }: GeoJSON.Feature): number => Number(properties?.['scalerank'] ?? 9);

/** Natural Earth ranks by the scale at which a thing is first drawn, two more than the zoom. */
const fromRank = (feature: GeoJSON.Feature, later: number): number =>
  Math.max(0, Math.min(CUT_TO, rankOf(feature) - 2 + later));

/** A sea's name where there is the most room for it. */
function seaLabel(sea: GeoJSON.Feature): GeoJSON.Feature[] {
  const { name, featurecla } = sea.properties ?? {};
  if (
    typeof name !== 'string' ||
    !['ocean', 'sea', 'gulf', 'bay', 'strait', 'channel'].includes(String(featurecla))
  )
    return [];
  const words = name === name.toUpperCase() ? inTitleCase(name) : name;
  return [
    as(
      { type: 'Feature', geometry: labelPoint(sea.geometry), properties: {} },
      {
        kind: featurecla === 'ocean' ? 'ocean' : 'sea',
        name: words,
        min_zoom: Math.max(1, rankOf(sea)),
      },
    ),
  ];
}

const inTitleCase = (text: string): string =>
  text.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

type OwnPlace = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'continent' | 'country' | 'region' | 'resort' | 'town';
  readonly lat: number;
  readonly lon: number;
  readonly popularity: number | null;
};

/** Our own places; `id` is theirs everywhere. */
async function readPlaces(): Promise<GeoJSON.Feature[]> {
  const places = parsePlaces(await readOwn('places.json'));
  return places
    .filter(({ kind }) => kind !== 'continent')
    .map(({ id, name, kind, lat, lon, popularity }) =>
      point(lon, lat, {
        id,
        name,
        kind: kind === 'resort' || kind === 'town' ? 'locality' : kind,
        population_rank: popularity ?? 0,
        min_zoom: FROM_ZOOM[kind](popularity ?? 0),
      }),
    );
}

const FROM_ZOOM: Readonly<Record<OwnPlace['kind'], (popularity: number) => number>> = {
  continent: () => 0,
  country: () => 2,
  region: (popularity) => (popularity > 70 ? 4 : 5),
  resort: (popularity) => (popularity > 80 ? 6 : 7),
  town: (popularity) => (popularity > 60 ? 5 : 7),
};

/** A town of Natural Earth, unless a place of ours lies there or is called the same nearby. */
function townBeside(town: GeoJSON.Feature, own: readonly GeoJSON.Feature[]): GeoJSON.Feature[] {
  const { name, pop_max: people } = town.properties ?? {};
  const { geometry } = town;
  if (geometry.type !== 'Point' || typeof name !== 'string') return [];
  const [lon = 0, lat = 0] = geometry.coordinates;
  const isOurs = own.some(({ geometry: other, properties }) => {
    if (other.type !== 'Point') return false;
    const [x = 0, y = 0] = other.coordinates;
    const distance = Math.hypot((x - lon) * Math.cos((lat * Math.PI) / 180), y - lat);
    return distance < (properties?.['name'] === name ? 0.5 : 0.06);
  });
  return isOurs
    ? []
    : [
        point(lon, lat, {
          name,
          kind: 'locality',
          population_rank: Math.round(Math.log10(Math.max(10, Number(people ?? 0)))),
          min_zoom: Math.min(CUT_TO, Math.max(4, rankOf(town) - 1)),
        }),
      ];
}

async function readAirports(): Promise<GeoJSON.Feature[]> {
  const airports = parseAirports(await readOwn('airports.json'));
  return airports.map(({ iata, name, lat, lon }) =>
    point(lon, lat, { kind: 'aerodrome', iata, name, min_zoom: 6 }),
  );
}

type OwnAirport = {
  readonly iata: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
};

const readOwn = (file: string): Promise<string> =>
  readFile(new URL(`../../../data/${file}`, import.meta.url), 'utf8');

/** The files' own words: who cuts the map has them from us or from Natural Earth. */
const parseCollection: (json: string) => GeoJSON.FeatureCollection = JSON.parse;
const parsePlaces: (json: string) => readonly OwnPlace[] = JSON.parse;
const parseAirports: (json: string) => readonly OwnAirport[] = JSON.parse;

const point = (lon: number, lat: number, properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties,
});
