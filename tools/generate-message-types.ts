/**
 * Writes src/web/texts/messages.generated.ts: the names of all texts by namespace, for the compiler
 * alone. With --check only says whether it is in step.
 */
import path from 'node:path';
import { keepGenerated, listFiles, type GeneratedFile } from './generated-files.ts';

const FOLDER = 'src/web/texts/';
const LANGUAGE = 'en-GB';
const FILE = `${FOLDER}messages.generated.ts`;

await keepGenerated([makeMessageTypes(await listNamespaces())], [], `the texts of ${LANGUAGE}`);

/** A file of texts is a namespace, named as the file: `search_form`. */
async function listNamespaces(): Promise<string[]> {
  const files = await listFiles(`${FOLDER}${LANGUAGE}/*.json`);
  return files.map((file) => path.basename(file, '.json'));
}

function makeMessageTypes(namespaces: readonly string[]): GeneratedFile {
  const imports = namespaces.map(
    (name) => `import type ${name} from './${LANGUAGE}/${name}.json';`,
  );
  const types = namespaces.map((name) => `  ${name}: typeof ${name};`);
  const text = `/** Written by tools/generate-message-types.ts from ${FOLDER}${LANGUAGE}. */
${imports.join('\n')}

/** All texts by namespace. */
export type Messages = {
${types.join('\n')}
};
`;
  return { file: FILE, text };
}
