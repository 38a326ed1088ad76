/**
 * What a browser loads with a page, and what the page is alive with; what it asks and checks with
 * comes after that (tools/web-build/split-routes.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

const CLIENT = 'dist/client/';
const ENTRY = 'src/web/browser/main.ts';
const APP = 'src/web/browser/app.tsx';
/** The chunk of libraries (tools/web-build/browser-files.ts). */
const LIBRARIES = 'start';
const PAGE = /^src\/web\/pages\/(.+)\/route\.tsx\?shown$/;
/** Of them React is 64 kB. */
const FIRST_LOAD = '85 kB';
/** No page waits for it. */
const ROUTER = 'src/web/browser/routing/router.ts';
const ROUTER_LIMIT = '19.3 kB';
/** So that what comes after the page's own load does not grow unseen. */
const LIVE: readonly (readonly [pages: RegExp, limit: string])[] = [
  [/^booking\//, '129.2 kB'],
  [/^home$/, '130.1 kB'],
  [/^(results|deal|discovery)$/, '125 kB'],
  [/^(destination|holidays)$/, '123.5 kB'],
  [/^destinations$/, '117.3 kB'],
  [/^hotel$/, '121.5 kB'],
  [/^(content|help|guides|cookie-policy)$/, '108.3 kB'],
  [/^tourist-tax$/, '110.5 kB'],
  [/^(?:)/, '122.4 kB'],
];
/** Bytes of the style rules in a document, compressed. */
const RULES: readonly (readonly [pages: RegExp, limit: number])[] = [
  [/^(results|destination)$/, 11_900],
  [/^(home|deal|hotel)$/, 10_700],
  [/^(discovery|holidays|booking\/.+|extras)$/, 9_500],
  [/^(?:)/, 8_400],
];
/** Each is a request before a page is alive. */
const SHOP_FILES = 6;

const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    rules: v.optional(v.string(), ''),
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
const before = new Set(pathsOf([ENTRY, ...libraries]));
for (const page of pages.filter((key) => /\/(?:home|results|deal)\/route/.test(key))) {
  const files = pathsOf([APP, page]).filter((path) => !before.has(path));
  if (files.length > SHOP_FILES) throw new Error(`${page} comes to life in ${files.join(', ')}`);
}

for (const key of pages) {
  const name = PAGE.exec(key)?.[1] ?? '';
  const size = gzipSync(manifest[key]?.rules ?? '', { level: 9 }).length;
  const most = RULES.find(([those]) => those.test(name))?.[1] ?? 0;
  if (size === 0 || size > most)
    throw new Error(`the rules of ${name} are ${size} bytes, at most ${most}`);
}

export default [
  {
    name: 'every page: first load',
    path: pathsOf([ENTRY, ...libraries]),
    limit: FIRST_LOAD,
    gzip: true,
  },
  { name: 'the router', path: routerFiles(), limit: ROUTER_LIMIT, gzip: true },
  ...pages.map((page) => {
    const name = PAGE.exec(page)?.[1] ?? '';
    return {
      name: `${name}: live`,
      path: pathsOf([ENTRY, ...libraries, APP, page]),
      limit: LIVE.find(([those]) => those.test(name))?.[1],
      gzip: true,
    };
  }),
];

/** What it brings beside what every page has. */
function routerFiles(): string[] {
  const live = new Set(pathsOf([ENTRY, ...libraries, APP]));
  return pathsOf([ROUTER]).filter((path) => !live.has(path));
}

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
