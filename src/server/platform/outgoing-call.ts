/**
 * Calls to other companies' servers, which have a limit of their own for the connection beside the
 * one for the answer (F-15).
 */
import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/**
 * How long a connection may take to open; a server that cannot be reached is known long before the
 * deadline of its answer.
 */
export const CONNECT_MS = 2_000;

/** Opens calls to one address, which keep their connections. */
export function makeCaller(baseUrl: URL): (url: URL, options: RequestOptions) => ClientRequest {
  const isPlain = baseUrl.protocol === 'http:';
  const agent = isPlain ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true });
  const open = isPlain ? httpRequest : httpsRequest;
  return (url, options) => open(url, { ...options, agent });
}

/**
 * Sends the body and resolves with the beginning of the answer; rejects when connecting takes
 * longer than `connectMs`.
 */
export function sendWithin(
  request: ClientRequest,
  body: string | Buffer | undefined,
  connectMs = CONNECT_MS,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      const tooLate = setTimeout(
        () => request.destroy(new Error('connecting took too long')),
        connectMs,
      );
      socket
        .once('connect', () => clearTimeout(tooLate))
        .once('close', () => clearTimeout(tooLate));
    });
    request.end(body);
  });
}
