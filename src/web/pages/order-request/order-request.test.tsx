import { expect, test } from 'vitest';
import { getPage } from '#web/testing/open-page.ts';
import { callForTests, orderForTests } from '#web/testing/purchase-for-tests.ts';

const open = (orderByCheckout: unknown, query = '') =>
  getPage(
    `/booking/c1/order-request${query}`,
    callForTests({ OrderRequestPage: { orderByCheckout } }),
  );

test('a pending request is no confirmed booking; the answer comes by email within 48 hours [ORD-04, ORD-05]', async () => {
  const { status, html } = await open(
    orderForTests({ status: 'PENDING', requestStatus: 'PENDING' }),
  );
  expect(status).toBe(200);
  for (const words of [
    'This is not a confirmed booking yet',
    'Within 48 hours we’ll write to sarah@example.com',
    'checking availability',
    'Your card hasn’t been charged',
  ])
    expect(html).toContain(words);
});

test('it has a section to manage the booking [ORD-06]', async () => {
  const { html } = await open(orderForTests({ status: 'PENDING', requestStatus: 'PENDING' }));
  for (const words of ['Manage booking', 'href="/contact_us"', 'href="tel:01134960180"'])
    expect(html).toContain(words);
});

test('once it is decided the confirmation says how; without an order there is no page', async () => {
  expect(await open(orderForTests({ status: 'CONFIRMED' }))).toMatchObject({
    to: '/booking/c1/confirmation',
  });
  expect((await open(null)).status).toBe(404);
});

test('the link of the mail keeps its key on the way to the confirmation', async () => {
  const call = callForTests({
    OrderRequestPage: { orderByCheckout: orderForTests({ status: 'CONFIRMED' }) },
  });
  expect(await getPage('/booking/c1/order-request?key=k', call)).toMatchObject({
    to: '/booking/c1/confirmation?key=k',
  });
});

test('whoever cancelled the payment once the request stood reads that nothing was cancelled', async () => {
  const order = orderForTests({ status: 'PENDING', requestStatus: 'PENDING' });
  expect((await open(order, '?cancelled=too-late')).html).toContain(
    'The payment was not cancelled',
  );
  expect((await open(order)).html).not.toContain('The payment was not cancelled');
});
