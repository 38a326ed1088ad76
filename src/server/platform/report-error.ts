import type { Logger } from 'pino';
import type { ErrorKind } from '#domain/errors/error-kinds.ts';

/** Where errors are told. */
export type ErrorLog = Pick<Logger, 'warn'>;

/**
 * Tells an error that a visitor is answered through all the same: one line under the name of its
 * kind. `facts` hold nothing personal.
 */
export const reportError = (log: ErrorLog, kind: ErrorKind, facts: object = {}): void =>
  log.warn(facts, kind);
