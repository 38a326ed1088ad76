import { describe, expect, test } from 'vitest';
import { getPage, postForm } from '#web/testing/open-page.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { callForTests, orderForTests, placeAnswer } from '#web/testing/purchase-for-tests.ts';
import { requestPage } from '#web/testing/request-page.ts';
import type { ConfirmedOrderFragment } from './query.generated.ts';

const answers = (changed: Partial<ConfirmedOrderFragment> = {}) =>
  callForTests({
    ConfirmationPage: {
      commitOrder: { __typename: 'ProcessingOrder', order: orderForTests(changed) },
    },
    ConfirmationPlace: placeAnswer,
    ConfirmationPriceDrop: { priceDropProtections: null },
  });
const unprocessed = (reason: string) =>
  callForTests({ ConfirmationPage: { commitOrder: { __typename: 'UnprocessedOrder', reason } } });

test('the confirmation says where they go, who, the order’s number, its papers and what comes when [ORD-07]', async () => {
  const { status, html } = await getPage('/booking/c1/confirmation', answers());
  expect(status).toBe(200);
  for (const words of [
    'You’re going to Port de Sóller',
    'Booked for Sarah, Daniel, Noah and Edie Hargreaves.',
    'sarah@example.com',
    'HM 7K4 2QD',
    'Sat 24 July',
    'href="/documents/c1/certificate.pdf"',
    'Add dates to calendar',
    '<strong>£120.00 paid</strong>',
    '<strong>£2,662.40 due.</strong>',
    'Sat 24 July 2027, 06:15',
    'Check in at Hotel Miramar Blanc',
    '£40.00 Majorca tourist tax',
    'data-price="total"',
    '<strong>K7QX2M</strong>. SX 4120 and SX 4121.',
    '<strong>PK55910264</strong>. 12 Fieldside Lane, two miles from Leeds Bradford Airport. Car: YK19 ABC',
  ])
    expect(html).toContain(words);
});

test('the confirmation says what cancelling costs by its days; an order that does not know says nothing of it', async () => {
  const { html } = await getPage('/booking/c1/confirmation', answers());
  for (const words of [
    '<dt>Within 30 minutes of paying</dt><dd><strong>You lose nothing.</strong></dd>',
    'href="/account/bookings/HM7K42QD/cancel"',
    '<dt>Until Fri 14 May 2027</dt><dd><strong>You lose £480.00</strong> in total.</dd>',
    '<dt>After that</dt><dd><strong>You lose £2,782.40</strong> in total.</dd>',
    'you owe anything still missing',
  ])
    expect(html).toContain(words);
  const older = await getPage('/booking/c1/confirmation', answers({ cancelling: [] }));
  expect(older.html).not.toContain('If you cancel');
  const lasting = await getPage(
    '/booking/c1/confirmation',
    answers({ cancelling: [{ until: null, lost: { amount: 0, currencyCode: 'GBP' } }] }),
  );
  expect(lasting.html).toContain(
    '<dt>Whenever you cancel</dt><dd><strong>You lose nothing.</strong></dd>',
  );
});

test('an order that is cancelled says so, and where the money is told of', async () => {
  const { html } = await getPage('/booking/c1/confirmation', unprocessed('CANCELLED'));
  expect(html).toContain('<h1>This holiday is cancelled</h1>');
  expect(html).toContain('href="/account/bookings"');
});

test('whoever cancelled the payment once the order stood reads that nothing was cancelled', async () => {
  const { html } = await getPage('/booking/c1/confirmation?cancelled=too-late', answers());
  for (const words of ['The payment was not cancelled', 'call us on 0113 496 0180, open until 8pm'])
    expect(html).toContain(words);
  expect((await getPage('/booking/c1/confirmation', answers())).html).not.toContain(
    'The payment was not cancelled',
  );
});

test('a hotel alone is checked in to and out of, and does not leave', async () => {
  const { html } = await getPage(
    '/booking/c1/confirmation',
    answers({ flights: null, holiday: { ...orderForTests().holiday, isPackage: false } }),
  );
  expect(html).not.toContain('>Leaves<');
  expect(html).toMatch(/>Check in<.*Sat 24 July/s);
  expect(html).toMatch(/<dt>Sat 31 July 2027<\/dt><dd><strong>Check out of Hotel Miramar Blanc\./);
});

