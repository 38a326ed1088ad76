/**
 * Cuts the map that is shipped, `data/map.pmtiles`, from Natural Earth's files and our own places
 * and airports: `node tools/geography/map-tiles/cut-map.ts FOLDER`, the folder with the files that
 * data/README.md names. The same files give the same bytes.
 */
import { writeFile } from 'node:fs/promises';
import { cutTiles } from './cut-tiles.ts';
import { CUT_TO, readLayers } from './layers.ts';
import { makePmtiles } from './make-pmtiles.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('usage: node tools/geography/map-tiles/cut-map.ts FOLDER');

const layers = await readLayers(folder);
const archive = makePmtiles(cutTiles(layers, CUT_TO), {
  maxZoom: CUT_TO,
  metadata: {
    name: 'Holidaymaker',
    attribution: 'Made with Natural Earth',
    vector_layers: layers.map(({ name }) => ({ id: name, fields: {} })),
  },
});
await writeFile(new URL('../../../data/map.pmtiles', import.meta.url), archive);
console.log(`data/map.pmtiles: ${(archive.length / 1e6).toFixed(1)} MB`);
