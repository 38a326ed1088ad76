/** From the search form to a deal, the same with and without script. */
import { expect, type Locator, type Page } from '@playwright/test';
import { amountBefore } from './prices.ts';

export type Search = {
  /** A place by name. */
  readonly to: string;
  /** yyyy-mm-dd */
  readonly leave?: string;
  readonly adults?: number;
  readonly childAges?: readonly number[];
  readonly infants?: number;
  readonly rooms?: number;
  readonly hotelOnly?: boolean;
  /** The page offers no places: its scripts are lost. */
  readonly isUnaided?: boolean;
};

/**
 * Fills the search form of the home page, which has its day from the address, and goes to the
 * results.
 */
export async function searchFor(page: Page, search: Search): Promise<void> {
  const { leave = summerDay(), hotelOnly = false } = search;
  const day = leave.split('-').toReversed().join('/');
  await page.goto(`/?${hotelOnly ? 'mode=ho&' : ''}departureDate=${day}`);
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await fillSearch(form, search);
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await waitForResults(page);
}

/**
 * The address changes before the page does, and the home page, where most searches begin, has cards
 * of its own.
 */
export async function waitForResults(page: Page): Promise<void> {
  await page.waitForURL('**/results?**');
  await expect(page.getByRole('heading', { level: 1, name: /^(Where|Which) / })).toHaveCount(0);
}

async function fillSearch(
  form: Locator,
  { to, adults = 2, childAges = [], infants = 0, rooms = 1, isUnaided = false }: Search,
): Promise<void> {
  await openCell(form, 'To');
  await form.getByLabel('Place or hotel').fill(to);
  if (!isUnaided && (await hasScript(form.page()))) await choosePlace(form, to);
  await openCell(form, 'Who');
  await form.getByLabel(/^Adults/).fill(String(adults));
  await form.getByLabel(/^Children/).fill(String(childAges.length));
  for (const [i, age] of childAges.entries())
    await form.getByLabel(`Age of child ${i + 1}`).selectOption(String(age));
  await form.getByLabel(/^Infants/).fill(String(infants));
  if (rooms > 1) await form.getByLabel('Rooms').selectOption(String(rooms));
}

/** Without script the name itself is the answer. */
const hasScript = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(scripting: enabled)').matches);

/** Takes a place from the list that its name finds. */
async function choosePlace(form: Locator, name: string): Promise<void> {
  await expect(form.getByRole('status').filter({ hasText: / places? found/ })).toBeAttached();
  await form.getByRole('option', { name }).first().click();
  await expect(form.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** A question of the search form opens by its name. */
async function openCell(form: Locator, name: string): Promise<void> {
  await form.getByText(name, { exact: true }).first().click();
}

/** The card of a hotel among the results. */
export const cardOf = (page: Page, hotel: string): Locator =>
  page.getByRole('article', { name: hotel });

export async function totalOnCard(card: Locator): Promise<number> {
  await expect(card).toContainText('total for');
  return amountBefore(await card.innerText(), /\s+total for/);
}

/** Opens the deal of a hotel in the results. */
export async function openDeal(page: Page, hotel: string): Promise<void> {
  await cardOf(page, hotel).getByRole('heading', { name: hotel }).getByRole('link').click();
  await expectDeal(page, hotel);
}

/** The page of the deal stands, or of its hotel where it is sold out. */
export async function expectDeal(page: Page, hotel: string): Promise<void> {
  await expect(page).toHaveURL(/\/holiday\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel);
}

/** Takes the deal into a basket and goes to its extras. */
export async function takeDeal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose extras and book' }).first().click();
  await expectExtras(page);
}

/** The page of the extras stands: its address is there before it. */
export async function expectExtras(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/extras\//);
  await expect(
    page.getByRole('heading', { level: 1, name: 'What else would you like?' }),
  ).toBeVisible();
}

/**
 * A day in the season that every payment plan still fits before: the next 12 June that is three
 * months away, or so many weeks later. Each journey that buys has a week of its own: the hotel has
 * few rooms.
 */
export function summerDay(weeks = 0, today = new Date()): string {
  const june = (year: number) => new Date(Date.UTC(year, 5, 12));
  const isFarEnough = (day: Date) => day.getTime() - today.getTime() > 90 * 86_400_000;
  const year = today.getUTCFullYear();
  const first = isFarEnough(june(year)) ? june(year) : june(year + 1);
  return new Date(first.getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}
