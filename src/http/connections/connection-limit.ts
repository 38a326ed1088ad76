/**
 * How many connections a listener keeps (S-24). A newcomer is let in unless every other one is
 * being answered: for it, the connection goes on which for the longest time no whole request has
 * been waiting for its answer. A thousand halves of a header so lock out nobody.
 */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Beyond the bound, a connection costs memory for nothing. */
const MOST = 4_000;
const FEWEST = 50;
/** Open files that connections leave to everything else: PostgreSQL, suppliers, pages, logs. */
const OTHER_FILES = 150;

/** Connections that each of so many threads may keep, by the files that the process may open. */
export const connectionsPerThread = (threads: number, openFiles = mostOpenFiles()): number =>
  Math.min(MOST, Math.max(FEWEST, Math.floor((openFiles - OTHER_FILES) / threads)));

/** Holds the listener of `app` to `most` connections; it must not listen yet. */
export function limitConnections(app: FastifyInstance, most: number): void {
  const open = new Set<Socket>();
  /** Those on which no request is answered, in the order in which they fell quiet. */
  const quiet = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    quiet.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      quiet.delete(socket);
    });
    if (open.size > most) for (const longest of quiet.values().take(1)) longest.destroy();
  });
  // The first hook after the body has come in.
  app.addHook('preValidation', ({ raw: { socket } }, { raw: response }, done) => {
    quiet.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) quiet.add(socket);
    });
    done();
  });
}

/** Of this process, as the kernel tells it (proc_pid_limits(5)); elsewhere what is usual. */
function mostOpenFiles(): number {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Infinity);
  } catch {
    return 1_024;
  }
}
