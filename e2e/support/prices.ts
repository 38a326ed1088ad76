import { expect, type Page } from '@playwright/test';

/** `£1,410.02`, `€240` → pence or cent. */
export function penceOf(text: string): number {
  const [pounds = '', pence = '00'] = text.replace(/[£€,]/g, '').split('.');
  return Number(pounds) * 100 + Number(pence);
}

/** The total in the receipt of a page: deal, extras, every checkout step, confirmation. */
export async function totalInReceipt(page: Page): Promise<number> {
  const receipt = page.getByRole('region', { name: 'What it costs' }).filter({ visible: true });
  await expect(receipt).toContainText('Total for');
  return amountAfter(await receipt.innerText(), /Total for \d+\s+/i);
}

/**
 * The receipt comes to this, once the page has taken in what was done last: the page before it has
 * one as well.
 */
export const expectTotal = (page: Page, total: number, where?: string): Promise<void> =>
  expect.poll(() => totalInReceipt(page), where).toBe(total);

/** The first amount after what the pattern finds. */
export function amountAfter(text: string, pattern: RegExp): number {
  const found = new RegExp(`${pattern.source}([£€][\\d,]+(?:\\.\\d\\d)?)`, pattern.flags).exec(
    text,
  )?.[1];
  expect(found, `an amount after ${pattern.source} in: ${text}`).toBeDefined();
  return penceOf(found ?? '');
}

/** The amount before what the pattern finds. */
export function amountBefore(text: string, pattern: RegExp): number {
  const found = new RegExp(`([£€][\\d,]+(?:\\.\\d\\d)?)${pattern.source}`, pattern.flags).exec(
    text,
  )?.[1];
  expect(found, `an amount before ${pattern.source} in: ${text}`).toBeDefined();
  return penceOf(found ?? '');
}
