/**
 * One supplier's calls over HTTP: a deadline for each, every answer parsed, trouble told as SupplierUnavailable. A supplier
 * that keeps failing is left alone for a while, so that its trouble does not become the visitor's wait (F-16).
 */
import * as v from 'valibot';
import { SupplierUnavailable } from './ports.ts';

export type SupplierCall = {
  readonly post: <T>(call: string, body: unknown, schema: v.GenericSchema<unknown, T>, deadlineMs?: number) => Promise<T>;
  readonly get: <T>(path: string, schema: v.GenericSchema<unknown, T>) => Promise<T>;
};

const QUOTE_DEADLINE_MS = 10_000;
/** Bookings may take longer: giving up early leaves an unknown result (F-15). */
export const BOOKING_DEADLINE_MS = 25_000;

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5_000;

/** Calls below `baseUrl`; quotes stop being sent for five seconds after five failures in a row, bookings and questions after them never. */
export function makeSupplierCall(baseUrl: string, name: string): SupplierCall {
  let failures = 0;
  let openUntil = 0;
  const send = async <T>(path: string, init: RequestInit, schema: v.GenericSchema<unknown, T>, deadlineMs: number, mayWait: boolean): Promise<T> => {
    if (mayWait && performance.now() < openUntil) throw new SupplierUnavailable(`${name} is not answering`);
    try {
      const answer = await fetchParsed(`${baseUrl}/${path}`, init, schema, deadlineMs);
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = performance.now() + OPEN_MS;
      throw new SupplierUnavailable(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  return {
    post: (call, body, schema, deadlineMs = QUOTE_DEADLINE_MS) =>
      send(call, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, schema, deadlineMs, deadlineMs < BOOKING_DEADLINE_MS),
    get: (path, schema) => send(path, {}, schema, QUOTE_DEADLINE_MS, false),
  };
}

async function fetchParsed<T>(url: string, init: RequestInit, schema: v.GenericSchema<unknown, T>, deadlineMs: number): Promise<T> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok && response.status !== 404) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  return v.parse(schema, await response.json());
}
