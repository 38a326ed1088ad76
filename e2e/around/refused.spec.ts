import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test('what was refused has the focus once, and takes it from nobody who corrects it', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/tourist-tax?place=nowhere&adults=none');
  const problem = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  const adults = page.getByLabel('Adults');
  await adults.fill('2');
  scripts.resolve();
  await comesAlive(page);
  await expect(adults).toBeFocused();

  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('Who', { exact: true }).click();
  await form.getByLabel(/^Children/).fill('1');
  const search = form.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  await expect(problem).toBeFocused();
  // The calendar opens, and the form is drawn again.
  await form.getByText('When', { exact: true }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar).toBeVisible();
  await expect(problem).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await search.click();
  await expect(problem).toBeFocused();
});

/** A click reaches the document once the page is live: until then it is held. */
const comesAlive = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('click', resolve, { once: true });
        document.body.click();
      }),
  );
