import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The port, when a program may listen on it now (0 = any free one); undefined when another program
 * has it. Throws, naming both, where this machine cannot listen at that host and port at all.
 */
export async function findOpenPort(port: number, host: string): Promise<number | undefined> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return undefined;
    throw new Error(`This machine cannot listen at HOST ${host}, port ${port}: ${String(code)}.`, {
      cause: error,
    });
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? address?.port : undefined;
}

/** What to tell the operator whose setting names a port that is taken. */
export const describeTaken = (setting: string, port: number): string =>
  `Port ${port} is taken by another program. Stop that, or set ${setting} to another port.`;
