import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { cardOf, searchFor, summerDay } from '../support/searching.ts';

const GOOD = 'Hotel Miramar Blanc';
const CHEAP = 'Hotel Cheaper';

test('a party of four chooses together, each at their own device, one without script', async ({
  page: sarah,
  browser,
}) => {
  // Four people, each with a browser of their own.
  test.slow();
  for (const hotel of [GOOD, CHEAP]) {
    await searchFor(sarah, { to: hotel, leave: summerDay(6), adults: 4, rooms: 2 });
    await heart(cardOf(sarah, hotel)).click();
    await expect(heart(cardOf(sarah, hotel))).toHaveAttribute('aria-pressed', 'true');
  }
  await sarah.goto('/scrapbook');
  await sarah.getByRole('link', { name: 'Choose together in a party room' }).click();
  await expect(heading(sarah, 'Choose together')).toBeVisible();
  await expectAccessible(sarah);
  await press(sarah, 'Create the room');
  await expectProblem(sarah, 'Please fill in this field.');
  await sarah.getByLabel('What is it for?').fill('Mum’s seventieth');
  await sarah.getByLabel('Your first name').fill('Sarah');
  const holidays = sarah.getByRole('checkbox');
  await expect(holidays).toHaveCount(2);
  for (const at of [0, 1]) await holidays.nth(at).check();
  await sarah.getByLabel('How many of you are choosing?').selectOption('4');
  await press(sarah, 'Create the room');
  await sarah.waitForURL(/\/party\/[\w-]{22}$/);
  await expect(heading(sarah, 'Mum’s seventieth')).toBeVisible();
  await expectAccessible(sarah);
  const link = await sarah.getByLabel('Send it to the people you’re choosing with').inputValue();
  expect(new URL(link).pathname).toBe(new URL(sarah.url()).pathname);

  const daniel = await comeIn(browser, link, 'Daniel', { javaScriptEnabled: false });
  const jean = await comeIn(browser, link, 'Jean', { viewport: { width: 390, height: 844 } });
  const tom = await comeIn(browser, link, 'Tom', { colorScheme: 'dark' });

  await vote(sarah, GOOD, 'Yes');
  await vote(daniel, CHEAP, 'No');
  await vote(jean, GOOD, 'Maybe');
  await vote(tom, GOOD, 'Yes');
  await vote(tom, GOOD, 'Yes', false);
  await expect(main(sarah)).not.toContainText('1 yes');

  await lock(sarah, { most: 'as little as possible' });
  await expectProblem(sarah, /Enter an amount/);
  await expect(sarah.getByLabel('The most you’d pay')).toHaveValue('as little as possible');
  await sarah.getByLabel('The most you’d pay').fill('9000');
  await press(sarah, 'Lock my limits');
  await expect(main(sarah)).toContainText('Locked. Waiting for Daniel, Jean and Tom');
  await expectAccessible(sarah);
  await lock(daniel, { needs: ['No changes of plane'] });
  await lock(jean, {});
  await expect(main(jean)).not.toContainText(/Works for everyone|Not for everyone/);
  await lock(tom, { most: '1' });

  for (const page of [sarah, daniel, jean, tom]) {
    await page.goto(link);
    await expect(heading(page, 'No holiday works for all four')).toBeVisible();
    await expect(main(page).getByText('Not for everyone', { exact: true })).toHaveCount(2);
    await expect(main(page).getByText('Works for everyone', { exact: true })).toHaveCount(0);
  }
  await expect.poll(() => wordsOf(jean), 'the same words for all').toBe(await wordsOf(daniel));
  await expectAccessible(jean);

  await press(daniel, 'Start round 2');
  await expect(main(daniel)).toContainText('round 2 of 3');
  await expect(main(daniel)).not.toContainText('Not for everyone');
  for (const page of [sarah, daniel, jean]) {
    await page.goto(`${link}/limits`);
    await press(page, 'Lock them as they were');
    await expect(main(page)).toContainText('Locked. Waiting for');
  }
  await tom.goto(link);
  await lock(tom, { most: '9000' });
  await expect(heading(tom, 'Two holidays work for all four')).toBeVisible();
  await expectAccessible(tom);
  await daniel.goto(link);
  await expect(daniel.getByRole('heading', { level: 2 }).first()).toHaveText(/Sóller/);
  await expect(main(daniel)).toContainText('1 yes, 1 maybe');
  await press(daniel, 'Add it to the basket');
  await daniel.waitForURL('**/extras/**');
  await expect(main(daniel)).toContainText(GOOD);
});

test('a room is left, its link renewed, and what is over says so', async ({ page, browser }) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(6) });
  await page.getByRole('link', { name: `See holiday: ${GOOD}` }).click();
  await page.getByRole('link', { name: 'Choose together' }).click();
  await page.getByLabel('What is it for?').fill('Easter');
  await page.getByLabel('Your first name').fill('Sarah');
  await press(page, 'Create the room');
  await page.waitForURL(/\/party\/[\w-]{22}$/);
  const link = page.url();
  const daniel = await comeIn(browser, link, 'Daniel');
  await page.goto(link);
  await page.getByText('The room and its people').click();
  await expectAccessible(page);
  await press(page, 'Remove Daniel');
  await expect(page.getByLabel('Send it to the people you’re choosing with')).not.toHaveValue(link);
  await page.goto(link);
  await expect(page).not.toHaveURL(link);
  const gone = await daniel.goto(link);
  expect(gone?.status()).toBe(404);
  await expect(heading(daniel, 'This party room isn’t here')).toBeVisible();
  await expectAccessible(daniel);
  await page.getByText('The room and its people').click();
  await press(page, 'Leave the room');
  await page.waitForURL('**/party');
  await expect(main(page)).not.toContainText('Easter');
});

/** Opens the link at a device of one's own, and comes in. */
async function comeIn(
  browser: Browser,
  link: string,
  name: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...device });
  const page = await context.newPage();
  await page.goto(link);
  await expect(main(page)).toContainText('Sarah wants to choose a holiday with you.');
  if (device.javaScriptEnabled !== false) await expectAccessible(page);
  await page.getByLabel('Your first name').fill(name);
  await press(page, 'Join');
  await expect(page.getByRole('list', { name: 'Who’s in' })).toContainText('You');
  return page;
}

/** Presses a vote, and waits until it stands, or is taken back. */
async function vote(page: Page, hotel: string, words: string, stands = true): Promise<void> {
  const button = page
    .getByRole('group', { name: `Your vote on ${hotel}` })
    .getByRole('button', { name: words, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', String(stands));
}

type Limits = { readonly most?: string; readonly needs?: readonly string[] };

async function lock(page: Page, { most = '', needs = [] }: Limits): Promise<void> {
  await page.getByRole('link', { name: 'Set my limits' }).click();
  await expect(heading(page, 'What works for you?')).toBeVisible();
  await page.getByLabel('The most you’d pay').fill(most);
  for (const need of needs) await page.getByRole('checkbox', { name: need }).check();
  await press(page, 'Lock my limits');
}

const heart = (within: Locator) => within.getByRole('button', { name: /^Save / });
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** What the page says of the holidays, without the room and its people. */
const wordsOf = (page: Page): Promise<string> => page.locator('#holidays').innerText();
