/** Answers to what never becomes a request: bytes that are no HTTP, or that come too slowly. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonHeaders, NO_STORE, type PolicySources } from '#http/security-headers.ts';

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
const WORDS: Readonly<Record<number, string>> = {
  408: 'The request came too slowly.',
  413: 'The request is too large.',
  431: 'The headers of the request are too large.',
};

/**
 * A listener of `clientError`: answers 400, 408, 413 or 431 with the headers of every answer, and
 * ends the connection. While another request of the connection is being answered nothing is
 * written, as it would be read as that answer.
 */
export function answerUnreadable(
  policy: PolicySources,
  isAnswering: (socket: Socket) => boolean,
): (error: Error & { readonly code?: string }, socket: Socket) => void {
  const answers = new Map<number, string>();
  return ({ code = '' }, socket) => {
    if (!socket.writable || isAnswering(socket)) return void socket.destroy();
    const status = STATUS[code] ?? 400;
    const answer = answers.get(status) ?? writeAnswer(status, policy);
    answers.set(status, answer);
    socket.end(answer, () => socket.destroy());
  };
}

function writeAnswer(status: number, policy: PolicySources): string {
  const words = WORDS[status] ?? 'The request could not be read.';
  const headers = {
    ...commonHeaders(policy),
    'cache-control': NO_STORE,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(words.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', words].join('\r\n');
}
