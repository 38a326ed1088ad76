import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { DANIEL, expectProblem, SARAH, type Traveller } from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { choose, pressOn, typeInto } from './support/keyboard.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { numberOf } from './support/paying.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';

test('from the extras to the papers with a keyboard alone, over a mistake and back [R13, R18]', async ({
  page,
}) => {
  const email = freshEmail('keyboard');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(9) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);

  await chooseInsurance(page);
  await pressOn(
    page,
    page.getByRole('button', { name: 'Continue to passengers' }).filter({ visible: true }).first(),
  );
  await page.waitForURL('**/passengers');

  await fill(page, 0, { ...SARAH, firstName: '' });
  await fill(page, 1, DANIEL);
  const support = page.getByRole('group', { name: 'Does anyone need assistance?' });
  await choose(page, support, support.getByRole('radio', { name: 'No' }));
  await page.keyboard.press('Enter');
  await expectProblem(page, 'First name, Adult 1: Please fill in this field.');
  await expect(
    page.getByRole('alert', { name: 'There is a problem' }),
    'the summary has the focus',
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name').first(), 'its link leads to the field').toBeFocused();
  await page.keyboard.type(SARAH.firstName);
  await pressOn(page, page.getByRole('button', { name: 'Continue to payment options' }));
  await page.waitForURL('**/payment_options');

  const plans = page.getByRole('group', { name: 'Choose a plan' });
  await choose(page, plans, plans.getByRole('radio', { name: /Pay in full/ }));
  await pressOn(page, page.getByRole('button', { name: 'Continue to your details' }));
  await page.waitForURL('**/contact_details');
  await fillContact(page, email);
  await pressOn(page, page.getByRole('button', { name: 'Continue to review and book' }));
  await page.waitForURL('**/payment');

  await payByCard(page);
  await page.waitForURL('**/confirmation');
  await mailTo(email);
});

