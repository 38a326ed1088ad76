/** Writes the engine's hot loops: kernel.as.ts in AssemblyScript → kernel.wasm beside it. With --check only says whether it is in step. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import asc from 'assemblyscript/asc';

const KERNEL = path.join(import.meta.dirname, '../src/server/search/engine/kernel');
const SOURCE = 'kernel.as.ts';
const BINARY = path.join(KERNEL, 'kernel.wasm');
/** A shared memory of the index's, nothing of AssemblyScript's own. */
const OPTIONS = [
  '-O3', '--noAssert', '--runtime', 'stub', '--importMemory', '--noExportMemory', '--sharedMemory', '--maximumMemory', '65536', '--enable', 'simd', '--enable', 'threads',
];

const wanted = await compile();
if (process.argv.includes('--check')) await check();
else await writeFile(BINARY, wanted);

async function compile(): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>();
  const { error, stderr } = await asc.main([SOURCE, '--outFile', 'kernel.wasm', ...OPTIONS], {
    readFile: async (name) => (name === SOURCE ? readFile(path.join(KERNEL, SOURCE), 'utf8') : null),
    writeFile: (name, contents) => void files.set(name, contents),
    listFiles: () => [],
  });
  const made = files.get('kernel.wasm');
  if (error || !(made instanceof Uint8Array)) throw new Error(`${SOURCE} does not compile\n${stderr.toString()}`);
  return made;
}

async function check(): Promise<void> {
  const present = await readFile(BINARY).catch(() => Buffer.alloc(0));
  if (present.equals(wanted)) return;
  console.error(`kernel.wasm is not in step with ${SOURCE}, run \`npm run generate\``);
  process.exitCode = 1;
}
