/**
 * Writes the engine's hot loops: kernel.as.ts in AssemblyScript → kernel.wasm beside it. With
 * --check only says whether it is in step.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Run as a program: the compiler's own types would redefine `Array.at` for the whole house. */
const COMPILER = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'));
const KERNEL = path.join(import.meta.dirname, '../src/server/price-index/kernel/vector');
const SOURCE = 'kernel.as.ts';
const BINARY = path.join(KERNEL, 'kernel.wasm');
/** A shared memory of the index's, nothing of AssemblyScript's own. */
const OPTIONS = [
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--importMemory',
  '--noExportMemory',
  '--sharedMemory',
  '--maximumMemory',
  '65536',
  '--enable',
  'simd',
  '--enable',
  'threads',
];

const wanted = await compile();
if (process.argv.includes('--check')) await check();
else await writeFile(BINARY, wanted);

async function compile(): Promise<Uint8Array> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'kernel-'));
  try {
    const made = path.join(scratch, 'kernel.wasm');
    await promisify(execFile)(process.execPath, [COMPILER, SOURCE, '--outFile', made, ...OPTIONS], {
      cwd: KERNEL,
    });
    return await readFile(made);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function check(): Promise<void> {
  const present = await readFile(BINARY).catch(() => Buffer.alloc(0));
  if (present.equals(wanted)) return;
  console.error(`kernel.wasm is not in step with ${SOURCE}, run \`npm run generate\``);
  process.exitCode = 1;
}
