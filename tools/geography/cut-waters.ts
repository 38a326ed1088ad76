/**
 * Cuts `data/waters.json`, the outlines of oceans, seas, gulfs and straits, from Natural Earth's
 * marine areas: `node tools/geography/cut-waters.ts FOLDER`, the folder with the files that
 * data/README.md names. The same files give the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const KINDS = new Set(['ocean', 'sea', 'gulf', 'bay', 'strait', 'channel']);
/** Steps to a degree: coasts are drawn from elsewhere, waters only told apart. */
const STEPS = 5;
/** Where Natural Earth writes them in the language of their shores, or by halves. */
const NAMES: Readonly<Record<string, string>> = {
  'Golfe du Lion': 'Gulf of Lion',
  'Golfo de California': 'Gulf of California',
  'Golfo de Panamá': 'Gulf of Panama',
  'Bahía de Campeche': 'Bay of Campeche',
  'North Atlantic Ocean': 'Atlantic Ocean',
  'South Atlantic Ocean': 'Atlantic Ocean',
  'North Pacific Ocean': 'Pacific Ocean',
  'South Pacific Ocean': 'Pacific Ocean',
  'Inner Seas': 'Sea of the Hebrides',
};

type Ring = readonly (readonly [number, number])[];
type Water = {
  readonly properties: { readonly name?: string | null; readonly featurecla: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
};
/** The file's own words. */
const parse: (json: string) => { readonly features: readonly Water[] } = JSON.parse;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node tools/geography/cut-waters.ts FOLDER');
const file = path.join(folder, 'ne_10m_geography_marine_polys.geojson.gz');
const { features } = parse(gunzipSync(await readFile(file)).toString());
const records = features.flatMap(({ properties: { name, featurecla }, geometry }) => {
  if (typeof name !== 'string' || !KINDS.has(featurecla)) return [];
  const shapes = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = shapes.flat().map(coarse).filter(isArea);
  return rings.length > 0 ? [{ name: nameOf(name), rings }] : [];
});
const text = `[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
await writeFile(new URL('../../data/waters.json', import.meta.url), text);
console.log(`data/waters.json: ${(text.length / 1e6).toFixed(2)} MB`);

function nameOf(name: string): string {
  const words = name.replaceAll(/\s+/g, ' ');
  const title =
    words === words.toUpperCase()
      ? words.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
      : words;
  return NAMES[title] ?? title;
}

/** `lon, lat, lon, lat …`, rounded. */
function coarse(ring: Ring): number[] {
  const points: (readonly [number, number])[] = [];
  for (const [lon, lat] of ring) {
    const point = [Math.round(lon * STEPS) / STEPS, Math.round(lat * STEPS) / STEPS] as const;
    const last = points.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) points.push(point);
  }
  return points.flat();
}

function isArea(numbers: readonly number[]): boolean {
  return numbers.length > 6;
}
