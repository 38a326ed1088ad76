import type { Page } from '@playwright/test';
import { readPdfText } from '#testing/pdf-text.ts';
import {
  choosePlan,
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { BRITISH, moneyHere } from '../support/market.ts';
import { payByCard } from '../support/paying.ts';
import { totalInReceipt } from '../support/prices.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';

test('on the Irish site a couple books by low deposit: its mail and papers are in euro and Irish, and at the British site there is no such booking [SITE-07]', async ({
  page,
  browser,
}) => {
  const email = freshEmail('irish');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(3) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Low deposit/);
  await goOn(page, 'contact_details');
  await expect(page.getByLabel('Eircode or postcode')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('IE');
  await fillContact(page, email);
  await goOn(page, 'payment');
  const total = moneyHere(await totalInReceipt(page), 'always');
  await expect(page.getByRole('button', { name: /^Book and pay €/ })).toBeVisible();
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');

  const { text } = await mailTo(email);
  const confirmation = await readPaper(page, 'confirmation');
  for (const words of [text, confirmation, await readPaper(page, 'certificate')]) {
    expect(words).toContain('Holidaymaker Travel Ireland Ltd');
    expect(words).toContain('020 910 0180');
    expect([...words.matchAll(BRITISH)]).toEqual([]);
  }
  for (const words of [text, confirmation]) expect(words).toContain(total);

  const path = new URL(page.url()).pathname;
  const british = await browser.newPage({ baseURL: process.env['E2E_SITE']! });
  expect((await british.goto(path))?.status()).toBe(404);
  await british.close();
});

/** The words of one of the order's PDFs, fetched by the confirmation that is shown. */
async function readPaper(page: Page, name: 'confirmation' | 'certificate'): Promise<string> {
  const href = page.url().replace(/confirmation.*/, `documents/${name}.pdf`);
  const bytes = await page.evaluate(
    async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())],
    href,
  );
  return readPdfText(Buffer.from(bytes));
}
