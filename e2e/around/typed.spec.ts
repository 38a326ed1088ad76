import type { Page } from '@playwright/test';
import { goOn, DANIEL, fillPassengers, SARAH, startCheckout } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';

test('what was typed in a step outlives a reload, and not the step', async ({ page }) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(2) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  const typed = await valuesOf(page);
  await page.reload();
  await page.mouse.move(300, 300);
  await expect.poll(() => valuesOf(page)).toEqual(typed);
  await goOn(page, 'payment_options');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join(' ')))
    .not.toContain('typed:');
});

const valuesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('form input:not([type=hidden]), form select')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
          ? `${field.name} ${field.checked}`
          : field instanceof HTMLInputElement || field instanceof HTMLSelectElement
            ? `${field.name} ${field.value}`
            : '',
      ),
    );

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
