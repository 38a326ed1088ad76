/** From the extras to the last step of the checkout. */
import { expect, type Page } from '@playwright/test';

export type Traveller = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** dd/mm/yyyy */
  readonly dateOfBirth: string;
};

export const SARAH: Traveller = {
  title: 'Mrs',
  firstName: 'Sarah',
  lastName: 'Hargreaves',
  dateOfBirth: '27/03/1988',
};
export const DANIEL: Traveller = {
  title: 'Mr',
  firstName: 'Daniel',
  lastName: 'Hargreaves',
  dateOfBirth: '14/07/1987',
};

/**
 * Chooses one of the offers of a section by what its card says; saves it where a button does that
 * (without script).
 */
export async function chooseExtra(page: Page, section: string, offer: RegExp): Promise<void> {
  const region = page.getByRole('region', { name: section });
  await region.getByRole('radio', { name: offer }).first().check();
  const save = region.getByRole('button', { name: /^Save/ });
  if (await save.isVisible()) await save.click();
}

/** Seats everybody together on each flight, where a child needs a seat. */
export async function seatChildren(page: Page): Promise<void> {
  const seats = page.getByRole('region', { name: 'Seats', exact: true });
  const toChoose = seats.getByRole('link', { name: /^Choose seats/ });
  if (!(await seats.getByText('Children under 12').isVisible())) return;
  while ((await toChoose.count()) > 0) {
    await toChoose.first().click();
    await page.getByRole('button', { name: 'Seat us together' }).click();
    await page.waitForURL(/together=yes/);
    await page.getByRole('button', { name: /^(Next: flight home|Take these seats)/ }).click();
    await page.waitForURL((url) => !url.search.includes('together'));
    if (page.url().includes('/seats/')) await page.getByRole('link', { name: /^Back to/ }).click();
    await seats.waitFor();
  }
}

/** Goes from the extras to the first step. */
export async function startCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: CONTINUE }).filter({ visible: true }).first().click();
  await expectStep(page, 'passengers');
}

/** A button says where it leads; that of a phone's bar has no room for it. */
const CONTINUE = /^Continue( to .+)?$/;

/** Names everybody, the lead first. */
export async function fillPassengers(page: Page, travellers: readonly Traveller[]): Promise<void> {
  for (const [i, { title, firstName, lastName, dateOfBirth }] of travellers.entries()) {
    const card = page.getByRole('region', { name: /^(Adult|Child|Infant) \d/ }).nth(i);
    await card.getByRole('radio', { name: title, exact: true }).check();
    await card.getByLabel('First name').fill(firstName);
    await card.getByLabel('Last name', { exact: true }).fill(lastName);
    await card.getByLabel('Date of birth').fill(dateOfBirth);
    // What is wrong with a field is said on leaving it, which moves what stands below.
    await card.getByLabel('Date of birth').blur();
  }
  await page
    .getByRole('group', { name: 'Does anyone need assistance?' })
    .getByRole('radio', { name: 'No' })
    .check();
}

/**
 * Past the plans to the contact details. Shortly before a holiday there is nothing to choose: the
 * step stands only while a promotional code can be used.
 */
export async function passPlans(page: Page, plan = /Pay in full/): Promise<void> {
  await pressContinue(page);
  const plans = page.getByRole('heading', { level: 1, name: HEADINGS.payment_options });
  const details = page.getByRole('heading', { level: 1, name: HEADINGS.contact_details });
  await expect(plans.or(details)).toBeVisible();
  if (await details.isVisible()) return;
  await choosePlan(page, plan);
  await goOn(page, 'contact_details');
}

export async function choosePlan(page: Page, plan: RegExp): Promise<void> {
  await page.getByRole('radio', { name: plan }).first().check();
}

/**
 * The reachable details of who books, at an address in the site's own country; names stand there
 * already, taken from the lead passenger.
 */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Phone number').fill('0113 496 0181');
  await page.getByLabel('Address', { exact: true }).fill('12 Beech Grove');
  const isIrish = (await page.getByLabel('Country').inputValue()) === 'IE';
  await page.getByLabel('Town or city').fill(isIrish ? 'Dublin' : 'Leeds');
  await page.getByLabel('Postcode').fill(isIrish ? 'D02 X285' : 'LS6 2AB');
}

export async function fillCar(page: Page): Promise<void> {
  await page.getByLabel('Registration').fill('AB12 CDE');
  await page.getByLabel('Make', { exact: true }).fill('Skoda');
  await page.getByLabel('Model').fill('Octavia');
  await page.getByLabel('Colour', { exact: true }).fill('Blue');
}

/** Goes on from a step; the next one must come. */
export async function goOn(page: Page, next: Exclude<Step, 'passengers'>): Promise<void> {
  await pressContinue(page);
  await expectStep(page, next);
}

/**
 * The address is the step's before its page stands: another step looks much like it. A page whose
 * style has not come yet shows both ways on, the one of wide windows and the one of phones.
 */
async function expectStep(page: Page, step: Step): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/booking/[^/]+/${step}$`));
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1, name: HEADINGS[step] })).toBeVisible();
}

const HEADINGS = {
  passengers: 'Who is travelling?',
  payment_options: 'How would you like to pay?',
  contact_details: 'Your details',
  car_parking: 'Car park details',
  payment: 'Review and book',
};
type Step = keyof typeof HEADINGS;

export async function pressContinue(page: Page): Promise<void> {
  await page.getByRole('button', { name: CONTINUE }).filter({ visible: true }).click();
}

/** A refused form: the page says so on top and in its title (visitors: R13). */
export async function expectProblem(
  page: Page,
  ...messages: readonly (string | RegExp)[]
): Promise<void> {
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeVisible();
  for (const message of messages)
    await expect(summary.getByRole('link', { name: message }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
}
