import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

const TETHER = path.join(import.meta.dirname, 'end-with-parent.ts');

export type TetheredOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly output: 'inherit' | 'pipe' | number;
  /** In a session of its own, where a Ctrl-C at the terminal does not reach it. */
  readonly detached?: boolean;
};

/** Runs a script by this Node as a child that ends when we do, even when we are killed. */
export function spawnTethered(
  command: readonly string[],
  { environment, output, detached = false }: TetheredOptions,
): ChildProcess {
  const options: SpawnOptions = {
    detached,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  };
  return spawn(process.execPath, ['--import', TETHER, ...command], options);
}
