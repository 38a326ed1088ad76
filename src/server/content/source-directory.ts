import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_KINDS } from '#domain/content/entry.ts';
import type { DataTables } from './data-tables.ts';
import type { SourceFault } from './source-fault.ts';
import { readSource, type SourceEntry } from './source/read-source.ts';

/** The content that comes with the program. */
export const CONTENT_DIRECTORY = path.join(import.meta.dirname, '../../../content');

export type ReadContent = {
  readonly entries: readonly SourceEntry[];
  readonly faults: readonly SourceFault[];
};

/** All entries of `pages/…`, `guides/…` and so on in a directory, and all that is wrong there. */
export async function readContentDirectory(
  directory: string,
  tables: DataTables,
): Promise<ReadContent> {
  const read = await Promise.all(CONTENT_KINDS.map((kind) => readKind(directory, kind, tables)));
  const found = read.flat();
  return {
    entries: found.filter((one) => 'hash' in one),
    faults: found.flatMap((one) => ('hash' in one ? [] : one)),
  };
}

async function readKind(
  directory: string,
  kind: (typeof CONTENT_KINDS)[number],
  tables: DataTables,
): Promise<ReturnType<typeof readSource>[]> {
  const root = path.join(directory, kind);
  const names = (await Array.fromAsync(glob('**/*.md', { cwd: root }))).toSorted();
  return Promise.all(
    names.map(async (name) =>
      readSource(
        {
          file: path.join('content', kind, name),
          kind,
          slug: name.replaceAll(path.sep, '/').replace(/(?:\.(?:gb|ie))?\.md$/, ''),
          text: (await readFile(path.join(root, name), 'utf8')).replaceAll('\r\n', '\n'),
        },
        tables,
      ),
    ),
  );
}
