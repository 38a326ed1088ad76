/**
 * Writes src/web/texts/messages.generated.ts: the names of all texts by namespace, for the compiler
 * alone. With --check only says whether it is in step.
 */
import path from 'node:path';
import { keepGenerated, listFiles, type GeneratedFile } from './generated-files.ts';

const FOLDER = 'src/web/texts/';
const LANGUAGE = 'en-GB';
const FILE = `${FOLDER}messages.generated.ts`;

const files = await listFiles(`${FOLDER}${LANGUAGE}/**/*.json`);
await keepGenerated([makeMessageTypes(files)], [], `the texts of ${LANGUAGE}`);

/** A file of texts is a namespace, named as the file in whatever room: `search_form`. */
function makeMessageTypes(texts: readonly string[]): GeneratedFile {
  const named = texts.map((file) => ({ name: path.basename(file, '.json'), file }));
  const imports = named.map(
    ({ name, file }) => `import type ${name} from './${path.posix.relative(FOLDER, file)}';`,
  );
  const types = named.map(({ name }) => `  ${name}: typeof ${name};`);
  const text = `/** Written by tools/generate-message-types.ts from ${FOLDER}${LANGUAGE}. */
${imports.join('\n')}

/** All texts by namespace. */
export type Messages = {
${types.join('\n')}
};
`;
  return { file: FILE, text };
}
