import type { Module } from './modules.ts';

/**
 * Every ring of modules that import each other, type imports included, as `a → b → a`; each ring
 * once.
 */
export function findCycles(modules: readonly Module[]): string[] {
  const links = new Map(
    modules.map(({ file, links: own }) => [
      file,
      own.filter(({ isPackage }) => !isPackage).map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const target of links.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const { file } of modules) visit(file, []);
  return cycles;
}
