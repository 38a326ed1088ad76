import type { Logger } from 'pino';
import type { ErrorKind } from '#domain/errors/error-kinds.ts';
import type { FieldError } from '#domain/field-error.ts';

/** Where errors are told. */
export type ErrorLog = Pick<Logger, 'warn'>;

/**
 * Tells an error that a visitor is answered through all the same: one line under the name of its
 * kind. `facts` hold nothing personal.
 */
export const reportError = (log: ErrorLog, kind: ErrorKind, facts: object = {}): void =>
  log.warn(facts, kind);

/** Codes and fields alone: what was typed stays out of the log (PAX-31). */
export const withoutWords = (errors: readonly FieldError[]) =>
  errors.map(({ code, field }) => ({ code, field }));
