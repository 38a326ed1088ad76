import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

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
