/**
 * One request after the other on each connection. HTTP/1.1 lets a client send many without waiting
 * for answers (RFC 9112, 9.3.2), and Node begins all that one packet holds in the same turn of its
 * event loop: no limit could slow them. Here the second begins when the first is answered, as if
 * each had come in a packet of its own.
 */
import type { Socket } from 'node:net';
import type { onRequestHookHandler } from 'fastify';

/**
 * Requests of one thread that may wait for another of their connection, about 5 kB each. Browsers
 * and proxies send none, so this holds up nobody else; who sends more is cut off.
 */
export const MOST_WAITING = 2_000;

export type OneAtATime = {
  /** The first hook of a request. */
  readonly hook: onRequestHookHandler;
  /** Whether a request of the connection is being answered. */
  readonly isAnswering: (socket: Socket) => boolean;
};

type Line = { isAnswering: boolean; readonly waiting: (() => void)[] };

/** The turns of all connections of one listener. */
export function oneAtATime(): OneAtATime {
  const lines = new WeakMap<Socket, Line>();
  let waiting = 0;
  const open = (socket: Socket): Line => {
    const line: Line = { isAnswering: false, waiting: [] };
    lines.set(socket, line);
    // What has not begun when a connection ends never does.
    socket.once('close', () => {
      waiting -= line.waiting.length;
      line.waiting.length = 0;
    });
    return line;
  };
  const next = (line: Line): void => {
    const begin = line.waiting.shift();
    line.isAnswering = begin !== undefined;
    if (!begin) return;
    waiting -= 1;
    begin();
  };
  return {
    isAnswering: (socket) => lines.get(socket)?.isAnswering ?? false,
    hook: ({ raw: { socket } }, { raw: response }, done) => {
      const line = lines.get(socket) ?? open(socket);
      const begin = (): void => {
        if (socket.destroyed) return;
        line.isAnswering = true;
        response.once('close', () => next(line));
        done();
      };
      if (!line.isAnswering) return begin();
      if (waiting === MOST_WAITING) return void socket.destroy();
      waiting += 1;
      line.waiting.push(begin);
    },
  };
}
