import type { Plugin } from 'vite';

/** What makes a router on a page that is live already, and the library's module that does. */
const MAKER = /\/web\/browser\/routing\/router\.ts$/;
const MAKES = 'lib/dom/lib.js';
/** The library's modules of how a router works, of which the pages need a constant or two. */
const ROUTER = /\/react-router\/dist\/\w+\/lib\/router\/(?:router|instrumentation)\.js$/;
const APART = /\/react-router\/dist\/.+\?apart$/;

/**
 * Vite plugin for the browser: keeps what makes a router out of the file of libraries, for no page
 * waits for it. A module comes whole, and in the library each page needs something of the same
 * modules; so those are there twice, as the pages need them and for the maker (`?apart`), and from
 * each falls off what nobody uses there.
 */
export const routerApart = (): Plugin => ({
  name: 'router-apart',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const isApart = APART.test(importer);
    if (!isApart && !(MAKER.test(importer) && source === 'react-router')) return null;
    const found = await this.resolve(source, importer.replace('?apart', ''), { skipSelf: true });
    if (!found) return null;
    if (!isApart) return found.id.replace('index.js', `${MAKES}?apart`);
    return ROUTER.test(found.id) ? `${found.id}?apart` : found;
  },
});
