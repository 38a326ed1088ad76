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

/** Writes down what is being built; without git or its history the package's version alone. */
export async function writeVersion(): Promise<void> {
  const commit = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
  }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, [await packageVersion(), ...(commit ? [commit] : [])].join('+'));
}

/** The release that was built last; the package's version when none was. */
export const readVersion = (): Promise<string> => readFile(FILE, 'utf8').catch(packageVersion);

const packageVersion = async (): Promise<string> =>
  v.parse(Manifest, await readFile(path.join(ROOT, 'package.json'), 'utf8')).version;
