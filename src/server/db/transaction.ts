import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from './generated.ts';
import type { Database } from './kysely.ts';

const RETRIES = 3;
/** SQLSTATE of a lock that another transaction held for too long (`lock_timeout`). */
const LOCK_TIMEOUT = '55P03';
/** SQLSTATE of a transaction that lost against another and may simply be run again. */
const PASSING = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and repeats it up to three times when it lost to another
 * (serialisation failure, deadlock; F-12). `work` must do nothing outside the transaction, and
 * never wait for a network call in it.
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction<DB>) => Promise<T>,
  isolation: 'read committed' | 'repeatable read' | 'serializable' = 'read committed',
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await database.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt === RETRIES || !isPassing(error)) throw error;
      await sleep(10 * 2 ** attempt * Math.random());
    }
  }
}

const isPassing = (error: unknown): boolean => PASSING.has(sqlStateOf(error));

/** Whether a row was locked by others for longer than anybody waits. */
export const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === LOCK_TIMEOUT;

const sqlStateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
