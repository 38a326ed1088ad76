/**
 * The walls of the house: imports between floors and subjects, rings, crowded folders, names that
 * say nothing, say two things or say it in a retired word, texts that hold for one market only,
 * lines that are too wide, and documents that name what is gone (architecture: Floors and
 * subjects).
 */
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { findCycles } from './walls/cycles.ts';
import { findDeadPaths } from './walls/document-paths.ts';
import { findDoubleNames } from './walls/exported-names.ts';
import { findLostComments } from './walls/file-comments.ts';
import { findCrowdedFolders } from './walls/folders.ts';
import { findWideLines, findWideTextLines } from './walls/line-width.ts';
import { findMarketWords } from './walls/market-words.ts';
import { readModule, type Module } from './walls/modules.ts';
import { findRetiredWords } from './walls/retired-words.ts';
import { findPages, findViolations } from './walls/rules.ts';
import { HOUSE, readOtherTexts, readSources } from './walls/sources.ts';

/** The house has more modules than this: seeing fewer means that the check is blind. */
const LEAST_MODULES = 1000;
const EMPTY_NAMES = /^(utils?|helpers?|common|misc|types)(\.(ts|tsx|mjs|css|test\..+))?$/;

/** How many modules and imports were looked at, and all that is wrong. */
export type Inspection = {
  readonly modules: number;
  readonly imports: number;
  readonly problems: readonly string[];
};

/** Inspects the house at `root`. */
export async function inspectWalls(root: string): Promise<Inspection> {
  const [sources, otherTexts, entries] = await Promise.all([
    readSources(root),
    readOtherTexts(root),
    Array.fromAsync(glob(`${HOUSE}/**`, { cwd: root })),
  ]);
  const modules = sources.map(readModule);
  const pages = findPages(modules.map(({ file }) => file));
  const problems = [
    ...modules.flatMap((module) => findViolations(module, pages)),
    ...findCycles(modules).map((cycle) => `${cycle}: a ring of imports has no first file to read`),
    ...modules.flatMap((module) => findMissing(root, module)),
    ...findEmptyNames(entries),
    ...sources.flatMap(findMarketWords),
    ...(await findDeadPaths(root)),
    ...findCrowdedFolders(entries),
    ...findDoubleNames(sources),
    ...findRetiredWords(entries, sources),
    ...sources.flatMap(findLostComments),
    ...sources.flatMap(findWideLines),
    ...otherTexts.flatMap(findWideTextLines),
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

function findEmptyNames(entries: readonly string[]): string[] {
  const empty = entries.filter((entry) => EMPTY_NAMES.test(path.basename(entry)));
  return empty.map((entry) => `${entry}: the name does not say what is inside`);
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '..');
  const { modules, imports, problems } = await inspectWalls(root);
  console.log(`${modules} modules, ${imports} imports, ${problems.length} problems`);
  for (const problem of problems) console.error(problem);
  if (modules < LEAST_MODULES || imports < modules)
    console.error('Too little was seen: the check itself is broken.');
  if (problems.length > 0 || modules < LEAST_MODULES || imports < modules) process.exitCode = 1;
}
