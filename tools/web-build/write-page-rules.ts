/**
 * Run once both builds are made: writes into the browser's manifest the rules that each page's own
 * markup needs, which stand in its document. The stylesheet of all pages comes later, for what a
 * browser adds; it keeps all but the fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PAGE_CLASSES, rulesFor, SERVER, withoutFonts } from './page-rules.ts';
import { compress } from './precompress.ts';

const DIST = path.join(import.meta.dirname, '../../dist');
const MANIFEST = path.join(DIST, 'client/.vite/manifest.json');
const ENTRY = 'src/web/browser/main.ts';

const ManifestSchema = v.record(v.string(), v.looseObject({ file: v.string() }));
const ClassesSchema = v.record(v.string(), v.array(v.string()));

const manifest = v.parse(ManifestSchema, await readJson(MANIFEST));
const classes = v.parse(ClassesSchema, await readJson(path.join(DIST, 'server', PAGE_CLASSES)));
const file = path.join(DIST, 'client', manifest['style.css']?.file ?? '');
const stylesheet = await readFile(file, 'utf8');
for (const [page, known] of Object.entries(classes)) {
  const chunk = manifest[page === SERVER ? ENTRY : `src/web/pages/${page}/route.tsx?shown`];
  if (!chunk) throw new Error(`the browser's build has no page ${page}`);
  chunk.rules = rulesFor(stylesheet, known);
}
await writeFile(MANIFEST, JSON.stringify(manifest));
await writeFile(file, withoutFonts(stylesheet));
await compress(file);

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(name, 'utf8'));
}
