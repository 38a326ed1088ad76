import { expectAccessible } from './support/accessible.ts';
import {
  choosePlan,
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { payByCard } from './support/paying.ts';
import { expectTotal, totalInReceipt } from './support/prices.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';
import { letBasketExpire } from './support/time.ts';

test('a deal whose time ran out says so over the page, and Continue refreshes it with all that was typed [BSKT-12, BSKT-13, BSKT-14, MSG-43, R14, R19]', async ({
  page,
}) => {
  const email = freshEmail('expired');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(3) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  const basketId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const total = await totalInReceipt(page);
  await expect(page.getByRole('complementary', { name: 'Your holiday' })).toContainText(
    /We’re holding this price until \d\d:\d\d/,
  );
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');

  await letBasketExpire(basketId);
  await page.reload();
  const overlay = page.getByRole('dialog', { name: 'This deal has expired' });
  await expect(overlay).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole('button', { name: 'Continue' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Your holiday' })).toContainText(
    /We’re holding this price until \d\d:\d\d/,
  );
  await expectTotal(page, total);

  await letBasketExpire(basketId);
  await page.getByRole('link', { name: 'Back to passengers' }).click();
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('First name').nth(1).fill('Dan');
  await page
    .getByRole('alert')
    .filter({ hasText: 'All you typed is kept' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(page.getByText('This deal has expired')).toBeHidden();
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Dan');

  await expect(page.getByLabel('First name').first()).toHaveValue('Sarah');
  await expect(page.getByLabel('Date of birth').nth(1)).toHaveValue('14/07/1987');
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await mailTo(email);
});
