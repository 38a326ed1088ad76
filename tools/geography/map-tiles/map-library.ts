import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { MAP_FILES } from '../../../src/web/parts/Map/map-library-files.ts';

const PARTS = ['maplibre-gl', 'maplibre-gl-shared', 'maplibre-gl-worker'];

/**
 * Puts the three files of the map library beside the build as they are: bundled, its page and its
 * worker would each carry what they share, and weigh half as much again.
 */
export const mapLibrary = (): Plugin => ({
  name: 'map-library',
  apply: 'build',
  async generateBundle() {
    for (const part of PARTS) {
      const file = fileURLToPath(import.meta.resolve(`maplibre-gl/dist/${part}.mjs`));
      const source = (await readFile(file, 'utf8'))
        .replaceAll(/(maplibre-gl(?:-\w+)*)\.mjs/g, '$1.js')
        .replace(/\n\/\/# sourceMappingURL=.*$/m, '');
      this.emitFile({ type: 'asset', fileName: `${MAP_FILES.slice(1)}/${part}.js`, source });
    }
  },
});
