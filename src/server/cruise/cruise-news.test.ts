import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOBODY } from '#server/account/visitor.ts';
import { makeConfirmKey, makeCruiseNewsKey } from '#server/mail/unsubscribe-key.ts';
import { gatherCopy } from '#server/privacy/copy.ts';
import { openErasure } from '#server/privacy/data-requests.ts';
import { eraseCustomer } from '#server/privacy/erase.ts';
import type { CallerContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { lastLetter, logInByCode, loginContext, openBrowser } from '#testing/login.ts';
import {
  announceCruises,
  askCruiseNews,
  confirmCruiseNews,
  forgetCruiseNews,
  listCruiseNews,
  stopCruiseNews,
} from './cruise-news.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
beforeEach(async () => {
  await db.pool.query('delete from cruise_news; delete from outbox_mail; delete from quota');
});
afterAll(() => db.close());

const from = (network: string): CallerContext => ({
  ...shop,
  visitor: NOBODY,
  caller: { network, refuse: () => {} },
});
const ask = (emailAddress: string, { network = '192.0.2.1', leaveEmpty = '' } = {}) =>
  askCruiseNews(from(network), { emailAddress, leaveEmpty });
const mails = async () => {
  const { rows } = await db.pool.query<{ id: string; recipient: string; news: string }>(
    `select id, recipient, document->>'news' as news from outbox_mail order by created_at, id`,
  );
  return rows;
};
const listed = async () => (await listCruiseNews(shop.database)).map(({ email }) => email);

/** Their owners press the button of their mails. */
const confirm = async () => {
  for (const { id } of await listIds())
    expect(await confirmCruiseNews(shop, makeConfirmKey(shop.secret, id))).toBe(true);
};
const listIds = () => shop.database.selectFrom('cruise_news').select('id').execute();

test('a mailbox is kept once, however it is written, and asked as often as it is entered', async () => {
  expect(await ask(' Sarah@Example.com ')).toEqual({
    kind: 'asked',
    emailAddress: 'Sarah@Example.com',
  });
  expect(await ask('sarah@example.COM'), 'answered alike').toMatchObject({ kind: 'asked' });
  expect(await listed()).toEqual(['sarah@example.COM']);
  const sent = await mails();
  expect(sent).toMatchObject([{ news: 'asked' }, { news: 'asked' }]);
  const letters = await Promise.all(sent.map(({ id }) => lastLetter(loginContext(shop), id)));
  const key = makeConfirmKey(shop.secret, sent[0]!.id.split('.')[0]!);
  for (const letter of letters)
    expect(letter, 'either mail confirms').toMatchObject({ act: { path: `/cruise-news/${key}` } });

  await confirm();
  expect(await ask('sarah@example.com'), 'answered alike').toMatchObject({ kind: 'asked' });
  expect(await mails(), 'who is on the list is not asked again').toHaveLength(2);
});

test('a mailbox whose owner has said nothing is told nothing, and forgotten after a week', async () => {
  await ask('stranger@example.com');
  const [{ id } = { id: '' }] = await listIds();
  expect(await confirmCruiseNews(shop, makeCruiseNewsKey(shop.secret, id))).toBe(false);
  expect(await announceCruises(shop.database, 'gb')).toBe(0);
  expect((await mails()).map(({ news }) => news)).toEqual(['asked']);
  await db.pool.query(`update cruise_news set asked_at = now() - interval '6 days'`);
  await forgetCruiseNews(db.database);
  expect(await listed()).toHaveLength(1);
  await db.pool.query(`update cruise_news set asked_at = now() - interval '8 days'`);
  await forgetCruiseNews(db.database);
  expect(await listed()).toEqual([]);
  expect(await confirmCruiseNews(shop, makeConfirmKey(shop.secret, id))).toBe(false);
});

test('whoever has stopped it and is entered again is only asked', async () => {
  await ask('ann@example.com');
  await confirm();
  const [{ id } = { id: '' }] = await listIds();
  await stopCruiseNews(shop, makeCruiseNewsKey(shop.secret, id));
  await ask('ann@example.com');
  expect(await confirmCruiseNews(shop, makeConfirmKey(shop.secret, id)), 'the old link').toBe(
    false,
  );
  expect(await announceCruises(shop.database, 'gb')).toBe(0);
});

test('everybody of a market is told once, and forgotten with it', async () => {
  for (const who of ['ann', 'bob']) await ask(`${who}@example.com`);
  await db.pool.query(
    `insert into cruise_news (id, market, email, email_key, confirmed_at) values ('ie1', 'ie', 'eva@example.com', 'eva@example.com', now())`,
  );
  await db.pool.query(`update cruise_news set confirmed_at = now()`);
  const counts = await Promise.all([1, 2].map(() => announceCruises(shop.database, 'gb')));
  expect(
    counts.toSorted((a, b) => a - b),
    'whoever runs it twice at once',
  ).toEqual([0, 2]);
  expect(await announceCruises(shop.database, 'gb')).toBe(0);
  const notified = (await mails()).filter(({ news }) => news === 'on-sale');
  expect(notified.map(({ recipient }) => recipient).toSorted()).toEqual([
    'ann@example.com',
    'bob@example.com',
  ]);
  expect(await listed()).toEqual(['eva@example.com']);

  const letter = await lastLetter(loginContext(shop), notified[0]!.id);
  expect(letter).toMatchObject({ act: { path: '/holidays/cruise/search' } });
  expect(letter.unsubscribe?.path).toBe(
    `/unsubscribe/${makeCruiseNewsKey(shop.secret, notified[0]!.id.split('.')[0]!)}`,
  );
});

test('the link of its mail takes a mailbox off the list, and no other', async () => {
  for (const who of ['ann', 'bob']) await ask(`${who}@example.com`);
  const ids = (await mails()).map(({ id }) => id.split('.')[0]!);
  const key = makeCruiseNewsKey(shop.secret, ids[0]!);
  expect(await stopCruiseNews(shop, key.replace(ids[0]!, ids[1]!))).toBe(false);
  expect(await listed()).toHaveLength(2);
  expect(await stopCruiseNews(shop, key)).toBe(true);
  expect(await listed()).toHaveLength(1);
  expect(await stopCruiseNews(shop, key), 'a second press is no error').toBe(true);
});

test.each([
  ['', '', ['emailAddress', 'required']],
  ['sarah', '', ['emailAddress', 'email']],
  ['sarah@example.com', 'http://x', ['leaveEmpty', 'leave_empty']],
])('%s with %s is refused, kept and told nobody', async (email, leaveEmpty, [field, code]) => {
  expect(await ask(email, { leaveEmpty })).toEqual({
    kind: 'refused',
    errors: [expect.objectContaining({ field, code })],
  });
  expect([await listed(), await mails()]).toEqual([[], []]);
});

test.each([
  ['one network', (i: number) => [`p${i}@example.com`, '192.0.2.3'] as const],
  ['one mailbox', (i: number) => ['Flood@example.com', `198.51.100.${i}`] as const],
])('%s asks for five an hour', async (_, of) => {
  const outcomes = [];
  for (let i = 0; i < 6; i++) {
    const [email, network] = of(i);
    outcomes.push(await ask(email, { network }));
  }
  expect(outcomes.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 5 }, () => 'asked'),
    'refused',
  ]);
  expect(outcomes[5]).toMatchObject({ errors: [{ code: 'too_many_cruise_news', field: '' }] });
});

