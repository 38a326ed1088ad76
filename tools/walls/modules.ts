import path from 'node:path';
import { Visitor, type Argument, type Expression } from 'oxc-parser';
import type { Source } from './sources.ts';

/**
 * One module: its path below the root (`src/web/href.ts`) and everything that it names from
 * elsewhere.
 */
export type Module = { readonly file: string; readonly links: readonly Link[] };

/** `target` is a path below the root, or the name of a package; `text` is what the source says. */
export type Link = { readonly text: string; readonly target: string; readonly isPackage: boolean };

/**
 * A module with its imports: of values and of types, re-exports, `import()`,
 * `import.meta.resolve(…)` and `new URL(…, import.meta.url)`.
 */
export function readModule(source: Source): Module {
  const links = [
    ...findImports(source).map((text) => resolveImport(source.file, text)),
    ...findAddresses(source).map((text) => resolveAddress(source.file, text)),
  ];
  return {
    file: source.file,
    links: [...new Map(links.map((link) => [link.text, link])).values()],
  };
}

function findImports({ module, program }: Source): string[] {
  const texts = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  new Visitor({
    ImportExpression: ({ source }) => void texts.push(...textOf(source)),
    TSImportType: ({ source }) => void texts.push(source.value),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (isOfMeta(callee, 'resolve')) texts.push(...textOf(first));
    },
  }).visit(program);
  return texts;
}

/** What is found beside the module by its address: scripts of threads, data, style sheets. */
function findAddresses({ program }: Source): string[] {
  const texts: string[] = [];
  new Visitor({
    NewExpression: ({ callee, arguments: [first, base] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      if (isUrl && isOfMeta(base, 'url')) texts.push(...textOf(first));
    },
  }).visit(program);
  return texts;
}

const isOfMeta = (node: Argument | Expression | undefined, name: string): boolean =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === name;

const textOf = (node: Argument | Expression | undefined): string[] =>
  node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

function resolveImport(file: string, text: string): Link {
  const [plain = ''] = text.split('?');
  if (plain.startsWith('#')) return { text, target: `src/${plain.slice(1)}`, isPackage: false };
  return plain.startsWith('.')
    ? resolveAddress(file, text)
    : { text, target: plain, isPackage: true };
}

/** An address is relative with or without `./`; one with a scheme of its own leads elsewhere. */
function resolveAddress(file: string, text: string): Link {
  const [plain = ''] = text.split('?');
  const isElsewhere = /^[a-z]+:/.test(plain);
  return {
    text,
    target: isElsewhere ? plain : path.posix.join(path.posix.dirname(file), plain),
    isPackage: isElsewhere,
  };
}