test('what happens next stands in the order of its days', async () => {
  const { html } = await getPage('/booking/c1/confirmation', answers());
  const at = [
    'Fri 20 November 2026',
    'Sat 26 June 2027',
    'Sat 24 July 2027, 06:15',
    'Sat 31 July 2027, 11:00',
  ].map((when) => html.indexOf(`<dt>${when}`));
  expect(at.every((place) => place > 0)).toBe(true);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

const PAYING = [
  'Only your payment is still being taken',
  '<noscript><meta http-equiv="refresh" content="10"/></noscript>',
  'Check now',
  '<strong>£120.00</strong> is being taken',
];
const PAID = ['on their way to sarah@example.com', '<strong>£120.00 paid</strong>'];

test.each([
  ['PLACED', PAYING, PAID],
  ['PROCESSING', PAYING, PAID],
  ['CONFIRMED', PAID, PAYING],
] as const)(
  'an order that is %s says one thing of its payment: that it is being taken, with a look again by itself, without script too, or that it is paid [ORD-02]',
  async (status, said, notSaid) => {
    const { html } = await getPage('/booking/c1/confirmation', answers({ status }));
    for (const words of ['Booked for Sarah, Daniel, Noah and Edie Hargreaves.', ...said])
      expect(html).toContain(words);
    for (const words of notSaid) expect(html).not.toContain(words);
  },
);

test('an order request is shown on its own page [ORD-04]', async () => {
  expect(await getPage('/booking/c1/confirmation', answers({ status: 'PENDING' }))).toMatchObject({
    to: '/booking/c1/order-request',
  });
});

test('an order that was not placed says so, with the way back and the phone [MSG-36]', async () => {
  const { html } = await getPage('/booking/c1/confirmation', unprocessed('supplier_unavailable'));
  for (const words of [
    'Your order was not placed',
    '0113 496 0180, open until 8pm',
    'href="/booking/c1/payment"',
  ])
    expect(html).toContain(words);
});

test('the link of the mail opens the order in any browser, to be read only; a link that does not open says so [S-05]', async () => {
  const call = answers({ isShared: true, emailAddress: null, documents: [] });
  const { html } = await getPage('/booking/c1/confirmation?key=2027-10-29.sig', call);
  expect(call.asked[0]!.variables).toEqual({ checkoutId: 'c1', key: '2027-10-29.sig' });
  for (const words of [
    'Booked for Sarah, Daniel, Noah and Edie Hargreaves.',
    'You can read it here, but not change it',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('/documents/');
  const over = await getPage('/booking/c1/confirmation?key=2027-10-29.si', unprocessed('ABSENT'));
  expect(over.status).toBe(404);
  for (const words of ['This link doesn’t open a booking', '0113 496 0180, open until 8pm,'])
    expect(over.html).toContain(words);
  const failed = await getPage(
    '/booking/c1/confirmation?key=2027-10-29.sig',
    unprocessed('FAILED'),
  );
  expect(failed.html).not.toContain('href="/booking/c1/payment"');
});

test('a checkout without an order leads to its payment step, which says how it stands [ORD-02]', async () => {
  expect(await getPage('/booking/c1/confirmation', unprocessed('ABSENT'))).toMatchObject({
    to: '/booking/c1/payment',
  });
});

test('a customer who has been away logs in first, and comes back', async () => {
  const { location } = await requestPage('/booking/c1/confirmation', {
    page: { authentication: { emailAddress: null, firstName: null, isAway: true } },
    answers: {
      ConfirmationPage: () => ({
        commitOrder: { __typename: 'UnprocessedOrder', message: 'x', reason: 'ABSENT' },
      }),
    },
  });
  expect(location).toBe('/gatekeeper/login?redirect_to=%2Fbooking%2Fc1%2Fconfirmation');
});

describe('the account after the booking', () => {
  const OFFER = 'Keep it in your account';
  const press = (createCustomerAccount: object) =>
    postForm(
      '/booking/c1/confirmation',
      {},
      callForTests({
        ConfirmationPage: {
          commitOrder: { __typename: 'ProcessingOrder', order: orderForTests() },
        },
        ConfirmationPlace: placeAnswer,
        ConfirmationPriceDrop: { priceDropProtections: null },
        CreateCustomerAccount: { createCustomerAccount },
      }),
    );

  test('is offered to whoever booked, not to customers and not by the link of the mail [R15]', async () => {
    const { html } = await getPage('/booking/c1/confirmation', answers());
    expect(html).toContain(OFFER);
    expect(html).toContain('no password needed');
    const authentication = { emailAddress: 'a@example.com', firstName: 'A', isAway: false };
    const known = pageForTests({ authentication });
    expect((await getPage('/booking/c1/confirmation', answers(), known)).html).not.toContain(OFFER);
    const shared = answers({ isShared: true, emailAddress: null });
    expect((await getPage('/booking/c1/confirmation', shared)).html).not.toContain(OFFER);
  });

  test('leads to where the code is typed, and from there to the bookings', async () => {
    expect(await press({ kind: 'CustomerAccountCreated', login: { id: 'l1' } })).toMatchObject({
      status: 303,
      to: '/gatekeeper/confirm-email?redirect_to=bookings&login=l1',
    });
    expect(await press({ kind: 'CustomerAccountAlreadyExists' })).toMatchObject({
      to: '/account/bookings',
    });
    expect((await press({ kind: 'CheckoutDoesNotExist' })).status).toBe(404);
  });

  test('says why it was not begun, beside the same button', async () => {
    const message = 'Too many failed attempts. Please try again later.';
    const { status, html } = await press({ kind: 'InvalidInput', errors: [{ message }] });
    expect(status).toBe(422);
    expect(html).toContain(message);
    expect(html).toContain('Create an account');
  });
});
