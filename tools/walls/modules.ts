import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * One module: its path below the root (`src/web/href.ts`) and everything that it names from
 * elsewhere.
 */
export type Module = { readonly file: string; readonly links: readonly Link[] };

/** `target` is a path below the root, or the name of a package; `text` is what the source says. */
export type Link = { readonly text: string; readonly target: string; readonly isPackage: boolean };

/**
 * AssemblyScript is compiled by its own compiler, one file at a time, and imports nothing of ours.
 */
const OTHER_LANGUAGE = '.as.ts';

/**
 * Reads every module below `src` with its imports: of values and of types, re-exports, `import()`
 * and `new URL(…, import.meta.url)`.
 */
export async function readModules(root: string): Promise<Module[]> {
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: root })))
    .filter((file) => !file.endsWith(OTHER_LANGUAGE))
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const texts = findTexts(file, await readFile(path.join(root, file), 'utf8'));
      return { file, links: texts.map((text) => resolveLink(file, text)) };
    }),
  );
}

function findTexts(file: string, source: string): string[] {
  const { module, program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const texts = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  new Visitor({
    ImportExpression: ({ source: given }) => void texts.push(...literal(given)),
    TSImportType: ({ source: given }) => void texts.push(given.value),
    NewExpression: ({ callee, arguments: [first, second] }) => {
      const isAddress =
        callee.type === 'Identifier' &&
        callee.name === 'URL' &&
        second?.type === 'MemberExpression';
      if (isAddress && first) texts.push(...literal(first));
    },
  }).visit(program);
  return [...new Set(texts)];
}

const literal = (node: { type: string; value?: unknown }): string[] =>
  node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

function resolveLink(file: string, text: string): Link {
  const [plain = ''] = text.split('?');
  if (plain.startsWith('#')) return { text, target: `src/${plain.slice(1)}`, isPackage: false };
  if (plain.startsWith('.'))
    return {
      text,
      target: path.posix.normalize(path.posix.join(path.posix.dirname(file), plain)),
      isPackage: false,
    };
  return { text, target: plain, isPackage: true };
}
