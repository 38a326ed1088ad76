/**
 * What a browser loads with a page, and what the page runs with once its visitor has touched it.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const CLIENT = 'dist/client/';
const ENTRY = 'src/web/browser/main.ts';
const APP = 'src/web/browser/app.tsx';
/** The chunk of libraries (vite.config.ts), which the document preloads. */
const LIBRARIES = 'start';
const PAGE = /^src\/web\/pages\/(.+)\/route\.tsx$/;
/** Architecture: Budgets (105 kB), and what was won since. */
const FIRST_LOAD = '104 kB';
/** So that what waits for the touch does not grow unseen; in the checkout nothing may. */
const ALL = '160 kB';
const CHECKOUT = '159 kB';

const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof ManifestSchema>;

const file = `${CLIENT}.vite/manifest.json`;
const manifest: Manifest = existsSync(file)
  ? v.parse(ManifestSchema, JSON.parse(readFileSync(file, 'utf8')))
  : {};
const keys = Object.keys(manifest);
const libraries = keys.filter((key) => manifest[key]?.name === LIBRARIES);
const pages = keys.filter((key) => PAGE.test(key));
if (pages.length > 0 && libraries.length !== 1)
  throw new Error('the libraries are not in one chunk');

export default [
  {
    name: 'every page: first load',
    path: pathsOf([ENTRY, ...libraries]),
    limit: FIRST_LOAD,
    gzip: true,
  },
  ...pages.map((page) => ({
    name: `${PAGE.exec(page)?.[1]}: all`,
    path: pathsOf([ENTRY, APP, page]),
    limit: page.includes('/booking/') ? CHECKOUT : ALL,
    gzip: true,
  })),
];

function pathsOf(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((key) => [...filesOf(key)]))].map((name) => CLIENT + name);
}

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports) filesOf(next, seen);
  return seen;
}
