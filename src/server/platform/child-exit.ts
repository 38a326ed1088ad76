import type { ChildProcess } from 'node:child_process';

/**
 * How a child process ended: `exit 0`, `signal SIGKILL`, or why it could not be run. Ask before it
 * ends.
 */
export function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit ${code}`));
  });
}
