import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { amountAfter, expectTotal } from './support/prices.ts';
import { cardOf, expectExtras, openDeal, searchFor, totalOnCard } from './support/searching.ts';

test('sold out between the results and the deal: the nearest that can be had, each opening at its price [DEAL-12]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Sold Out Suites' });
  await openDeal(page, 'Sold Out Suites');
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Sold Out Suites is no longer available for these dates',
    }),
  ).toBeVisible();
  await expectAccessible(page);

  const nearest = page.getByRole('main').getByRole('listitem').first();
  await expect(nearest).not.toContainText('Sold Out Suites');
  const offered = amountAfter(await nearest.innerText(), /\n/);
  await nearest.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Choose extras and book' }).first()).toBeVisible();
  await expectTotal(page, offered);
});

test('a dearer price stops at was and now, and the holiday goes on at what was accepted [DEAL-12, R1]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Hotel Dearer' });
  const seen = await totalOnCard(cardOf(page, 'Hotel Dearer'));
  await openDeal(page, 'Hotel Dearer');

  const notice = page.getByRole('alert').filter({ hasText: 'Hotel Dearer raised the price' });
  const words = await notice.innerText();
  expect(amountAfter(words, /Was\s+/)).toBe(seen);
  const now = amountAfter(words, /Now\s+/);
  expect(now, 'the hotel asks £20 more').toBe(seen + 2_000);
  await expectTotal(page, now);
  await expect(page.getByRole('button', { name: 'Choose extras and book' })).toHaveCount(0);
  await expectAccessible(page);

  await notice.getByRole('button', { name: /^Carry on at £/ }).click();
  await expectExtras(page);
  await expectTotal(page, now);
});

test('who may hold no more holidays sees why, wherever the button was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await searchFor(page, { to: 'Puerto Sóller' });
  await openDeal(page, 'Hotel Miramar Blanc');
  const message = 'Please wait 20 minutes, then try again.';
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.route('**/graphql?operation_name=CreateBasket', (route) =>
    route.fulfill({
      json: {
        data: { createBasket: { __typename: 'TooManyBaskets', kind: 'TooManyBaskets', message } },
      },
    }),
  );
  const notice = page.getByRole('alert').filter({ hasText: message });
  for (const press of ['first', 'again']) {
    await page.getByRole('button', { name: 'Choose extras', exact: true }).click();
    await expect(notice, press).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus'), press).toContainText(message);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect(notice, press).not.toBeInViewport({ timeout: 1_000 });
    }).toPass();
  }
});
