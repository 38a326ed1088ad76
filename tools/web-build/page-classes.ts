import type { Plugin } from 'vite';
import { PAGE_CLASSES, SERVER } from './page-rules.ts';

const PAGE = /\/web\/pages\/(.+)\/route\.tsx$/;
const ROOT = /\/web\/server\.tsx$/;
/** Has at hand on the server what browsers fetch later (docs/how-to/add-a-page.md). */
const LATE = /\/[Ll]ate[-A-Z][^/]*\.tsx?$/;
const STYLES = /^import \* as (\w+) from ["']([^"']+\.module\.css)["'];?$/gm;

/** What is known of a module once the bundle is made. */
type Graph = {
  getModuleIds: () => IterableIterator<string>;
  getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

/**
 * Vite plugin for the server's build: writes down which classes a page's markup can have, from the
 * modules that the server makes it with; under the name `SERVER` those of documents that are no
 * page's. `nameOf` gives the name of a file's class in the stylesheet.
 */
export const pageClasses = (nameOf: (name: string, file: string) => string): Plugin => ({
  name: 'page-classes',
  apply: 'build',
  generateBundle() {
    const ids = [...this.getModuleIds()];
    const root = ids.find((id) => ROOT.test(id));
    if (root === undefined) throw new Error('the build has no server.tsx');
    const always = reachedFrom(root, this);
    const pages = ids.flatMap((id) => {
      const page = PAGE.exec(id)?.[1];
      return page === undefined ? [] : [[page, [...always, ...reachedFrom(id, this)]] as const];
    });
    const classes = [[SERVER, always] as const, ...pages].map(([page, modules]) => [
      page,
      [...new Set(modules.flatMap((id) => classesIn(id, this, nameOf)))].toSorted(),
    ]);
    this.emitFile({
      type: 'asset',
      fileName: PAGE_CLASSES,
      source: JSON.stringify(Object.fromEntries(classes)),
    });
  },
});

function reachedFrom(id: string, graph: Graph): string[] {
  const reached = new Set([id]);
  for (const one of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(one) ?? {};
    for (const next of importedIds) reached.add(next);
    if (LATE.test(one)) for (const next of dynamicallyImportedIds) reached.add(next);
  }
  return [...reached];
}

/** `styles.card` is that class; `styles[look]` can be any of its file, which `*` stands for. */
function classesIn(
  id: string,
  graph: Graph,
  nameOf: (name: string, file: string) => string,
): string[] {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  if (!code) return [];
  const rest = code.replaceAll(STYLES, '');
  return [...code.matchAll(STYLES)].flatMap(([, styles = '', from = '']) => {
    const name = from.slice(from.lastIndexOf('/'));
    const [file, other] = importedIds.filter((imported) => imported.endsWith(name));
    if (file === undefined || other !== undefined)
      throw new Error(`${id} has not one file that ${from} could be`);
    return [...rest.matchAll(new RegExp(`\\b${styles}\\b(?:\\.(\\w+))?`, 'g'))].map(
      ([, key = '*']) => nameOf(key, file),
    );
  });
}
