import pg from 'pg';

/**
 * SQLSTATE of a database that cannot be worked with at the moment, by class or whole (PostgreSQL,
 * appendix A): connections, resources and disk, shutdown, a statement that took too long, a lock
 * not got in time, an idle transaction that was ended, a server that only reads, broken input and
 * output.
 */
const PASSING = /^(08|53|57P0[1-5]$|57014$|55P03$|25P03$|25006$|58030$)/;

/** What the driver says in words alone. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** What the operating system says of a connection. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Whether a query failed because PostgreSQL was away, full or too slow: nothing is wrong with what
 * was asked, and the same may be asked again. Looks at the error itself, never at its cause: calls
 * to other companies wrap the system's errors in their own.
 */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return PASSING.test(code);
  return SYSTEM.has(code) || LOST.test(error.message);
}
