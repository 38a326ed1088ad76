import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The first or last room that its hotel refunds, among all that the deal could have. */
export async function takeRefundedRoom(
  page: Page,
  which: 'first' | 'last' = 'first',
): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await page.goto(`${pathname}/rooms${search}`);
  const all = page.getByRole('radio', { name: /Room price refunded until/ });
  await expect(all.first()).toBeVisible();
  const refunded = which === 'first' ? all.first() : all.last();
  await refunded.click();
  await expect(refunded).toBeChecked();
  await page.getByRole('button', { name: 'Use this room' }).click();
  await expect(page.getByRole('button', { name: 'Choose extras and book' }).first()).toBeVisible();
}
