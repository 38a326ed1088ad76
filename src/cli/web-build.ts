import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endOf } from '#server/platform/child-exit.ts';
import { writeVersion } from '#server/platform/version.ts';
import { spawnTethered } from './tethered.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const PAGE_RULES = path.join(ROOT, 'tools/web-build/write-page-rules.ts');
const MARK = path.join(ROOT, 'dist/built-from');
const SOURCES = [
  'src/web/**/*',
  'src/domain/**/*',
  'vite.config.ts',
  'tools/web-build/*',
  'package-lock.json',
];

/**
 * Builds what browsers load and what the server renders with, unless the last build was of the same
 * sources. Gives back whether it built.
 */
export async function buildWeb(): Promise<boolean> {
  const sources = await hashSources();
  await writeVersion();
  if ((await readFile(MARK, 'utf8').catch(() => '')) === sources) return false;
  await rm(MARK, { force: true });
  await Promise.all([runVite([]), runVite(['--ssr'])]);
  await run([PAGE_RULES]);
  await writeFile(MARK, sources);
  return true;
}

async function hashSources(): Promise<string> {
  const entries = await Array.fromAsync(glob(SOURCES, { cwd: ROOT, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  const hash = createHash('sha256');
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()) {
    hash.update(path.relative(ROOT, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

const runVite = (args: readonly string[]): Promise<void> =>
  run([VITE, 'build', ROOT, '--logLevel', 'warn', ...args]);

async function run(args: readonly string[]): Promise<void> {
  const child = spawnTethered(args, {
    environment: { NODE_ENV: 'production' },
    output: 'pipe',
  });
  const [out, complaint, how] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    endOf(child),
  ]);
  if (how !== 'exit 0') throw new Error(`The web build failed (${how}):\n${out}${complaint}`);
}
