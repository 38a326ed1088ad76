/**
 * One supplier's calls over HTTP: two seconds to connect and a deadline for each (F-15), every
 * answer parsed, trouble told as SupplierUnavailable. A supplier that keeps failing is left alone
 * for a while, so that its trouble does not become the visitor's wait (F-16).
 */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { trace } from '#server/monitoring/span.ts';
import { CONNECT_MS, makeCaller, sendWithin } from '#server/platform/outgoing-call.ts';
import { SupplierUnavailable } from './ports.ts';

export type SupplierCall = {
  readonly post: <T>(
    call: string,
    body: unknown,
    schema: v.GenericSchema<unknown, T>,
    deadlineMs?: number,
  ) => Promise<T>;
  readonly get: <T>(path: string, schema: v.GenericSchema<unknown, T>) => Promise<T>;
};

export type SupplierLine = {
  readonly name: string;
  /** Hears of what a supplier does not have (ERR-09). */
  readonly log: Pick<Logger, 'info'>;
  readonly connectMs?: number;
};

const QUOTE_DEADLINE_MS = 10_000;
/** Bookings may take longer: giving up early leaves an unknown result (F-15). */
export const BOOKING_DEADLINE_MS = 25_000;

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5_000;

/**
 * Calls below `baseUrl`; quotes stop being sent for five seconds after five failures in a row,
 * bookings and questions after them never.
 */
export function makeSupplierCall(
  baseUrl: string,
  { name, log, connectMs = CONNECT_MS }: SupplierLine,
): SupplierCall {
  let failures = 0;
  let openUntil = 0;
  const open = makeCaller(new URL(baseUrl));
  const send = async <T>(
    path: string,
    body: string | undefined,
    schema: v.GenericSchema<unknown, T>,
    deadlineMs: number,
    mayWait: boolean,
  ): Promise<T> => {
    if (mayWait && performance.now() < openUntil)
      throw new SupplierUnavailable(`${name} is not answering`);
    try {
      const options =
        body === undefined
          ? { method: 'GET' }
          : { method: 'POST', headers: { 'content-type': 'application/json' } };
      const url = new URL(`${baseUrl}/${path}`);
      const request = open(url, { ...options, signal: AbortSignal.timeout(deadlineMs) });
      const response = await sendWithin(request, body, connectMs);
      if (isFailure(response))
        throw new SupplierUnavailable(
          await failureOf(response, `${options.method} request to ${url}`),
        );
      if (response.statusCode === NOT_FOUND)
        log.info(
          { action: 'not_found', method: options.method, url: url.origin + url.pathname },
          'nothing there',
        );
      const answer = v.parse(schema, await json(response));
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = performance.now() + OPEN_MS;
      if (error instanceof SupplierUnavailable) throw error;
      throw new SupplierUnavailable(
        `${name}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  };
  return {
    post: (call, body, schema, deadlineMs = QUOTE_DEADLINE_MS) =>
      trace('client', name, () =>
        send(call, JSON.stringify(body), schema, deadlineMs, deadlineMs < BOOKING_DEADLINE_MS),
      ),
    get: (path, schema) =>
      trace('client', name, () => send(path, undefined, schema, QUOTE_DEADLINE_MS, false)),
  };
}

const NOT_FOUND = 404;

/** An answer that is nobody's: all but success and "not found", which callers read as a result. */
const isFailure = ({ statusCode: status = 0 }: IncomingMessage): boolean =>
  (status < 200 || status >= 300) && status !== NOT_FOUND;

const FailureSchema = v.union([
  v.pipe(
    v.object({ errors: v.looseTuple([v.object({ message: v.string() })]) }),
    v.transform(({ errors: [first] }) => first.message),
  ),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);
const MOST_REASON = 200;

/**
 * What is told of a failed call: the answer's first error message, in one line and shortened, else
 * the text of its status (ERR-08).
 */
async function failureOf(response: IncomingMessage, call: string): Promise<string> {
  const body = await json(response).catch(() => undefined);
  const read = v.safeParse(FailureSchema, body);
  const reason = read.success
    ? read.output.replace(/\s+/g, ' ').slice(0, MOST_REASON)
    : STATUS_CODES[response.statusCode ?? 0];
  return `${response.statusCode}: ${call} failed, reason: ${reason}`;
}
