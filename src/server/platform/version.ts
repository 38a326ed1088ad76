/**
 * Which release this is: the package's version and the commit that was built, as `0.1.0+1a2bc00`.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const ROOT = path.join(import.meta.dirname, '../../..');
const FILE = path.join(ROOT, 'dist/version');
const Manifest = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/**
 * Writes down what is being built; without git or its history the package's version alone. What is
 * written already stays, also where its commit is not known any more: an installed release may lie
 * where nothing can be written.
 */
export async function writeVersion(): Promise<void> {
  const commit = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
  }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
  const version = await packageVersion();
  const made = commit === undefined ? version : `${version}+${commit}`;
  const known = await readFile(FILE, 'utf8').catch(() => undefined);
  if (known === made || (commit === undefined && known?.startsWith(`${version}+`))) return;
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, made);
}

/** The release that was built last; the package's version when none was. */
export const readVersion = (): Promise<string> => readFile(FILE, 'utf8').catch(packageVersion);

const packageVersion = async (): Promise<string> =>
  v.parse(Manifest, await readFile(path.join(ROOT, 'package.json'), 'utf8')).version;
