/**
 * The part of Vite's manifest (`.vite/manifest.json` of the browser build) that a document needs.
 */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

type ManifestChunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  /** What the markup of this page needs of the stylesheet. */
  readonly rules?: string;
};

/**
 * What a page loads: the rules that its markup needs, and addresses of the styles of all pages, the
 * start-up script, and the modules that make this page live and then the router, in few files
 * (tools/web-build/browser-files.ts).
 */
export type PageAssets = {
  readonly rules: string;
  readonly style: string;
  readonly script: string;
  readonly modules: readonly string[];
  /** The page's own of them; empty for one that never comes to life. */
  readonly page: string;
};

const ENTRY = 'src/web/browser/main.ts';
const APP = 'src/web/browser/app.tsx';
/** Nothing of a page waits for it: it stands last. */
const ROUTER = 'src/web/browser/routing/router.ts';
const STYLE = 'style.css';

/**
 * The assets of a page, by its folder under `pages/`, or of one that never comes to life; throws
 * when the build lacks one.
 */
export function assetsOf(manifest: Manifest, page = ''): PageAssets {
  const shown = `src/web/pages/${page}/route.tsx?shown`;
  const first = new Set(withImports(manifest, ENTRY));
  return {
    rules: (manifest[shown] ?? manifest[ENTRY])?.rules ?? '',
    style: addressOf(manifest, STYLE),
    script: addressOf(manifest, ENTRY),
    modules: [...new Set([APP, shown, ROUTER].flatMap((key) => withImports(manifest, key)))]
      .filter((chunk) => !first.has(chunk))
      .map(({ file }) => `/${file}`),
    page: manifest[shown] ? addressOf(manifest, shown) : '',
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
