import { globSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './tools/compile-texts.ts';
import { mapLibrary } from './tools/geography/map-tiles/map-library.ts';
import { browserFiles } from './tools/web-build/browser-files.ts';
import { pageClasses } from './tools/web-build/page-classes.ts';
import { plainClasses } from './tools/web-build/plain-classes.ts';
import { plainIcons } from './tools/web-build/plain-icons.ts';
import { plainImports } from './tools/web-build/plain-imports.ts';
import { plainRouter } from './tools/web-build/plain-router.ts';
import { precompress } from './tools/web-build/precompress.ts';
import { routerApart } from './tools/web-build/router-apart.ts';
import { splitRoutes } from './tools/web-build/split-routes.ts';

const root = import.meta.dirname;

/** `vite build` makes what browsers load, `vite build --ssr` what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  appType: 'custom',
  // Its translations for other languages would weigh 16 kB; it needs en-US as its own fallback.
  plugins: [
    react(),
    compileTexts(),
    plainClasses(),
    plainIcons(),
    ...(isSsrBuild
      ? [pageClasses(generateScopedName)]
      : [
          { ...optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }), enforce: 'pre' as const },
          plainImports(),
          plainRouter(),
          routerApart(),
          splitRoutes(),
          mapLibrary(),
          precompress(),
        ]),
  ],
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: { target: 'node' },
  css: { modules: { generateScopedName } },
}));

/**
 * `card-2k`: a name and the number of its file. A page says some 1,500 of them; with fingerprints
 * the stylesheet would not fit into a connection's first flight.
 */
const generateScopedName = (name: string, file: string): string =>
  `${name}-${styles.indexOf(path.relative(root, file)).toString(36)}`;

const styles = globSync('src/web/**/*.module.css', { cwd: root }).toSorted();

const SCRIPT = 'assets/[name]-[hash:7].js';

const browserBuild = {
  outDir: path.join(root, 'dist/client'),
  emptyOutDir: true,
  manifest: true,
  // The document names the files of its page; what comes later needs one or two.
  modulePreload: false as const,
  target: 'es2022',
  // One file for all pages, fetched once the page stands: a document has the rules of its own markup
  // (tools/web-build/write-page-rules.ts).
  cssCodeSplit: false,
  rolldownOptions: {
    input: 'src/web/browser/main.ts',
    optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
    output: {
      // Pages name a hundred of these files: a letter less of each is a tenth of a kilobyte.
      chunkFileNames: SCRIPT,
      entryFileNames: SCRIPT,
      codeSplitting: { groups: browserFiles() },
    },
  },
};

const serverBuild = {
  outDir: path.join(root, 'dist/server'),
  emptyOutDir: true,
  target: 'node26',
  rolldownOptions: { input: 'src/web/server.tsx', output: { entryFileNames: 'web.js' } },
};
