import { expect, test } from '../support/journey.ts';
import { boxAtRest } from '../support/layout.ts';
import { freshEmail } from '../support/mail.ts';
import { payByCard } from '../support/paying.ts';
import { comeToPayment } from '../support/purchase.ts';
import { summerDay } from '../support/searching.ts';

test('the confirmation prints on one sheet: references first, telephone in words, no buttons', async ({
  page,
}) => {
  await comeToPayment(page, { leave: summerDay(2), email: freshEmail('paper') });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  const references = page.getByRole('region', { name: /references/i });
  await expect(references.locator('strong').first()).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 688, height: 1_032 });
  const next = page.getByRole('region', { name: /what happens next/i });
  expect((await boxAtRest(references)).y).toBeLessThan((await boxAtRest(next)).y);
  await expect(page.getByText(/\d{4} \d{3} \d{4}/).first()).toBeVisible();
  for (const role of ['navigation', 'button', 'contentinfo'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);

  const sheets = await page.pdf({ format: 'A4' });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
