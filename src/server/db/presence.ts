import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const ANSWER_MS = 1_000;
/** Who asks within this time of another gets the same answer. */
const SHARED_MS = 250;

/** Makes the question whether PostgreSQL answers now; a second without an answer is a no. */
export function makePresence(pool: Pool): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (!asked || now - asked.at > SHARED_MS) asked = { at: now, answer: askOnce(pool) };
    return asked.answer;
  };
}

async function askOnce(pool: Pool): Promise<boolean> {
  const late = new AbortController();
  try {
    return await Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      sleep(ANSWER_MS, false, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}
