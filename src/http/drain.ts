/** Ending a listener without cutting anybody off who has begun (F-09). */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** So long new connections are still taken: the kernel may have accepted some that we have not. */
const LETTING_IN_MS = 100;
/** So long a connection on which nothing was ever asked may still ask. */
const SILENT_MS = 1_000;

/**
 * Watches a listener from its start; gives back what prepares its end. Resolves when everybody who
 * had connected before is let in: close the listener then. From the call on every answer says
 * `connection: close`, also of requests that have begun, and a connection on which nothing is asked
 * (browsers open some in advance) is not waited for.
 */
export function prepareDrain(server: Server): () => Promise<void> {
  const silent = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (isDraining) response.shouldKeepAlive = false;
  });
  return async () => {
    isDraining = true;
    for (const response of answering) response.shouldKeepAlive = false;
    await sleep(LETTING_IN_MS);
    await turn();
    void endSilent(silent);
  };
}

/** What has arrived meanwhile is read in two turns of the event loop, however late these come. */
async function endSilent(silent: ReadonlySet<Socket>): Promise<void> {
  await sleep(SILENT_MS);
  await turn();
  await turn();
  for (const socket of silent) socket.destroy();
}
