import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, onTestFinished, test } from 'vitest';
import { mercator } from '#domain/catalogue/map-frame.ts';
import { openMapTiles } from '#server/catalogue/map-tiles.ts';
import { answerMap } from './maps.ts';

const OURS = openMapTiles({ tiles: undefined, credit: undefined });

/** What stands in the tile of a zoom around a position, by layer. */
async function tileAround(lat: number, lon: number, z: number): Promise<VectorTile> {
  const { x, y } = mercator({ lat, lon });
  const at = `${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}`;
  const answer = await answerMap(OURS, new Request(`http://site/maps/tiles/${at}.mvt`));
  expect(answer.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  return new VectorTile(new PbfReader(await answer.bytes()));
}

function namesIn(tile: VectorTile, layer: string): unknown[] {
  const found = tile.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, i) => {
    const { properties } = found!.feature(i);
    return properties['iata'] ?? properties['id'] ?? properties['name'];
  });
}

test('our own tiles say how far they are cut and whose they are', async () => {
  expect(await OURS.about()).toEqual({ maxZoom: 7, credit: 'Made with Natural Earth' });
  const { about } = openMapTiles({ tiles: undefined, credit: 'Somebody' });
  expect((await about()).credit).toBe('Somebody');
});

test('Prague has land, a river, its name and its airport', async () => {
  const tile = await tileAround(50.08, 14.43, 7);
  expect(tile.layers['earth']?.length).toBeGreaterThan(0);
  expect(tile.layers['water']?.length).toBeGreaterThan(0);
  expect(namesIn(tile, 'places')).toContain('czechia-prague');
  expect(namesIn(tile, 'pois')).toContain('PRG');
});

test('Majorca has its resorts by our own ids, and its airport', async () => {
  const tile = await tileAround(39.6, 2.7, 7);
  expect(namesIn(tile, 'places')).toContain('spain-majorca-magaluf');
  expect(namesIn(tile, 'pois')).toContain('PMI');
});

test('there is nothing past the last zoom, and no such map past the last of all', async () => {
  const statusOf = async (path: string): Promise<number> =>
    (await answerMap(OURS, new Request(`http://site/maps/tiles/${path}`))).status;
  expect(await statusOf('8/0/0.mvt')).toBe(204);
  expect(await statusOf('23/0/0.mvt')).toBe(404);
});

test('the tiles are told of as TileJSON of our own address', async () => {
  const answer = await answerMap(OURS, new Request('http://site/maps/tiles.json'));
  expect(await answer.json()).toEqual({
    tilejson: '3.0.0',
    tiles: ['http://site/maps/tiles/{z}/{x}/{y}.mvt'],
    minzoom: 0,
    maxzoom: 7,
    attribution: 'Made with Natural Earth',
  });
});

test('an archive that could not be read is asked for again', async () => {
  const ours = await readFile(path.join(import.meta.dirname, '../../../data/map.pmtiles'));
  let isDown = true;
  const port = await serve(({ headers }, answer) => {
    answer.statusCode = isDown ? 503 : 206;
    const [from, to] = /\d+-\d+/
      .exec(headers.range ?? '')![0]
      .split('-')
      .map(Number);
    answer.end(ours.subarray(from, to! + 1));
  });
  const far = openMapTiles({ tiles: `http://127.0.0.1:${port}/map.pmtiles`, credit: undefined });
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'tiles-'));
  const file = path.join(folder.path, 'map.pmtiles');
  const near = openMapTiles({ tiles: file, credit: undefined });
  await expect(far.about()).rejects.toThrow('503');
  await expect(near.about()).rejects.toThrow('ENOENT');
  isDown = false;
  await writeFile(file, ours);
  for (const tiles of [far, near]) expect(await tiles.about()).toEqual(await OURS.about());
});

test('tiles at an address are asked of whoever serves them', async () => {
  const asked: (string | undefined)[] = [];
  const port = await serve(({ url }, answer) => {
    asked.push(url);
    answer.statusCode = url === '/3/1/2.pbf' ? 200 : url === '/0/0/0.pbf' ? 500 : 404;
    answer.end('tile');
  });
  const { about, tile } = openMapTiles({
    tiles: `http://127.0.0.1:${port}/{z}/{x}/{y}.pbf`,
    credit: '© OpenStreetMap',
  });
  expect(await about()).toEqual({ maxZoom: 15, credit: '© OpenStreetMap' });
  expect(Buffer.from((await tile(3, 1, 2))!).toString()).toBe('tile');
  expect(await tile(3, 1, 3)).toBeUndefined();
  await expect(tile(0, 0, 0)).rejects.toThrow('500');
  expect(asked).toEqual(['/3/1/2.pbf', '/3/1/3.pbf', '/0/0/0.pbf']);
});

/** The port of whoever serves tiles while a test runs. */
async function serve(answer: RequestListener): Promise<number | undefined> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
