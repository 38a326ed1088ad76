/** What a browser loads before the first page can be used: start-up and the page itself, with all they import at once. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const CLIENT = 'dist/client/';
/** Architecture: Budgets. */
const LIMIT = '105 kB';

const ManifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }));
type Manifest = v.InferOutput<typeof ManifestSchema>;

const file = `${CLIENT}.vite/manifest.json`;
const manifest: Manifest = existsSync(file) ? v.parse(ManifestSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
const pages = Object.keys(manifest).filter((key) => /^src\/web\/pages\/[^/]+\/route\.tsx$/.test(key));

export default pages.map((page) => ({
  name: page.split('/')[3],
  path: [...new Set([...filesOf('src/web/browser/main.tsx'), ...filesOf(page)])].map((name) => CLIENT + name),
  limit: LIMIT,
  gzip: true,
}));

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports) filesOf(next, seen);
  return seen;
}
