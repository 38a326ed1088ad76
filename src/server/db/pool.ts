import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

export type PoolOptions = {
  readonly url: string;
  /** Most connections at once (default 10). */
  readonly size?: number;
  /** Name shown in pg_stat_activity. */
  readonly name?: string;
  /** Longest wait for an answer (default: as long as the statement may take), in milliseconds. */
  readonly answerMs?: number;
  /** A connection is not lent any more when it is older (default: any age). */
  readonly connectionSeconds?: number;
  /**
   * How many times the usual is waited for a connection, an answer, and the next statement of a
   * transaction (default 1). Locks are waited for as ever.
   */
  readonly timeoutFactor?: number;
  /** What its connections may do, where that is less than the user of `url` may. */
  readonly role?: string;
};

/**
 * A connection that nobody uses is closed after this time: longer than what is done every minute
 * rests, because a new connection costs more than one that is kept.
 */
export const POOL_IDLE_MS = 90_000;

/**
 * A pool with the limits of reliability-security (Driver). What it reads is plain data: `date`
 * stays `2027-06-12`, `timestamptz` becomes `2027-06-12T09:30:00.123456Z` with every digit kept,
 * `bigint` a number (throws above 2^53).
 */
export function makePool({
  url,
  size = 10,
  name = 'holidaymaker',
  answerMs,
  connectionSeconds,
  timeoutFactor = 1,
  role,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: 5_000 * timeoutFactor,
    idleTimeoutMillis: POOL_IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 5_000 * timeoutFactor,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000 * timeoutFactor,
    ...(answerMs !== undefined && { query_timeout: answerMs }),
    ...(connectionSeconds !== undefined && { maxLifetimeSeconds: connectionSeconds }),
    options: `-c timezone=UTC${role === undefined ? '' : ` -c role=${role}`}`,
    types: { getTypeParser: findParser },
  });
  pool.on('release', (_error, client) => endIfUnanswered(client));
  return outliveBreaks(pool);
}

/**
 * Lets a pool outlive its connections. One that breaks is replaced by the next that is asked for,
 * and whoever has it in hand is told by the next query; an error that nobody hears would end the
 * process, whether the connection is idle, lent out (to Kysely's transactions, too), or so new that
 * whoever asked for it does not have it yet: what opens and what ends it may come in one packet.
 */
export function outliveBreaks(pool: pg.Pool): pg.Pool {
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  return pool;
}

const ignore = (): void => undefined;

/**
 * Ends a connection that comes back while PostgreSQL still owes it an answer: a statement whose
 * waiting was given up (a late `begin`, say) would be carried out under whoever borrows it next.
 * The pool throws away what is ended.
 */
function endIfUnanswered(client: pg.PoolClient): void {
  if ('readyForQuery' in client && client.readyForQuery === false) void client.end().catch(ignore);
}

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, isoTime],
  [builtins.INT8, safeInteger],
]);

const findParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  (format === 'binary' ? undefined : PARSERS.get(oid)) ?? (getTypeParser(oid, format) as unknown);

/**
 * `2027-06-12 09:30:00.1+00` as PostgreSQL writes it in UTC → `2027-06-12T09:30:00.1Z`; `infinity`
 * stays.
 */
function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/\+00$/, 'Z');
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}
