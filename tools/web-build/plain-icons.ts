import type { Plugin } from 'vite';

const MAKER = '\0plain-icons';

/**
 * Vite plugins: lucide's drawings without its machinery of names, aliases and contexts, which
 * weighed more than the drawings, and each from its own file. What is inside an icon is made once,
 * not at each place it stands; the server writes it once, and the browser finds what it would have
 * made.
 */
export const plainIcons = (): Plugin[] => [
  {
    name: 'plain-icons',
    enforce: 'pre',
    // The server must draw the same.
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
        ? MAKER
        : undefined,
    load: (id, { ssr = false } = {}) => (id === MAKER ? codeOf(ssr ? WRITTEN : MADE) : undefined),
    transform: {
      filter: { code: OF_ALL },
      handler: (code) => ({ code: code.replace(OF_ALL, importsOf), map: null }),
    },
  },
  {
    name: 'plain-drawings',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replaceAll(KNOWN_BY, ''), map: null }),
    },
  },
];

/** What the machinery knows an icon and its parts by. */
const KNOWN_BY = /\b(?:name|size|key): ["\w-]+,?/g;

/** What asks the list of all icons for some. */
const OF_ALL = /import \{([^}]+)\} from 'lucide-react';/;

/**
 * Each by its own file (`lucide-react/icons/*`): asked of the list, all icons of all pages would
 * come with every page (`browser-files.ts`).
 */
const importsOf = (_: string, names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ');
      return `import ${local} from 'lucide-react/icons/${fileOf(icon)}';`;
    })
    .join(' ');

/** `maximize-2` of `Maximize2`. */
const fileOf = (icon: string): string =>
  icon.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase();

type Inside = { readonly imports: string; readonly inside: string; readonly made: string };

const MADE: Inside = {
  imports: '',
  inside: 'node.map(make)',
  made: `createElement('svg', props, ...inside)`,
};

/** No text becomes markup in a browser (S-10); on the server it is what React wrote. */
const WRITTEN: Inside = {
  imports: `import { renderToStaticMarkup } from 'react-dom/server';`,
  inside: '{ __html: node.map((part) => renderToStaticMarkup(make(part))).join("") }',
  made: `createElement('svg', { ...props, dangerouslySetInnerHTML: inside })`,
};

const codeOf = ({ imports, inside, made }: Inside): string => `
import { createElement } from 'react';
${imports}

const make = ([tag, attributes]) => createElement(tag, attributes);

export default function createLucideIcon({ node }) {
  const inside = ${inside};
  return ({ size = 24, strokeWidth = 2, ...rest }) => {
    const props = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
    };
    return ${made};
  };
}
`;
