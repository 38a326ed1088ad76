/**
 * The part of Vite's manifest (`.vite/manifest.json` of the browser build) that a document needs.
 */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

type ManifestChunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
};

/**
 * Addresses of what a page loads: the styles of all pages, the start-up script, and the libraries
 * that it will want first.
 */
export type PageAssets = {
  readonly style: string;
  readonly script: string;
  readonly modules: readonly string[];
};

const ENTRY = 'src/web/browser/main.ts';
const STYLE = 'style.css';
/**
 * The chunk of libraries (vite.config.ts); what the frame and the page run comes with the visitor's
 * first touch.
 */
const LIBRARIES = 'start';

/** The assets of the start-up, the same for every page; throws when the build lacks one. */
export function assetsOf(manifest: Manifest): PageAssets {
  const libraries = Object.keys(manifest).filter((key) => manifest[key]?.name === LIBRARIES);
  const modules = libraries
    .flatMap((key) => withImports(manifest, key))
    .map(({ file }) => `/${file}`);
  return {
    style: addressOf(manifest, STYLE),
    script: addressOf(manifest, ENTRY),
    modules: [...new Set(modules)],
  };
}

function addressOf(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the manifest has no ${name}`);
  return `/${chunk.file}`;
}

/** A chunk after everything it imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen)), chunk];
}
