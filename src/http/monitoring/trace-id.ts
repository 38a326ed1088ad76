import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { makeReference } from '#server/basket/references.ts';

const ids = new WeakMap<IncomingMessage, string>();

/**
 * What a request is known by in logs and traces (W3C Trace Context: 16 bytes, in hexadecimal). One
 * that a stranger sends is not taken: it could be another request's.
 */
export function traceIdOf(request: IncomingMessage): string {
  const id = ids.get(request) ?? randomBytes(16).toString('hex');
  ids.set(request, id);
  return id;
}

/**
 * What a failure of a request is known by, to its visitor and in the log (S-25): of all threads
 * one. Made when it is asked for: few requests fail.
 */
export const requestReference = (request: IncomingMessage): string =>
  makeReference(traceIdOf(request));
