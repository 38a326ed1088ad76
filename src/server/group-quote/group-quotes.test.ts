import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOBODY } from '#server/account/visitor.ts';
import { gatherCopy } from '#server/privacy/copy.ts';
import { openErasure } from '#server/privacy/data-requests.ts';
import { eraseCustomer } from '#server/privacy/erase.ts';
import type { CallerContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { lastLetter, logInByCode, loginContext, openBrowser } from '#testing/login.ts';
import {
  answerGroupQuote,
  askGroupQuote,
  forgetGroupQuotes,
  listGroupQuotes,
} from './group-quotes.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

const QUOTE = {
  adults: 12,
  children: 2,
  infants: 0,
  childAges: [4, 7],
  place: 'Majorca',
  airport: 'LBA',
  departureDate: '2027-06-05',
  nights: 7,
  isFlexible: true,
  message: 'Rooms together, please.',
  name: 'Sarah Hill',
  emailAddress: 'sarah@example.com',
  phoneNumber: '',
  leaveEmpty: '',
};
const from = (network: string): CallerContext => ({
  ...shop,
  visitor: NOBODY,
  caller: { network, refuse: () => {} },
});
const letterOf = (id: string) => lastLetter(loginContext(shop), id);
const count = async (table: string) => (await db.pool.query(`select from ${table}`)).rowCount;

test('a quote is told to us and to whoever asks, and is answered once it is read [SRCH-20]', async () => {
  const outcome = await askGroupQuote(from('192.0.2.1'), QUOTE);
  if (outcome.kind !== 'asked') throw new Error(JSON.stringify(outcome));
  const { reference } = outcome;
  const [ours, theirs] = [
    await letterOf(`${reference}.group-quote.us`),
    await letterOf(`${reference}.group-quote.asker`),
  ];
  expect(ours.paragraphs).toEqual(['Rooms together, please.']);
  for (const { sections } of [ours, theirs])
    expect(JSON.stringify(sections)).toMatch(/2, aged 4, 7.*Leeds.*5 June 2027/);
  const { rows } = await db.pool.query<{ recipient: string }>(
    'select recipient from outbox_mail order by id',
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(['sarah@example.com', shop.brand.email]);
  expect(await listGroupQuotes(shop.database)).toMatchObject([{ reference, adults: 12 }]);

  const answer = { reference: reference.toLowerCase(), message: 'We have 14 seats.', id: 'a1' };
  expect(await answerGroupQuote(shop.database, answer)).toBe(true);
  expect(await letterOf(`${reference}.group-quote-answer`)).toMatchObject({
    paragraphs: ['We have 14 seats.'],
  });
  expect(await listGroupQuotes(shop.database)).toEqual([]);
  expect(await answerGroupQuote(shop.database, { ...answer, reference: 'NONE' })).toBe(false);
});

test('what a program fills in is kept from nobody and sent to nobody', async () => {
  const before = await count('outbox_mail');
  expect(await askGroupQuote(from('192.0.2.2'), { ...QUOTE, leaveEmpty: 'http://x' })).toEqual({
    kind: 'refused',
    errors: [expect.objectContaining({ field: 'quote.leaveEmpty', code: 'leave_empty' })],
  });
  expect(await count('outbox_mail')).toBe(before);
});

test.each([
  ['one network', (i: number) => ['192.0.2.3', `p${i}@example.com`] as const],
  ['one mailbox', (i: number) => [`198.51.100.${i}`, 'Flood@example.com'] as const],
])('%s asks for five an hour', async (_, of) => {
  const outcomes = [];
  for (let i = 0; i < 6; i++) {
    const [network, emailAddress] = of(i);
    outcomes.push(await askGroupQuote(from(network), { ...QUOTE, emailAddress }));
  }
  expect(outcomes.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 5 }, () => 'asked'),
    'refused',
  ]);
  expect(outcomes[5]).toMatchObject({ errors: [{ code: 'too_many_quotes', field: '' }] });
});

test('it is in the copy of whoever asked, goes with them, and after a year by itself', async () => {
  await logInByCode(loginContext(shop), openBrowser(shop), 'ada@example.com');
  await askGroupQuote(from('192.0.2.4'), { ...QUOTE, emailAddress: 'Ada@Example.com' });
  const { id } = await shop.database
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', 'ada@example.com')
    .executeTakeFirstOrThrow();
  const { sections } = await gatherCopy(shop.database, id, shop.clock());
  const kept = sections.find(({ title }) => title === 'Group quotes you’ve asked for');
  expect(kept?.rows).toMatchObject([{ place: 'Majorca', name: 'Sarah Hill' }]);
  const others = (await count('group_quote'))! - 1;

  await openErasure(shop, { id, emailAddress: 'ada@example.com' }, 'operator');
  const request = await shop.database
    .selectFrom('data_request')
    .select('id')
    .executeTakeFirstOrThrow();
  shop.setTime('2027-08-01T10:00:00Z');
  expect(await eraseCustomer(shop, request.id)).toBe('done');
  expect(await count('group_quote')).toBe(others);
  const mails = await db.pool.query(
    `select from outbox_mail where template = 'group-quote' and recipient <> 'sarah@example.com'
       and document::text ilike '%ada@example.com%'`,
  );
  expect(mails.rowCount).toBe(0);

  await db.pool.query(`update group_quote set created_at = now() - interval '364 days'`);
  await forgetGroupQuotes(db.database);
  expect(await count('group_quote')).toBe(others);
  await db.pool.query(`update group_quote set created_at = now() - interval '366 days'`);
  await forgetGroupQuotes(db.database);
  expect(await count('group_quote')).toBe(0);
});
