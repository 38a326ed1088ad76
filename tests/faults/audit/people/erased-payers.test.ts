/** Erasure of those who pay a part of a booking, and of its lead. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadBooking } from '#server/booking/own-booking.ts';
import { loadShares } from '#server/booking/pay-share.ts';
import { settleShares } from '#server/booking/settle-shares.ts';
import { gatherCopy } from '#server/privacy/copy.ts';
import { eraseCustomer } from '#server/privacy/erase.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday } from '../changing-lead.ts';
import { invitePayer, reserveShare, type Payer } from './share-payer.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: Payer;
let payer: Payer;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, data_request, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  const { id, code: orderCode } = await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  payer = await invitePayer(shop, id);
  const { payable } = (await loadShares(lead, (await loadBooking(lead, orderCode))!))!;
  await reserveShare(payer, { orderCode, amount: 10_000, payableWas: payable });
});
afterAll(() => db.close());

/** Once whoever asked is home again. */
async function erase({ customerId }: Payer): Promise<'done' | 'put off'> {
  await db.pool.query(
    `insert into data_request (id, customer_id, kind, asked_at) values ($1, $2, 'ERASURE', '2020-01-01') on conflict do nothing`,
    [`erase ${customerId}`, customerId],
  );
  shop.setTime('2028-01-01T10:00:00Z');
  return eraseCustomer(shop, `erase ${customerId}`);
}

test('nobody is erased while a share of theirs, or of their booking, is reserved or may be [S-29]', async () => {
  for (const state of ['RESERVED', 'CLAIMED', 'OPEN']) {
    await db.pool.query(
      `update share_payment set state = $1, psp_reference = case when $1 <> 'OPEN' then 'P' end`,
      [state],
    );
    for (const who of [payer, lead]) await expect(erase(who)).rejects.toThrow('under way');
  }
  await db.pool.query(`update share_payment set created_at = now() - interval '2 days'`);
  expect(await erase(payer)).toBe('done');
});

const mails = async () =>
  (
    await db.pool.query<{ template: string; mail: string }>(
      `select template, row_to_json(m)::text as mail from outbox_mail m where template like 'share-%' order by template`,
    )
  ).rows;
const templates = async () => (await mails()).map(({ template }) => template);

/** What the copy tells of mails about shares. */
async function copied({ customerId }: Payer): Promise<readonly string[]> {
  const { sections } = await gatherCopy(db.database, customerId, shop.clock());
  return sections
    .filter(({ title }) => title === 'Emails to you')
    .flatMap(({ rows }) => rows.map(({ template }) => String(template)))
    .filter((template) => template.startsWith('share-'))
    .toSorted();
}

test('who is erased after paying a share is named in no mail, and the lead keeps what was paid [S-29]', async () => {
  await settleShares(shop);
  const address = payer.visitor.customer!.emailAddress;
  // They have another mailbox since.
  await db.pool.query(`update customer set email = 'new@x', email_key = 'new@x' where id = $1`, [
    payer.customerId,
  ]);
  expect(await copied(payer)).toEqual(['share-paid']);
  expect(await erase(payer)).toBe('done');
  const [left, ...others] = await mails();
  expect(others).toEqual([]);
  expect(left).toMatchObject({ template: 'share-received' });
  expect(left!.mail).toMatch(/"paidBy": ?""/);
  expect(left!.mail).not.toContain(address);
  expect(await copied(lead)).toEqual(['share-received']);
});

test('of a lead who is erased no mail about a share is left [S-29]', async () => {
  await settleShares(shop);
  expect(await copied(lead)).toEqual(['share-paid', 'share-received']);
  expect(await erase(lead)).toBe('done');
  expect(await templates()).toEqual([]);
});
