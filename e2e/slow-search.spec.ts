import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { waitForResults } from './support/searching.ts';

test('a search that takes long says so, waits for ten seconds and longer, and can be stopped [RSLT-12]', async ({
  page,
}) => {
  const answer = await holdResults(page);
  await page.goto('/');
  const waiting = page.getByRole('status').filter({ hasText: 'search' });
  await startSearch(page);
  await expect(waiting).toContainText('Still searching. It can take up to 10 seconds.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop searching' }).click();
  await expect(waiting).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');

  await startSearch(page);
  await expect(waiting).toContainText('is taking longer than it should');
  answer();
  await waitForResults(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

const startSearch = (page: Page): Promise<void> =>
  page
    .getByRole('form', { name: 'Search for a holiday' })
    .getByRole('button', { name: 'Search', exact: true })
    .click();

/** Holds back every search of the browser until the function that it gives is called. */
async function holdResults(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql?operation_name=ResultsPage', async (route) => {
    await promise;
    // The call that was stopped is gone.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
