import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import {
  claimDecided,
  contactOfAda,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { changeContact, findContact, type ContactChange } from '../change-contact.ts';
import { placeOrder } from '../placing/place-order.ts';
import { quoteCancellation } from '../request-cancellation.ts';
import { loadVersion } from '../versions.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext & { readonly customerId: string };
let orderId: string;
let orderCode: string;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  const checkoutId = await fillCheckout(lead, await openBasket(lead));
  const claim = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  const { rows } = await db.pool.query<{ id: string; code: string }>(
    'select id, code from customer_order',
  );
  [orderId, orderCode] = [rows[0]!.id, rows[0]!.code];
});
afterAll(() => db.close());

const { billingAddress, emailAddress, phoneNumber } = contactOfAda;
const same: ContactChange = {
  emailAddress,
  alternativeEmailAddress: null,
  phoneNumber,
  address: billingAddress.address,
  city: billingAddress.city,
  postalCode: billingAddress.postalCode,
};
const change = (asker: KnownVisitorContext, version: number, other: Partial<ContactChange>) =>
  changeContact(asker, { orderCode, version, change: { ...same, ...other } });
const mails = async () =>
  (
    await db.pool.query<{ id: string; recipient: string }>(
      `select id, recipient from outbox_mail where template = 'contact-changed' order by id`,
    )
  ).rows.map(({ id, recipient }) => [id.slice(orderCode.length + 1), recipient]);

test('nobody but its people sees or changes how an order is reached [S-05]', async () => {
  const eve = await openCustomer(shop);
  for (const other of [eve, shop.visitor(), shop.visitor('browser')]) {
    expect(await findContact(other, orderCode)).toBeUndefined();
    expect(await change(other, 1, { phoneNumber: '0113 496 0999' })).toEqual({ kind: 'absent' });
  }
  const { visitor } = lead;
  const stale = { ...visitor, customer: { ...visitor.customer!, isFresh: false } };
  expect(await change({ ...lead, visitor: stale }, 1, {})).toEqual({ kind: 'fresh proof needed' });
});

test('a code in small letters is that of the same order, for who acts on it and who leads it', async () => {
  const typed = orderCode.toLowerCase();
  expect(await findContact(lead, typed)).toMatchObject({ orderId, orderCode });
  expect(await quoteCancellation(lead, typed)).toMatchObject({ orderId, orderCode });
});

test('whoever is authorised changes the telephone, and not where mail goes [S-05]', async () => {
  const dan = await openCustomer(shop);
  await db.pool.query(
    `insert into order_person (order_id, customer_id, role) values ($1, $2, 'AUTHORISED')`,
    [orderId, dan.customerId],
  );
  for (const name of ['emailAddress', 'alternativeEmailAddress'])
    expect(await change(dan, 1, { [name]: 'dan@example.com' })).toMatchObject({
      errors: [{ code: 'lead_moves_mailboxes', field: `contactDetails.${name}` }],
    });
  expect(await findContact(dan, orderCode)).toMatchObject({ version: 1 });
});

test('a change is the next version, and both addresses are written to; what changes nothing writes nothing', async () => {
  expect(await change(lead, 1, {})).toMatchObject({ version: 1 });
  expect(await change(lead, 1, { emailAddress: 'odd', postalCode: '' })).toMatchObject({
    errors: [
      { field: 'contactDetails.emailAddress' },
      { field: 'contactDetails.billingAddress.postalCode' },
    ],
  });
  expect(await change(lead, 1, { emailAddress: 'ada@new.example' })).toMatchObject({ version: 2 });
  const { accepted, document } = await loadVersion(db.database, orderId);
  expect(accepted.contact.emailAddress).toBe('ada@new.example');
  expect(document.contact.email).toBe('ada@new.example');
  expect(await mails()).toEqual([
    ['contact-changed.2.now', 'ada@new.example'],
    ['contact-changed.2.was', 'ada@example.com'],
  ]);
});

test('of two who change the same version one is told of the other, and nothing of theirs is saved', async () => {
  const { version } = (await findContact(lead, orderCode))!;
  const answers = await Promise.all(
    ['0113 496 0001', '0113 496 0002'].map((phone) =>
      change(lead, version, { emailAddress: 'ada@new.example', phoneNumber: phone }),
    ),
  );
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['OrderContact', 'refused']);
  expect(answers).toContainEqual(
    expect.objectContaining({ errors: [expect.objectContaining({ code: 'changed_meanwhile' })] }),
  );
  expect((await findContact(lead, orderCode))!.version).toBe(version + 1);
});
