/**
 * The walls of the house: imports between floors and subjects, rings, names that say nothing
 * (architecture: Floors and subjects).
 */
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { findCycles } from './walls/cycles.ts';
import { readModules, type Module } from './walls/modules.ts';
import { findViolations } from './walls/rules.ts';

/** The house has more modules than this: seeing fewer means that the check is blind. */
const LEAST_MODULES = 150;
const EMPTY_NAMES = /^(utils?|helpers?|common|misc|types)(\.|$)/;

/** How many modules and imports were looked at, and all that is wrong. */
export type Inspection = {
  readonly modules: number;
  readonly imports: number;
  readonly problems: readonly string[];
};

export async function inspectWalls(root: string): Promise<Inspection> {
  const modules = await readModules(root);
  const problems = [
    ...modules.flatMap(findViolations),
    ...findCycles(modules).map((cycle) => `${cycle}: a ring of imports has no first file to read`),
    ...modules.flatMap((module) => findMissing(root, module)),
    ...(await findEmptyNames(root)),
  ];
  return {
    modules: modules.length,
    imports: modules.reduce((sum, { links }) => sum + links.length, 0),
    problems,
  };
}

/** An import that leads nowhere would be looked at by no rule. */
function findMissing(root: string, { file, links }: Module): string[] {
  const missing = links.filter(
    ({ target, isPackage }) => !isPackage && !existsSync(path.join(root, target)),
  );
  return missing.map(({ text }) => `${file} imports ${text}: there is no such file`);
}

async function findEmptyNames(root: string): Promise<string[]> {
  const files = await Array.fromAsync(
    glob('{src,tools,bench,e2e,tests}/**/*.{ts,tsx,mjs,css}', { cwd: root }),
  );
  const empty = files.filter((file) => EMPTY_NAMES.test(path.basename(file)));
  return empty.map((file) => `${file}: the name does not say what is inside`);
}

if (import.meta.main) {
  const { modules, imports, problems } = await inspectWalls(path.join(import.meta.dirname, '..'));
  console.log(`${modules} modules, ${imports} imports, ${problems.length} problems`);
  for (const problem of problems) console.error(problem);
  if (modules < LEAST_MODULES || imports < modules)
    console.error('Too little was seen: the check itself is broken.');
  if (problems.length > 0 || modules < LEAST_MODULES || imports < modules) process.exitCode = 1;
}
