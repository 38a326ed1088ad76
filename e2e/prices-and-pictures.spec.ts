import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openDeal, searchFor } from './support/searching.ts';

/** Which figures the prices of the list begin with; it comes in parts. */
const firstFigures = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .getByRole('article')
    .evaluateAll((cards) => [
      ...new Set(
        cards.map((card) => card.querySelector<HTMLElement>('[data-price]')?.dataset['price']),
      ),
    ]);

test('the switch turns every price of the list round, and the browser remembers it [SITE-13] [SITE-14]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Majorca' });
  await expect(page.getByRole('article').nth(1)).toBeVisible();
  await expect.poll(() => firstFigures(page)).toEqual(['pp']);
  await page.getByRole('button', { name: 'In total', exact: true }).click();
  await expect.poll(() => firstFigures(page)).toEqual(['total']);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('priceView')))
    .toBe('TOTAL_PRICE');
  await page.reload();
  await page.mouse.move(400, 400);
  await expect.poll(() => firstFigures(page)).toEqual(['total']);
});

test('pictures go round: before the first comes the last, after the last the first, in 400 ms [SITE-16] [SITE-17]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller' });
  await openDeal(page, 'Hotel Miramar Blanc');
  await page.getByRole('button', { name: /^All \d+ pictures/ }).click();
  const carousel = page.getByRole('dialog').getByRole('group', { name: 'Pictures' });
  await expect(carousel).toBeVisible();
  const count = await carousel.getByRole('listitem', { includeHidden: true }).count();
  const at = (number: number) => expect(carousel).toContainText(`${number} of ${count}`);
  await at(1);
  await carousel.getByRole('button', { name: 'Previous picture' }).click();
  await at(count);
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await at(1);
  await expect(carousel.getByRole('list')).toHaveCSS('transition-duration', '0.4s');
});

test('on the home page what guests said goes round in 400 ms, good or bad, made up and said so [SITE-16] [SITE-17]', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Reviews' });
  const count = await carousel.getByRole('listitem', { includeHidden: true }).count();
  const at = (number: number) => expect(carousel).toContainText(`${number} of ${count}`);
  await at(1);
  await carousel.getByRole('button', { name: 'Previous review' }).click();
  await at(count);
  await carousel.getByRole('button', { name: 'Next review' }).click();
  await at(1);
  await expect(carousel.getByRole('list')).toHaveCSS('transition-duration', '0.4s');
  await expect(page.getByText('These reviews are made up')).toBeVisible();
});

test('reviews that were drawn along before their script came stay where they are', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const carousel = page.getByRole('group', { name: 'Reviews' });
  const third = carousel.getByRole('listitem', { includeHidden: true }).nth(2);
  await third.scrollIntoViewIfNeeded();
  release();
  await expect(carousel).toContainText(/3 of \d/);
  await expect(third).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the review after the first looks in, so that it can be drawn along', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Reviews' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('listitem').nth(1)).toBeInViewport();
    await expect(carousel.getByRole('listitem').nth(2)).not.toBeInViewport();
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });
});
