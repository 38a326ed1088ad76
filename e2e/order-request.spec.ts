import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail } from './support/mail.ts';
import { payByCard } from './support/paying.ts';
import { comeToPayment } from './support/purchase.ts';
import { summerDay } from './support/searching.ts';

test('a hotel that answers within 48 hours gives an order request, which is no confirmed booking [ORD-04, ORD-05, ORD-06]', async ({
  page,
}) => {
  const email = freshEmail('request');
  await comeToPayment(page, { hotel: 'On Request Palace', leave: summerDay(), email });
  await expect(page.getByRole('main')).toContainText('This is a request, not yet a booking');
  await payByCard(page, 'visa');
  await page.waitForURL('**/order-request');
  await expect(page.getByRole('main')).toContainText('This is not a confirmed booking yet');
  await expect(page.getByRole('main')).toContainText(`Within 48 hours we’ll write to ${email}`);
  await expect(
    page.getByRole('region', { name: 'Manage booking' }).getByRole('link', { name: 'Contact us' }),
  ).toHaveAttribute('href', '/contact_us');
  await expect(
    page.getByRole('link', { name: /certificate|booking confirmation/i }),
    'a request has no papers',
  ).toHaveCount(0);
  expect(
    (
      await page.request.get(page.url().replace('order-request', 'documents/confirmation.pdf'))
    ).status(),
  ).toBe(404);
  await expectAccessible(page);
});
