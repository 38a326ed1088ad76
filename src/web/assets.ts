/** The part of Vite's manifest (`.vite/manifest.json` of the browser build) that a document needs. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

type ManifestChunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

/** Addresses of what a page loads: styles in cascade order, the start-up script, and the libraries that it will want first. */
export type PageAssets = { readonly styles: readonly string[]; readonly script: string; readonly modules: readonly string[] };

const ENTRY = 'src/web/browser/main.ts';
const APP = 'src/web/browser/app.tsx';
/** The chunk of libraries (vite.config.ts); what the frame and the page run comes with the visitor's first touch. */
const LIBRARIES = 'start';

/** The assets of the start-up, the frame and the route modules `sources` (paths from the root of the tree). */
export function assetsOf(manifest: Manifest, sources: readonly string[]): PageAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the manifest has no ${ENTRY}`);
  const chunks = [ENTRY, APP, ...sources].flatMap((source) => withImports(manifest, source));
  const libraries = Object.keys(manifest).filter((key) => manifest[key]?.name === LIBRARIES);
  return {
    styles: addresses(chunks.flatMap((chunk) => chunk.css ?? [])),
    script: `/${entry.file}`,
    modules: addresses(libraries.flatMap((key) => withImports(manifest, key)).map((chunk) => chunk.file)),
  };
}

/** A chunk after everything it imports, so that styles keep their order. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen)), chunk];
}

const addresses = (files: readonly string[]): string[] => [...new Set(files)].map((file) => `/${file}`);
