import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What people read: the front page, the documents and what stands beside the code. */
const DOCUMENTS = '{README.md,docs/**/*.md,data/*.md,src/**/*.md}';

/** A path from the root in a code span; with a sign of a pattern in it, it is no path. */
const PATH = /`((?:src|tools|bench|tests|e2e|data|docs)\/[\w./-]+)`/g;

/** A link to a file, without its heading. */
const LINK = /\]\((?!\w+:)([^)#\s]+)[^)]*\)/g;

/** `my-page` or `my_page` in a recipe is whatever its reader makes. */
const EXAMPLE = /(^|\/)my[-_]/;

/** Every path and link in the documents that leads nowhere. */
export async function findDeadPaths(root: string): Promise<string[]> {
  const documents = (await Array.fromAsync(glob(DOCUMENTS, { cwd: root }))).toSorted();
  const dead = await Promise.all(
    documents.map(async (document) => {
      const text = await readFile(path.join(root, document), 'utf8');
      const paths = [...text.matchAll(PATH)].map(([, named = '']) => named);
      const links = [...text.matchAll(LINK)].map(([, named = '']) =>
        path.posix.join(path.posix.dirname(document), named),
      );
      return [...paths, ...links]
        .filter((named) => !EXAMPLE.test(named) && !existsSync(path.join(root, named)))
        .map((named) => `${document} names ${named}: there is no such file`);
    }),
  );
  return dead.flat();
}
