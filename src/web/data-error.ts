import type { DataErrorKind } from './data-error-kinds.ts';

/** A data call that was answered with errors, or not at all. */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  readonly operation: string;

  constructor(operation: string, message: string, kind: DataErrorKind, cause?: unknown) {
    super(`${operation}: ${message}`, { cause });
    this.name = 'DataError';
    this.kind = kind;
    this.operation = operation;
  }
}
