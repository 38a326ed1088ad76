import { makePool } from './pool.ts';

/**
 * Waits until the PostgreSQL that the operator has set answers once. Throws an Error with a
 * sentence that names `DATABASE_URL` and what was answered instead, without its password.
 */
export async function reachDatabase(url: string): Promise<void> {
  const pool = makePool({ url, size: 1, name: 'holidaymaker start', answerMs: 20_000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new Error(
      `DATABASE_URL leads to no PostgreSQL that lets us in: ${reasonOf(error)}. Start that server, or set DATABASE_URL to another; without it one is started here.`,
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}

/** A name with several addresses fails by all of them, without a sentence of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error);
