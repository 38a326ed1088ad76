import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the data directory with what leads to it, one folder after the other, so that a refusal
 * tells what is wrong and where. Throws an Error with a sentence for the operator that names
 * `DATA_DIR`.
 */
export async function makeDataDirectory(directory: string): Promise<void> {
  const { root } = path.parse(directory);
  let folder = root;
  for (const name of path.relative(root, directory).split(path.sep)) {
    folder = path.join(folder, name);
    await makeFolder(folder).catch((error: unknown) => refuse(directory, folder, error));
  }
  await access(directory, constants.W_OK | constants.X_OK).catch((error: unknown) =>
    refuse(directory, directory, error),
  );
}

async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!found) await mkdir(folder);
  else if (!found.isDirectory()) throw Object.assign(new Error('a file'), { code: 'ENOTDIR' });
}

const WHY: Readonly<Record<string, string>> = {
  ENOTDIR: 'is a file, not a folder',
  EROFS: 'is on a disk that can only be read',
  EACCES: 'is closed to this user',
  EPERM: 'is closed to this user',
  ENOENT: 'cannot be made there: that file system takes no folders',
  ENOSPC: 'cannot be made: the disk is full',
};

function refuse(directory: string, folder: string, error: unknown): never {
  const why = WHY[codeOf(error)] ?? `cannot be used (${String(error)})`;
  throw new Error(`DATA_DIR is "${directory}": ${folder} ${why}. Set DATA_DIR to another folder.`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
