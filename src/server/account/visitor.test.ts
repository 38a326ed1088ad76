import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeSession } from './session.ts';
import { hashToken } from './token.ts';
import { findVisitor, NOBODY, SESSION_DAYS } from './visitor.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Opens a session for nobody; its token and visitor. */
async function enter() {
  const tokens: string[] = [];
  const session = makeSession(db.database, NOBODY, ({ session: token }) =>
    tokens.push(token ?? ''),
  );
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
  const rows = await db.database.selectFrom('visitor_session').selectAll().execute();
  expect(rows.find(({ owner }) => owner === visitors[0].owner)?.id).toBe(hashToken(tokens[0]!));
  expect(JSON.stringify(rows)).not.toContain(tokens[0]);
});

test('what a visitor makes is kept under an owner that says nothing of the token [S-01]', async () => {
  const { tokens, visitors } = await enter();
  const [{ owner }] = visitors;
  expect(Buffer.from(owner, 'base64url')).toHaveLength(16);
  expect(await findVisitor(db.database, owner)).toEqual(NOBODY);
  await db.database
    .updateTable('visitor_session')
    .set({ id: hashToken('another token') })
    .where('owner', '=', owner)
    .execute();
  expect(await findVisitor(db.database, tokens[0])).toEqual(NOBODY);
  expect(await findVisitor(db.database, 'another token')).toEqual({ kind: 'known', owner });
});

test('a session that the release before has opened keeps what was made in it', async () => {
  const id = hashToken('an older token');
  await db.database.insertInto('visitor_session').values({ id }).execute();
  expect(await findVisitor(db.database, 'an older token')).toEqual({ kind: 'known', owner: id });
});

test('an unknown token, the hash itself and an ended session are nobody [SITE-10]', async () => {
  const { tokens, visitors } = await enter();
  const { owner } = visitors[0];
  expect(await findVisitor(db.database, undefined)).toEqual(NOBODY);
  expect(await findVisitor(db.database, 'unknown')).toEqual(NOBODY);
  const { id } = await db.database
    .selectFrom('visitor_session')
    .select('id')
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  expect(await findVisitor(db.database, id)).toEqual(NOBODY);
  await db.database
    .updateTable('visitor_session')
    .set({ created_at: sql<string>`now() - make_interval(days => ${SESSION_DAYS})` })
    .where('owner', '=', owner)
    .execute();
  expect(await findVisitor(db.database, tokens[0])).toEqual(NOBODY);
});
