import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openDeal, searchFor } from '../support/searching.ts';

/** The reviews of the page, and the first topic with its number. */
async function reviewsOf(page: Page) {
  const section = page.locator('#reviews');
  await expect(section).toContainText('These reviews are made up');
  const topic = section.getByRole('navigation', { name: 'What they mention' }).getByRole('link');
  const [, name = '', count = ''] = /^(.*) (\d+)$/.exec(await topic.first().innerText()) ?? [];
  return { section, topic: topic.first(), name, count: Number(count) };
}

async function chooseTopic(page: Page): Promise<void> {
  const { section, topic, name, count } = await reviewsOf(page);
  const articles = section.getByRole('heading', { level: 3, includeHidden: true });
  await expect.poll(() => articles.count()).toBeGreaterThan(count);
  const all = await articles.count();
  await topic.click();
  await expect(page).toHaveURL(/[?&]about=\w+#reviews$/);
  await expect(articles).toHaveCount(count);
  const chosen = section.getByRole('link', { name: `${name} ${count}` });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await chosen.click();
  await expect(articles).toHaveCount(all);
}

test('reviews are chosen by what they mention, on the page of a hotel', async ({ page }) => {
  await page.goto('/hotels/1');
  await chooseTopic(page);
  await expectAccessible(page);
});

test('on a deal they are chosen without pricing it again', async ({ page }) => {
  await searchFor(page, { to: 'Puerto Sóller' });
  await openDeal(page, 'Hotel Miramar Blanc');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await chooseTopic(page);
  expect(asked.filter((url) => url.includes('DealPage'))).toEqual([]);
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are chosen by what they mention', async ({ page }) => {
    await page.goto('/hotels/1');
    await chooseTopic(page);
  });
});
