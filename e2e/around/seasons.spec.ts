import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

test('the home page begins with a season, another one fills When at a press, and the calendar opens at once', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  const when = form.locator('summary', { hasText: /^When/ });
  const seasons = form.getByRole('group', { name: 'When suits you?' });
  const chosen = seasons.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await expect(when).toContainText(/leave \d+ \w+ to \d+ \w+/);
  await seasons.getByRole('radio', { name: /^Summer/ }).press('Space');
  await expect(when).toContainText(/^WhenSummer/);
  await expect(seasons.getByRole('radio', { name: /^Summer/ })).toBeChecked();
  await expectAccessible(page);
  await when.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'When shall we go?' });
  await expect(dialog).toBeVisible();
  await expect(form.getByLabel('Leave on')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(when).toBeFocused();
  await seasons.getByRole('button', { name: 'Choose dates' }).click();
  await dialog.getByRole('button', { name: 'Any day that month' }).click();
  await dialog.getByRole('button', { name: 'Use these dates' }).click();
  await expect(when).toContainText('or any day to');
  await expect(chosen).toHaveCount(0);
});

test('the very first tap on a page chooses a season', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  // A finger leaves no sign before its tap, unlike a mouse that moves there.
  await form.getByText(/^Summer/).dispatchEvent('click');
  await expect(form.locator('summary', { hasText: /^When/ })).toContainText(/^WhenSummer/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a season is posted with the form, days of one’s own win over it', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Search for a holiday' });
    const summer = form.getByRole('radio', { name: /^Summer/ });
    const [start = '', end = ''] = ((await summer.getAttribute('value')) ?? '').split('/');
    await summer.check();
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/results?**');
    const days = () =>
      ['departureDate', 'departureRangeEndDate'].map((name) =>
        new URL(page.url()).searchParams.get(name)?.split('/').toReversed().join('-'),
      );
    expect(days()).toEqual([start, end]);
    await page.goBack();
    await form.getByText('When', { exact: true }).click();
    await form.getByLabel('Leave on').fill(end);
    await form.getByLabel('Or any day up to').fill('');
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/results?**');
    expect(days()).toEqual([end, end]);
  });
});
