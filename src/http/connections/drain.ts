/** Ending a listener without cutting anybody off who has begun (F-09). */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The kernel accepts connections before we do, we take one of them a turn of the event loop, and
 * those that we have not taken are cut off when we close: so many turns in a row must bring none.
 */
const EMPTY_TURNS = 10;
const TURN_MS = 10;
/** The longest that new ones are taken when they never cease: half of what a stop may take. */
const LETTING_IN_MS = 10_000;
/** So long a connection on which nothing was ever asked may still ask. */
const SILENT_MS = 1_000;

export type Drain = {
  /**
   * Resolves when everybody who had connected is let in: close the listener then. From the call on
   * every answer says `connection: close`, also of requests that have begun, and a connection on
   * which nothing is asked (browsers open some in advance) is not waited for.
   */
  readonly begin: () => Promise<void>;
  readonly hasBegun: () => boolean;
};

/** Watches a listener from its start, so that it can be ended well. */
export function prepareDrain(app: FastifyInstance): Drain {
  const { server } = app;
  const silent = new Set<Socket>();
  let hasBegun = false;
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }) => silent.delete(socket));
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (hasBegun) raw.shouldKeepAlive = false;
    done(null, payload);
  });
  return {
    hasBegun: () => hasBegun,
    begin: async () => {
      hasBegun = true;
      if (server.listening) await letIn(server);
      void endSilent(silent);
    },
  };
}

async function letIn(server: Server): Promise<void> {
  const end = performance.now() + LETTING_IN_MS;
  let emptyTurns = 0;
  server.on('connection', () => (emptyTurns = 0));
  while (emptyTurns < EMPTY_TURNS && performance.now() < end) {
    emptyTurns += 1;
    await sleep(TURN_MS);
    await turn();
  }
}

/** What has arrived meanwhile is read in two turns of the event loop, however late these come. */
async function endSilent(silent: ReadonlySet<Socket>): Promise<void> {
  await sleep(SILENT_MS);
  await turn();
  await turn();
  for (const socket of silent) socket.destroy();
}
