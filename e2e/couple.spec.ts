import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  chooseExtra,
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
import {
  amountAfter,
  amountBefore,
  expectTotal,
  penceOf,
  totalInReceipt,
} from './support/prices.ts';
import { cardOf, openDeal, searchFor, takeDeal, totalOnCard } from './support/searching.ts';

test('a couple searches, adds a transfer and insurance, pays in full and holds the papers: one total all the way [R1, R4]', async ({
  page,
  browser,
}) => {
  const email = freshEmail('couple');
  await searchFor(page, { to: 'Puerto Sóller' });
  const onCard = await totalOnCard(cardOf(page, 'Hotel Miramar Blanc'));
  await openDeal(page, 'Hotel Miramar Blanc');
  await expectTotal(page, onCard, 'the deal');

  await takeDeal(page);
  await expectTotal(page, onCard, 'the basket');
  await expectAccessible(page);
  const total = await addExtras(page, onCard);

  await startCheckout(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Who is travelling?' })).toBeVisible();
  await expectTotal(page, total, 'passengers');
  await expectAccessible(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');

  await expectTotal(page, total, 'payment options');
  await expectAccessible(page);
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');

  await expect(page.getByLabel('First name')).toHaveValue('Sarah');
  await expectAccessible(page);
  await fillContact(page, email);
  await goOn(page, 'payment');

  await expectTotal(page, total, 'review');
  await expectAccessible(page);
  const payNow = page.getByRole('button', { name: /^Book and pay [£€]/ });
  const charged = penceOf((await payNow.innerText()).replace(/.*([£€])/, '$1'));
  const atHotel = amountAfter(await page.getByRole('main').innerText(), /At the hotel: /);
  expect(charged + atHotel, 'what is paid now and at the hotel').toBe(total);

  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await expect(
    page.getByRole('heading', { level: 1, name: 'You’re going to Puerto Sóller' }),
  ).toBeVisible();
  await expect(page.getByText('Add dates to calendar')).toBeVisible();
  await expectTotal(page, total, 'the confirmation');
  await expectAccessible(page);

  const { subject, text, attachments } = await mailTo(email);
  expect(subject).toContain('Puerto Sóller');
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'confirmation.pdf',
    'certificate.pdf',
    'holiday.ics',
  ]);
  expect(amountAfter(text, /Total[^£€]*/), 'the mail').toBe(total);
  await readElsewhere(browser, /See your booking: (\S+)/.exec(text)![1]!);
});

/**
 * The mail's link in a browser that knows nothing of the booking: to be read, without documents;
 * cut short, it says so.
 */
async function readElsewhere(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'You’re going to Puerto Sóller' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You can read it here, but not change it');
  await expect(page.getByRole('link', { name: /confirmation|certificate/i })).toHaveCount(0);
  const paper = link.replace(/confirmation\?.*/, 'documents/confirmation.pdf');
  expect(await page.evaluate(async (href) => (await fetch(href)).status, paper)).toBe(404);
  await page.goto(link.slice(0, -1));
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link doesn’t open a booking' }),
  ).toBeVisible();
  await context.close();
}

/** A transfer and insurance, each a line of the receipt; nothing was chosen before. Pence. */
async function addExtras(page: Parameters<typeof takeDeal>[0], before: number): Promise<number> {
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const prices = [];
  for (const [section, offer] of [
    ['Airport transfers', /shuttle|taxi|minibus/i],
    ['Travel insurance', /[£€]/],
  ] as const) {
    const card = page
      .getByRole('region', { name: section })
      .getByRole('radio', { name: offer })
      .first();
    prices.push(amountBefore(await card.locator('xpath=ancestor::label').innerText(), /\s*$/));
    await chooseExtra(page, section, offer);
    await expect
      .poll(() => totalInReceipt(page))
      .toBe(before + prices.reduce((sum, price) => sum + price, 0));
  }
  return totalInReceipt(page);
}