test('places are looked for, chosen and taken out with a keyboard alone [R18, SRCH-16, SRCH-36]', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await pressOn(page, form.locator('summary', { hasText: /^To/ }));
  const places = form.getByRole('combobox', { name: 'Place or hotel' });
  await expect(places, 'an opened cell can be typed into').toBeFocused();
  await expect(places).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('puerto soller');
  await expect(form.getByRole('status').filter({ hasText: '1 place found' })).toBeAttached();
  await expectActive(places, 'Puerto Sóller');
  await page.keyboard.press('Enter');
  await expect(
    form.getByRole('status').filter({ hasText: 'Puerto Sóller added. 1 of 10 chosen.' }),
  ).toBeAttached();
  await expect(places).toHaveValue('');
  await page.keyboard.type('xyzzy');
  await expect(form.getByText("Sorry, we don't recognise that").first()).toBeVisible();
  await expect(places).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(places).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expectActive(places, /^Spain/);
  for (const key of ['End', 'Home', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(form.getByRole('list', { name: 'Chosen' }).getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(form.getByRole('button', { name: /^Remove / })).toHaveText(['Puerto Sóller']);
  await page.keyboard.press('Escape');
  await expect(form.locator('summary', { hasText: /^To/ })).toBeFocused();

  await pressOn(page, form.getByRole('button', { name: 'Search', exact: true }));
  await page.waitForURL('**/results?**');
  expect(askedFor(page, 'locationIds')).toEqual(['spain-majorca-puerto-soller']);
});

test('airports are looked for and chosen with a keyboard alone; the eleventh is refused at the field, and a chip takes one out [R18, SRCH-15, SRCH-17]', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await pressOn(page, form.locator('summary', { hasText: /^From/ }));
  const airports = form.getByRole('combobox', { name: 'Airport or region' });
  await expect(airports).toBeFocused();
  await page.keyboard.type('lo');
  await expect(airports).toHaveAccessibleDescription(
    'Enter a minimum of 3 characters to begin a search',
  );
  await page.keyboard.type('nd');
  const options = form.getByRole('listbox', { name: 'Choices' }).getByRole('option');
  await expect(options).toHaveText([
    /^Any London airport/,
    ...['Gatwick', 'Heathrow', 'Stansted', 'Luton', 'City', 'Southend'].map(
      (name) => new RegExp(`^London ${name}`),
    ),
    /^City of Derry/,
  ]);
  await page.keyboard.press('Escape');
  for (let count = 0; count < 11; count += 1)
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  const chips = form.getByRole('list', { name: 'Chosen' }).getByRole('button');
  await expect(chips).toHaveCount(10);
  await expect(airports).toHaveAccessibleDescription(
    /10 is the maximum number of airports you can select/,
  );
  await expectAccessible(page);
  await pressOn(page, chips.nth(3));
  await expect(chips).toHaveCount(9);
  await expect(airports, 'the focus does not go with the chip').toBeFocused();
  await expect(airports).toHaveAccessibleDescription(/Choose up to 10/);
  await pressOn(page, form.getByRole('button', { name: 'Search', exact: true }));
  await page.waitForURL('**/results?**');
  expect(askedFor(page, 'departureAirports')).toHaveLength(9);
});

/** Values of a list in the address of the results. */
const askedFor = (page: Page, list: string): string[] =>
  [...new URL(page.url()).searchParams].flatMap(([name, value]) =>
    name.startsWith(list) ? [value] : [],
  );

/** The option that a combobox stands at while it keeps the focus. */
async function expectActive(combobox: Locator, name: string | RegExp): Promise<void> {
  // The list may still be that of the letters before.
  await expect(async () => {
    const id = await combobox.getAttribute('aria-activedescendant');
    await expect(combobox.page().locator(`[id="${id}"]`)).toHaveAccessibleName(
      typeof name === 'string' ? new RegExp(`^${name}`) : name,
      { timeout: 1_000 },
    );
  }).toPass();
  await expect(combobox).toBeFocused();
}

async function chooseInsurance(page: Page): Promise<void> {
  const insurance = page.getByRole('region', { name: 'Travel insurance' });
  await choose(page, insurance, insurance.getByRole('radio', { name: /£/ }).first());
  await expect(
    page.getByRole('region', { name: 'What it costs' }).filter({ visible: true }),
  ).toContainText(/chosen by you/i);
}

async function fill(
  page: Page,
  at: number,
  { title, firstName, lastName, dateOfBirth }: Traveller,
): Promise<void> {
  const card = page.getByRole('region', { name: /^Adult \d/ }).nth(at);
  await choose(
    page,
    card.getByRole('group', { name: 'Title' }),
    card.getByRole('radio', { name: title, exact: true }),
  );
  await typeInto(page, card.getByLabel('First name'), firstName);
  await typeInto(page, card.getByLabel('Last name', { exact: true }), lastName);
  await typeInto(page, card.getByLabel('Date of birth'), dateOfBirth.replaceAll('/', ''));
  await expect(card.getByLabel('Date of birth')).toHaveValue(dateOfBirth);
}

async function fillContact(page: Page, email: string): Promise<void> {
  const answers = {
    'Email address': email,
    'Phone number': '0113 496 0181',
    Address: '12 Beech Grove',
    'Town or city': 'Leeds',
    Postcode: 'LS6 2AB',
  };
  for (const [label, answer] of Object.entries(answers))
    await typeInto(page, page.getByLabel(label, { exact: true }), answer);
}

/** Through the frame of the card provider and out of it again. */
async function payByCard(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Card details"]');
  await typeInto(page, frame.getByLabel('Card number'), numberOf('visa'));
  await typeInto(page, frame.getByLabel('Expiry date'), '0339');
  await typeInto(page, frame.getByLabel('Security code'), '737');
  await typeInto(page, frame.getByLabel('Name on card'), 'Sarah Hargreaves');
  await pressOn(page, page.getByRole('button', { name: /^Book and pay £/ }));
}
