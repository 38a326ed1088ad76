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
