/** Ending a listener without cutting anybody off who has begun (F-09). */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/**
 * New connections are taken until none has come for so long, in a short turn of the event loop: the
 * kernel accepts them before we do, and cuts off those that we have not taken when we close.
 */
const QUIET_MS = 100;
const SHORT_TURN_MS = 5;
/** The longest that they are taken when they never cease. */
const LETTING_IN_MS = 2_000;
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
    await letIn(server);
    void endSilent(silent);
  };
}

async function letIn(server: Server): Promise<void> {
  const start = performance.now();
  let last = start;
  server.on('connection', () => (last = performance.now()));
  for (;;) {
    await sleep(10);
    const before = performance.now();
    await turn();
    const now = performance.now();
    const isQuiet = now - last > QUIET_MS && now - before < SHORT_TURN_MS;
    if (isQuiet || now - start > LETTING_IN_MS) return;
  }
}

/** What has arrived meanwhile is read in two turns of the event loop, however late these come. */
async function endSilent(silent: ReadonlySet<Socket>): Promise<void> {
  await sleep(SILENT_MS);
  await turn();
  await turn();
  for (const socket of silent) socket.destroy();
}
