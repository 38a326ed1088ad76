/**
 * The hot loops of the engine: vector code where the machine has it, the same in TypeScript where
 * not.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kernel, MakeKernel } from './kernel.ts';
import { scalarKernel } from './scalar/kernel.ts';

/** Vector loops where the machine runs them, else the scalar ones. */
export const makeKernel: MakeKernel = (memory) =>
  vectorModule ? vectorKernel(vectorModule, memory) : scalarKernel(memory);

const BYTES = readFileSync(path.join(import.meta.dirname, 'vector/kernel.wasm'));
const vectorModule = WebAssembly.validate(BYTES) ? new WebAssembly.Module(BYTES) : undefined;

function vectorKernel(module: WebAssembly.Module, memory: WebAssembly.Memory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module is built from kernel.as.ts beside it; the test of both kernels calls every export
  return exports as unknown as Kernel;
}
