import { once } from 'node:events';
import { createServer } from 'node:net';

/** The port, when a program may listen on it now (0 = any free one); undefined when it is taken. */
export async function findOpenPort(port: number, host: string): Promise<number | undefined> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch {
    return undefined;
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? address?.port : undefined;
}

/** What to tell the operator whose setting names a port that is taken. */
export const describeTaken = (setting: string, port: number): string =>
  `Port ${port} is taken by another program. Stop that, or set ${setting} to another port.`;
