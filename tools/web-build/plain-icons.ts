import type { Plugin } from 'vite';

const MAKER = '\0plain-icons';

/**
 * Vite plugin: lucide's drawings without its machinery of names, aliases and contexts, which
 * weighed more than the drawings. What is inside an icon is made once, not at each place it
 * stands.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  enforce: 'pre',
  // The server must draw the same.
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
      ? MAKER
      : undefined,
  load: (id) => (id === MAKER ? CODE : undefined),
});

const CODE = `
import { createElement } from 'react';

export default function createLucideIcon({ node }) {
  const inside = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, strokeWidth = 2, ...given }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...given,
      },
      inside,
    );
}
`;
