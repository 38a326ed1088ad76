/** The payment, on our page and on the card provider's. */
import type { FrameLocator, Page } from '@playwright/test';
import * as v from 'valibot';
import { askSimulator } from '#testing/simulator-control.ts';
import { CHALLENGE_CODE, MAGIC_CARDS } from '../../src/simulators/card-provider/cards.ts';

/** The number of a card by its name in the simulator's list. */
export function numberOf(id: string): string {
  const card = MAGIC_CARDS.find((known) => known.id === id);
  if (!card) throw new Error(`no such card: ${id}`);
  return card.number;
}

/** Types a card into the provider's fields on our page and presses the button. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await typeCard(page.frameLocator('iframe[title="Card details"]'), card);
  await page
    .getByRole('button', { name: /^(Book and pay|Send the request and hold) [£€]/ })
    .click();
}

/** Types a card into whatever shows the provider's card form. */
export async function typeCard(where: Page | FrameLocator, card: string): Promise<void> {
  await where.getByLabel('Card number').fill(numberOf(card));
  await where.getByLabel('Expiry date').fill('08/35');
  await where.getByLabel('Security code').fill(card === 'amex' ? '7373' : '737');
  await where.getByLabel('Name on card').fill('S Hargreaves');
}

/** Answers the bank's question on the provider's page. */
export async function passChallenge(page: Page): Promise<void> {
  await page.getByLabel('Code from your bank').fill(CHALLENGE_CODE);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
}

const BooksSchema = v.object({
  payments: v.array(
    v.object({ reference: v.string(), captured: v.number(), refunded: v.number() }),
  ),
});

/**
 * Payments for the checkout of a page that the card provider has taken and not given back; what
 * becomes of those of other journeys goes on meanwhile.
 */
export async function countCharges(page: Page): Promise<number> {
  const [, checkoutId = ''] = /\/booking\/([^/]+)\//.exec(page.url()) ?? [];
  const response = await askSimulator(`${process.env['E2E_CARD_PROVIDER'] ?? ''}/_books`);
  return v
    .parse(BooksSchema, await response.json())
    .payments.filter(({ reference }) => reference.startsWith(`${checkoutId}:`))
    .filter(({ captured, refunded }) => captured > refunded).length;
}
