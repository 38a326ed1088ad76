import type { Plugin } from 'vite';

/**
 * Vite plugin for the browser: a module that is imported late comes as it is. What Vite puts around
 * each such import fetches styles and more modules ahead of it; there is one stylesheet for all
 * pages, and nothing is named ahead (`modulePreload`), so all of that would be half a kilobyte of
 * every page that never does anything.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
