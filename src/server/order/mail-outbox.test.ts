import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestShop, placeSampleOrder, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { sendWaitingMail } from './mail-outbox.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

const endLeases = () =>
  db.pool.query(`update outbox_mail set leased_until = now() - interval '1 second'`);

test('each mail is sent once, by however many senders, and its words are the order’s (I7)', async () => {
  await placeSampleOrder(shop);
  await placeSampleOrder(shop);
  const sent: string[] = [];
  const send = async ({
    id,
    recipient,
    letter,
  }: {
    id: string;
    recipient: string;
    letter: { subject: string };
  }) => void sent.push(`${id} → ${recipient}: ${letter.subject}`);
  await Promise.all([sendWaitingMail(db.database, send), sendWaitingMail(db.database, send)]);
  await endLeases();
  await sendWaitingMail(db.database, send);
  expect(sent).toHaveLength(2);
  for (const line of sent)
    expect(line).toMatch(
      /^HM\w{6}\.confirmation → ada@example\.com: You are going to Port de Sóller: order HM/,
    );
});

test('a mail that the server did not take, and one whose sender died, go again under the same id', async () => {
  await placeSampleOrder(shop);
  const ids: string[] = [];
  await expect(
    sendWaitingMail(
      db.database,
      async ({ id }) => (ids.push(id), Promise.reject(new Error('no mail server'))),
    ),
  ).rejects.toThrow('no mail server');
  await sendWaitingMail(db.database, async ({ id }) => void ids.push(id));
  expect(ids).toHaveLength(1);
  await endLeases();
  await sendWaitingMail(db.database, async ({ id }) => void ids.push(id));
  expect(ids[1]).toBe(ids[0]);
});
