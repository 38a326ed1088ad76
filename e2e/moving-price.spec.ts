import type { Page } from '@playwright/test';
import { startCheckout } from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { repriceHotel } from './support/moving.ts';
import { amountAfter, totalInReceipt } from './support/prices.ts';
import { cardOf, openDeal, searchFor, totalOnCard } from './support/searching.ts';

test('a price that the supplier moves after the results were shown: was and now on the deal, and the new total everywhere after [DEAL-12, R1]', async ({
  page,
  context,
}) => {
  await searchFor(page, { to: 'Majorca' });
  const { hotel, hotelId } = await firstMovingHotel(page);
  const was = await totalOnCard(cardOf(page, hotel));

  await repriceHotel(hotelId, 6);
  try {
    const elsewhere = await context.newPage();
    await expect(async () => {
      await elsewhere.goto(page.url());
      expect(await totalOnCard(cardOf(elsewhere, hotel)), 'a search by now').toBeGreaterThan(was);
    }).toPass({ timeout: 120_000 });
    const onCard = await totalOnCard(cardOf(elsewhere, hotel));

    await openDeal(page, hotel);
    const notice = page.getByRole('alert').filter({ hasText: 'Carry on at' });
    const words = await notice.innerText();
    expect(amountAfter(words, /Was\s+/)).toBe(was);
    const now = amountAfter(words, /Now\s+/);
    expect(now, 'no cheaper than a search by now').toBeGreaterThanOrEqual(onCard);
    expect(await totalInReceipt(page), 'the deal').toBe(now);

    await notice.getByRole('button', { name: /^Carry on at £/ }).click();
    await page.waitForURL('**/extras/**');
    expect(await totalInReceipt(page), 'the basket').toBe(now);
    await startCheckout(page);
    expect(await totalInReceipt(page), 'passengers').toBe(now);
  } finally {
    await repriceHotel(hotelId, 0);
  }
});

/** Hotels of the cast stand still: the first card below them. */
async function firstMovingHotel(
  page: Page,
): Promise<{ readonly hotel: string; readonly hotelId: number }> {
  await expect(page.getByRole('link', { name: /^See holiday: / }).first()).toBeVisible();
  for (const link of await page.getByRole('link', { name: /^See holiday: / }).all()) {
    const hotelId = Number(
      /\/holiday\/h1\.(\d+)\./.exec((await link.getAttribute('href')) ?? '')?.[1],
    );
    if (hotelId > 7)
      return {
        hotel: ((await link.getAttribute('aria-label')) ?? (await link.innerText())).replace(
          'See holiday: ',
          '',
        ),
        hotelId,
      };
  }
  throw new Error('no hotel whose price moves');
}
