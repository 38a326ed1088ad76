import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { findVisitor, makeSession, NOBODY, SESSION_DAYS } from './visitor.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Opens a session for nobody; its token and visitor. */
async function enter() {
  const tokens: string[] = [];
  const session = makeSession(db.database, NOBODY, (token) => tokens.push(token));
  const visitors = await Promise.all([session.open(), session.open()]);
  return { session, tokens, visitors };
}

test('who looks is nobody; the first act opens one session, whoever asks twice', async () => {
  const { session, tokens, visitors } = await enter();
  const [first, second] = visitors;
  expect(first).toEqual(second);
  expect(session.visitor).toEqual(first);
  expect(tokens).toHaveLength(1);
  expect(await findVisitor(db.database, tokens[0])).toEqual(first);
});

test('the database holds the SHA-256 of the token, never the token', async () => {
  const { tokens, visitors } = await enter();
  const rows = await db.database.selectFrom('visitor_session').select('id').execute();
  expect(rows.map(({ id }) => id)).toContain(visitors[0].owner);
  expect(JSON.stringify(rows)).not.toContain(tokens[0]);
});

test('an unknown token, the hash itself and an ended session are nobody', async () => {
  const { tokens, visitors } = await enter();
  const { owner } = visitors[0];
  expect(await findVisitor(db.database, undefined)).toEqual(NOBODY);
  expect(await findVisitor(db.database, 'unknown')).toEqual(NOBODY);
  expect(await findVisitor(db.database, owner)).toEqual(NOBODY);
  await db.database
    .updateTable('visitor_session')
    .set({ created_at: sql<string>`now() - make_interval(days => ${SESSION_DAYS})` })
    .where('id', '=', owner)
    .execute();
  expect(await findVisitor(db.database, tokens[0])).toEqual(NOBODY);
});
