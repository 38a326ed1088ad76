import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MAP_FILES } from '../../../src/web/parts/Map/map-library-files.ts';

test('the folder of the map library says its version: browsers keep what lies there for ever', async () => {
  const file = fileURLToPath(import.meta.resolve('maplibre-gl/package.json'));
  const { version }: { readonly version: string } = JSON.parse(await readFile(file, 'utf8'));
  expect(MAP_FILES).toBe(`/assets/maplibre-gl-${version}`);
});
