import { isGenerated, type Source } from './sources.ts';

/** Names that the router reads from every page that has them (`route.tsx`). */
const OF_THE_ROUTER = new Set([
  'Component',
  'ErrorBoundary',
  'HydrateFallback',
  'action',
  'handle',
  'loader',
  'shouldRevalidate',
]);

/**
 * A sentence for every name that two files of the program export: who looks for a name must find
 * one thing. Tests and what tests share are left out, and what a tool writes from the schema.
 */
export function findDoubleNames(sources: readonly Source[]): string[] {
  const exports = sources
    .filter(isProgram)
    .flatMap((source) => namesOf(source).map((name) => ({ name, file: source.file })));
  return [...Map.groupBy(exports, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(
      ([name, places]) =>
        `${name} is exported by ${places.map(({ file }) => file).join(' and ')}: who looks for a name must find one thing`,
    );
}

const isProgram = ({ file }: Source): boolean =>
  file.startsWith('src/') &&
  !file.includes('/testing/') &&
  !/\.test\.tsx?$/.test(file) &&
  !isGenerated(file);

function namesOf({ file, module }: Source): string[] {
  const isPage = file.endsWith('/route.tsx');
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  return [...new Set(names)].filter((name) => !(isPage && OF_THE_ROUTER.has(name)));
}