test('it is in the copy of whoever asked, goes with them, and after two years by itself', async () => {
  await logInByCode(loginContext(shop), openBrowser(shop), 'ada@example.com');
  await ask('Ada@Example.com');
  await ask('bea@example.com');
  const { id } = await shop.database
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', 'ada@example.com')
    .executeTakeFirstOrThrow();
  const { sections } = await gatherCopy(shop.database, id, shop.clock());
  const kept = sections.find(({ title }) => title === 'Where we’ll tell you about cruises');
  expect(kept?.rows).toMatchObject([{ email: 'Ada@Example.com' }]);

  await openErasure(shop, { id, emailAddress: 'ada@example.com' }, 'operator');
  const request = await shop.database
    .selectFrom('data_request')
    .select('id')
    .executeTakeFirstOrThrow();
  shop.setTime('2027-08-01T10:00:00Z');
  expect(await eraseCustomer(shop, request.id)).toBe('done');
  expect(await listed()).toEqual(['bea@example.com']);
  expect((await mails()).filter(({ recipient }) => recipient === 'Ada@Example.com')).toEqual([]);

  await confirm();
  await db.pool.query(`update cruise_news set confirmed_at = now() - interval '729 days'`);
  await forgetCruiseNews(db.database);
  expect(await listed()).toHaveLength(1);
  await db.pool.query(`update cruise_news set confirmed_at = now() - interval '731 days'`);
  await forgetCruiseNews(db.database);
  expect(await listed()).toEqual([]);
});
