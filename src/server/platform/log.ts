/** The log: one JSON line an event, with what is personal or secret taken out (S-18). */

import pino, { type Logger } from 'pino';
import { currentTraceId } from '#server/monitoring/span.ts';

const SECRET = [
  'passengerDetails',
  'contactDetails',
  'carDetails',
  'emailAddress',
  'phoneNumber',
  'firstName',
  'lastName',
  'dateOfBirth',
  'cardToken',
  'proof',
  'password',
  'token',
  'cookie',
  'authorization',
];

/** What waits to be written while the disk of the log is full; more is dropped. */
const WAITING_CHARACTERS = 1_000_000;

export function makeLog(level: string): Logger {
  const output = pino.destination({ maxLength: WAITING_CHARACTERS });
  // A log that cannot be written, on a full disk, is tried again with its next line (F-07).
  output.on('error', () => undefined);
  return pino(
    {
      level,
      mixin: () => {
        const traceId = currentTraceId();
        return traceId === undefined ? {} : { trace_id: traceId };
      },
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
    },
    output,
  );
}
