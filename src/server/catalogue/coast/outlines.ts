/** Outlines of waters and countries with their names, in the Mercator square. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import * as v from 'valibot';
import { mercator } from '#domain/catalogue/map-frame.ts';
import { unbroken } from './unbroken.ts';

export type Outline = {
  readonly name: string;
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly rings: () => readonly (readonly number[])[][];
};

const waterSchema = v.array(v.object({ name: v.string(), rings: v.array(v.array(v.number())) }));

let waters: readonly Outline[] | undefined;

/** Oceans, seas, gulfs and straits, as `data/waters.json` has them. */
export const waterOutlines = (): readonly Outline[] =>
  (waters ??= v
    .parse(
      waterSchema,
      JSON.parse(readFileSync(new URL('../../../../data/waters.json', import.meta.url), 'utf8')),
    )
    .map(({ name, rings }) => outlineOf(name, rings.map(pairsOf))));

let countries: readonly Outline[] | undefined;

/** Countries by the names that travellers use, without those that are known by a short form. */
export const countryOutlines = (): readonly Outline[] => (countries ??= readCountries());

type World = Parameters<typeof feature>[0] & {
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
};
type Country = { readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: number[][] }
  | { readonly type: 'MultiPolygon'; readonly arcs: number[][][] }
);

/** The file's own words: it comes with its package, not from outside. */
const parseWorld: (json: string) => World = JSON.parse;

function readCountries(): Outline[] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const world = parseWorld(readFileSync(file, 'utf8'));
  return world.objects.countries.geometries.flatMap((country) => {
    const name = NAMES[country.properties.name] ?? country.properties.name;
    const pieces = country.type === 'Polygon' ? [country.arcs] : country.arcs;
    const rings = pieces.flatMap(
      (arcs) =>
        feature<Record<string, never>>(world, { type: 'Polygon', arcs }).geometry.coordinates,
    );
    return name.includes('.') ? [] : [outlineOf(name, rings)];
  });
}

/** Where Natural Earth writes it otherwise than travellers do, or shortens it. */
const NAMES: Readonly<Record<string, string>> = {
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  Czechia: 'Czech Republic',
  Macedonia: 'North Macedonia',
  'Dominican Rep.': 'Dominican Republic',
  'United States of America': 'United States',
  'W. Sahara': 'Western Sahara',
};

/** Around outlines whose numbers are degrees east and north. */
function outlineOf(name: string, degrees: readonly (readonly number[])[][]): Outline {
  const rings = () => degrees.map((ring) => unbroken(ring.map(placed)));
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of rings().flat()) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { name, box, rings };
}

function placed([lon = 0, lat = 0]: readonly number[]): readonly [number, number] {
  const { x, y } = mercator({ lat, lon });
  return [x, y];
}

const pairsOf = (numbers: readonly number[]): number[][] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
