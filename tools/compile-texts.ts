import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const TEXTS = /\/web\/texts\/[^/]+\/(?:[^/]+\/)?[^/]+\.json$/;

/**
 * Vite plugin: turns the ICU messages of the text files into what the formatter needs, so that the
 * browser loads no message parser (about 12 kB gzip). Tests go through it as well: texts that are
 * not compiled are not what pages show.
 */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  enforce: 'pre',
  config: () => ({
    resolve: {
      // The library's own switch for messages that are compiled already: an import inside it.
      alias: [
        { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
      ],
    },
    // The switch reaches only what is bundled; the server must format the same compiled messages.
    ssr: { noExternal: ['use-intl'] },
  }),
  transform(code, id) {
    return TEXTS.test(id)
      ? { code: JSON.stringify(compileAll(JSON.parse(code))), map: null }
      : undefined;
  },
});

/** Every sentence of a namespace, however deep. */
function compileAll(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileAll(text)]));
}
