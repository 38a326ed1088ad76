import { isGenerated, type Source } from './sources.ts';

/**
 * A comment about a whole file that stands between its imports: it was on the first of them, and
 * went along when they were sorted.
 */
export function findLostComments({ file, module, comments }: Source): string[] {
  const [first, last] = [module.staticImports.at(0), module.staticImports.at(-1)];
  const isLost = comments.some(
    ({ type, value, start }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      first !== undefined &&
      last !== undefined &&
      start > first.start &&
      start < last.start,
  );
  return isLost && !isGenerated(file)
    ? [`${file}: what a file is about is said before its imports, not between them`]
    : [];
}
