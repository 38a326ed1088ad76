import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailServerUnavailable } from '#server/mail/send.ts';
import { listStuck } from '#server/workflow/stuck.ts';
import { makeTestShop, placeSampleOrder, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { forgetSentMail, sendWaitingMail } from '../mail-outbox.ts';

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
  await Promise.all([sendWaitingMail(shop, send), sendWaitingMail(shop, send)]);
  await endLeases();
  await sendWaitingMail(shop, send);
  expect(sent).toHaveLength(2);
  for (const line of sent)
    expect(line).toMatch(
      /^HM\w{6}\.confirmation → ada@example\.com: You’re going to Port de Sóller: order HM/,
    );
});

test('a mail that the server did not take, and one whose sender died, go again under the same id', async () => {
  await placeSampleOrder(shop);
  const ids: string[] = [];
  await expect(
    sendWaitingMail(
      shop,
      async ({ id }) => (ids.push(id), Promise.reject(new Error('no mail server'))),
    ),
  ).rejects.toThrow('no mail server');
  await sendWaitingMail(shop, async ({ id }) => void ids.push(id));
  expect(ids).toHaveLength(1);
  await db.pool.query('update retry set due_at = now()');
  await sendWaitingMail(shop, async ({ id }) => void ids.push(id));
  expect(ids[1]).toBe(ids[0]);
});

test('a sender that died keeps its mail from nobody for a minute, however often it died (F-01)', async () => {
  await placeSampleOrder(shop);
  const died = new Promise<never>(() => undefined);
  for (let deaths = 0; deaths < 5; deaths++) {
    void sendWaitingMail(shop, () => died);
    const held = `select extract(epoch from leased_until - now())::int as seconds from outbox_mail where sent_at is null`;
    await expect
      .poll(async () => (await db.pool.query(held)).rows[0]?.seconds ?? 0)
      .toBeGreaterThan(0);
    expect((await db.pool.query(held)).rows[0].seconds).toBeLessThanOrEqual(30);
    await endLeases();
  }
  const ids: string[] = [];
  await sendWaitingMail(shop, async ({ id }) => void ids.push(id));
  expect(ids).toHaveLength(1);
});

test('a mail that cannot be made, or that the server refuses, goes aside; the others go', async () => {
  await placeSampleOrder(shop);
  await placeSampleOrder(shop);
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from outbox_mail where sent_at is null order by created_at`,
  );
  const [unreadable, refused] = rows.map(({ id }) => id);
  await db.pool.query(`update outbox_mail set document = '{}' where id = $1`, [unreadable]);
  await placeSampleOrder(shop);
  const sent: string[] = [];
  const send = async ({ id }: { id: string }): Promise<void> => {
    if (id === refused) throw new Error('550 no such user');
    sent.push(id);
  };
  const failures: unknown[] = [];
  for (let times = 0; times < 15; times++) {
    await sendWaitingMail(shop, send).catch((error: unknown) => failures.push(error));
    await db.pool.query('update retry set due_at = now() where stuck_at is null');
  }
  expect(sent).toHaveLength(1);
  const stuck = await listStuck(db.database);
  expect(new Set(stuck.map(({ id }) => id))).toEqual(new Set([unreadable, refused]));
  expect(stuck.map(({ queue }) => queue)).toEqual(['mail', 'mail']);
  expect(failures).toHaveLength(12);
});

test('an outage of the mail server puts no mail aside', async () => {
  await placeSampleOrder(shop);
  const stuck = await listStuck(db.database);
  for (let times = 0; times < 20; times++) {
    const away = () => Promise.reject(new MailServerUnavailable('connect ECONNREFUSED'));
    await expect(sendWaitingMail(shop, away)).rejects.toThrow('ECONNREFUSED');
    await db.pool.query('update retry set due_at = now() where stuck_at is null');
  }
  expect(await listStuck(db.database)).toEqual(stuck);
});

test('thirty days after a mail was sent nothing of it is left but that it was', async () => {
  const keptOf = async () =>
    (
      await db.pool.query<{ kept: boolean; count: number }>(
        `select recipient <> '' or document <> '{}' as kept, count(*)::int from outbox_mail
         where sent_at is not null group by 1`,
      )
    ).rows;
  const sentAgo = (days: number) =>
    db.pool.query(
      `update outbox_mail set sent_at = now() - make_interval(days => $1) where sent_at is not null`,
      [days],
    );
  const [sent] = await keptOf();
  await sentAgo(29);
  await forgetSentMail(db.database);
  expect(await keptOf()).toEqual([{ kept: true, count: sent!.count }]);
  await sentAgo(31);
  await forgetSentMail(db.database);
  expect(await keptOf()).toEqual([{ kept: false, count: sent!.count }]);
  const { rows } = await db.pool.query(
    `select distinct recipient from outbox_mail where sent_at is null`,
  );
  expect(rows).toEqual([{ recipient: 'ada@example.com' }]);
});
