import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, type ParseResult } from 'oxc-parser';

/** What the walls stand around: the program, what makes it, measures it and tries it. */
export const HOUSE = '{src,tools,bench,tests,e2e}';

/** A file below the root (`src/web/href.ts`) and its text. */
export type SourceText = { readonly file: string; readonly text: string };

/** A module and what the parser read in it. */
export type Source = SourceText & Pick<ParseResult, 'program' | 'module' | 'comments'>;

/** AssemblyScript is TypeScript to the eye, but not to its parser; it has a compiler of its own. */
const OTHER_LANGUAGE = '.as.ts';

/** Every module of the house, parsed. Throws on the first that cannot be read. */
export async function readSources(root: string): Promise<Source[]> {
  const files = await listFiles(root, `${HOUSE}/**/*.{ts,tsx,mjs}`);
  return Promise.all(
    files.filter((file) => !file.endsWith(OTHER_LANGUAGE)).map((file) => readSource(root, file)),
  );
}

/** What is written in that other language, as text. */
export async function readOtherTexts(root: string): Promise<SourceText[]> {
  const files = await listFiles(root, `${HOUSE}/**/*${OTHER_LANGUAGE}`);
  return Promise.all(files.map((file) => readText(root, file)));
}

/** Written by a tool, never by hand: `generated.ts`, `query.generated.ts`. */
export const isGenerated = (file: string): boolean => /(^|[./])generated\.ts$/.test(file);

async function listFiles(root: string, pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: root }))).toSorted();
}

async function readText(root: string, file: string): Promise<SourceText> {
  return { file, text: await readFile(path.join(root, file), 'utf8') };
}

async function readSource(root: string, file: string): Promise<Source> {
  const { text } = await readText(root, file);
  const { program, module, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return { file, text, program, module, comments };
}
