/** Hands that have a keyboard only. */
import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 150;

/**
 * Tabs until the element has the focus; fails when a whole round of the page does not come by it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab comes to ${target.toString()}`);
}

/** Goes to a field and types over what stands in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a group of radios, and with the arrows to one of them. */
export async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await expect(wanted).toBeAttached();
  for (let tabs = 0; tabs < MOST_TABS && !(await isAnyFocused(radios)); tabs += 1)
    await page.keyboard.press('Tab');
  for (let steps = await radios.count(); steps > 0 && !(await hasFocus(wanted)); steps -= 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
}

/** Goes to a button or link and presses Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) =>
      element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement,
  );

const isAnyFocused = (targets: Locator): Promise<boolean> =>
  targets.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
