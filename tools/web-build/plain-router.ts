import type { Plugin } from 'vite';

/** What the router makes whether or not somebody takes it, and the names it gives for tools. */
const MADE = /^(const \w+ = )(?=React\$1\.(?:createContext|forwardRef|memo)\()/gm;
const NAMED = /^\w+\.displayName = ".+";$/gm;

/**
 * Vite plugin for the browser: the router's parts that no page uses stay out. It does not say of
 * them that making one does nothing else, so every page brought links and forms along that nobody
 * had asked for, and with them how a framework of its own fetches ahead.
 */
export const plainRouter = (): Plugin => ({
  name: 'plain-router',
  transform: {
    filter: { id: /\/react-router\/dist\/.+\.m?js(?:\?\w+)?$/ },
    handler: (code) => ({
      code: code.replaceAll(MADE, '$1/* @__PURE__ */ ').replaceAll(NAMED, ''),
      map: null,
    }),
  },
});
