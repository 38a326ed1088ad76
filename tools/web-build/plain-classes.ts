import type { Plugin } from 'vite';

/** The table itself, beside the names one by one; nobody has it once imports are those of names. */
const TABLE = /^export default \{[^}]*\};?$/m;
const STYLES = /^import (\w+) from ('[^']+\.module\.css'|"[^"]+\.module\.css");?$/gm;

/**
 * Vite plugins: have `styles.card` come as the class's own name, not as a look-up in a table of all
 * the classes of a file, which every page would bring along for each of its parts. The rules of a
 * file stay in the stylesheet though nothing else of it is left.
 */
export const plainClasses = (): Plugin[] => [
  {
    name: 'plain-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: '.module.css' },
      handler: (code) => ({ code: code.replaceAll(STYLES, 'import * as $1 from $2;'), map: null }),
    },
  },
  {
    name: 'plain-classes-rules',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({
        code: code.replace(TABLE, ''),
        map: null,
        moduleSideEffects: 'no-treeshake' as const,
      }),
    },
  },
];
