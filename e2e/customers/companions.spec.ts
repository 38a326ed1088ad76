import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem, startCheckout } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { openDeal, searchFor, takeDeal } from '../support/searching.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without any script', () => {
    test.use({ javaScriptEnabled });

    test('a customer keeps somebody, fills them in by one press when booking, and removes them', async ({
      page,
    }) => {
      await page.goto('/account/customer');
      await logIn(page, freshEmail('companions'));
      await page.waitForURL('**/account/customer');
      const people = page.getByRole('region', { name: 'People you travel with' });
      await people.getByRole('radio', { name: 'Mr', exact: true }).click();
      await people.getByLabel('First name').fill('Daniel');
      await people.getByLabel('Last name').fill('Hargreaves');
      await people.getByLabel('Date of birth').fill('14/07/1987');
      await people.getByRole('button', { name: 'Add' }).click();
      await expectProblem(page, 'Tick this box');
      await people.getByRole('checkbox').click();
      await expect(people.getByRole('checkbox')).toBeChecked();
      await people.getByRole('button', { name: 'Add' }).click();
      await expect(people.getByRole('listitem')).toContainText('Daniel Hargreaves');
      if (javaScriptEnabled) await expectAccessible(page);

      await searchFor(page, { to: 'Puerto Sóller' });
      await openDeal(page, 'Hotel Miramar Blanc');
      await takeDeal(page);
      await startCheckout(page);
      if (javaScriptEnabled) await expectAccessible(page);
      const second = card(page, 'Adult 2');
      await second.getByRole('button', { name: 'Fill in Daniel' }).click();
      await expect(second.getByLabel('First name')).toHaveValue('Daniel');
      await expect(second.getByLabel('Last name')).toHaveValue('Hargreaves');
      await expect(second.getByLabel('Date of birth')).toHaveValue('14/07/1987');
      await expect(second.getByRole('radio', { name: 'Mr', exact: true })).toBeChecked();

      await page.goto('/account/customer');
      await people.getByRole('button', { name: 'Remove Daniel Hargreaves' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText('Removed.');
      await expect(people.getByRole('listitem')).toHaveCount(0);
    });
  });

const card = (page: Page, name: string) => page.getByRole('region', { name });
