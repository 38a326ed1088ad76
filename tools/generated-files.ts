import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/** A file that a tool writes: its path below the repository's root, and its text. */
export type GeneratedFile = { readonly file: string; readonly text: string };

/**
 * Writes what is wanted and removes what is `present` and wanted no longer. Called with `--check`,
 * a tool only names what is not in step with its source (`source`: as a sentence says it), and
 * fails.
 */
export async function keepGenerated(
  wanted: readonly GeneratedFile[],
  present: readonly string[],
  source: string,
): Promise<void> {
  const stale = present.filter((file) => !wanted.some((one) => one.file === file));
  if (process.argv.includes('--check')) await check(wanted, stale, source);
  else await write(wanted, stale);
}

/** Paths below the root that match a pattern, in order. */
export async function listFiles(pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: ROOT }))).toSorted();
}

/** The text of a file below the root; empty when there is none. */
export function readText(file: string): Promise<string> {
  return readFile(path.join(ROOT, file), 'utf8').catch(() => '');
}

async function check(
  wanted: readonly GeneratedFile[],
  stale: readonly string[],
  source: string,
): Promise<void> {
  const wrong = await Array.fromAsync(wanted, async ({ file, text }) =>
    (await readText(file)) === text ? [] : [file],
  );
  const names = [...wrong.flat(), ...stale];
  if (names.length === 0) return;
  console.error(`Not in step with ${source}, run \`npm run generate\`:\n  ${names.join('\n  ')}`);
  process.exitCode = 1;
}

async function write(wanted: readonly GeneratedFile[], stale: readonly string[]): Promise<void> {
  for (const { file, text } of wanted) await writeFile(path.join(ROOT, file), text);
  for (const file of stale) await rm(path.join(ROOT, file));
}
