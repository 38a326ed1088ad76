import { spawnSync } from 'node:child_process';

/**
 * What to put before a command so that the kernel interrupts it when this process dies, where
 * util-linux is present.
 */
export function deathSignal(): string[] {
  const prefix = ['--pdeathsig', 'INT', '--'];
  return spawnSync('setpriv', [...prefix, 'true']).status === 0 ? ['setpriv', ...prefix] : [];
}
