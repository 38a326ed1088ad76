import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  chooseExtra,
  DANIEL,
  expectProblem,
  fillContact,
  fillPassengers,
  goOn,
  passPlans,
  SARAH,
  startCheckout,
} from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { heading, openBooking } from '../support/own-booking.ts';
import { payByCard, typeCard } from '../support/paying.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';
import { holdOwnFlights, letFlightsBeForgotten } from '../support/time.ts';

/** A couple's week with easyJet, whose flights they book themselves; its booking. */
async function bookOwnFlights(page: Page, leave: string, email: string, hasScript = true) {
  await searchFor(page, { to: 'Puerto Sóller', leave });
  await page.goto(`${page.url()}&filters[carriers][0]=U2`);
  const card = page.getByRole('article').first();
  await openDeal(page, await card.getByRole('heading').first().innerText());
  await takeDeal(page);
  await expect(page.getByText(/booking fee of £8 per person each way/)).toBeVisible();
  await expect(page.getByText(/Save £16 per person/)).toBeVisible();
  const choices = page.getByRole('region', { name: 'Booking your flights' }).getByRole('radio');
  await expect(choices).toHaveCount(2);
  await chooseExtra(page, 'Booking your flights', /^You book your flights yourself/);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await passPlans(page);
  await fillContact(page, email);
  await goOn(page, 'payment');
  if (hasScript) await payByCard(page, 'visa');
  else {
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await typeCard(page, 'visa');
    await page.getByRole('button', { name: /^Authorise [£€]/ }).click();
  }
  await page.waitForURL('**/confirmation');
  await mailTo(email, /^Book your flights by \d\d:\d\d on /);
  await openBooking(page, email);
  return page.url();
}

/** What stands on the card, read in its provider's frame. */
async function readCard(page: Page) {
  const frame = page.frameLocator('iframe[title="Your card for easyJet"]');
  await expect(frame.getByText(/^9999 99/)).toBeVisible();
  const [number = '', expiry = '', code = ''] = await frame.locator('dd').allInnerTexts();
  return { number, expiry, code };
}

type Hands = {
  readonly type: (page: Page, field: Locator, text: string) => Promise<void>;
  readonly press: (page: Page, target: Locator) => Promise<void>;
  /** What is asked of a page that stands. */
  readonly sees: (page: Page) => Promise<void>;
};
const byKeyboard: Hands = { type: typeInto, press: pressOn, sees: expectAccessible };
/** axe runs where scripts do. */
const withoutScript: Hands = {
  type: (_, field, text) => field.fill(text),
  press: (_, target) => target.click(),
  sees: async () => undefined,
};

/** Books at the airline's own page, which opens beside; the reference that it gives. */
async function bookAtAirline(
  context: BrowserContext,
  page: Page,
  { type, press, sees }: Hands,
): Promise<string> {
  const card = await readCard(page);
  const opened = context.waitForEvent('page');
  await press(page, page.getByRole('link', { name: /^Open easyJet’s page/ }));
  const airline = await opened;
  await expect(heading(airline, 'Book with easyJet')).toBeVisible();
  for (const [i, { firstName, lastName }] of [SARAH, DANIEL].entries()) {
    const passenger = airline.getByRole('group', { name: `Passenger ${i + 1}` });
    await type(airline, passenger.getByLabel('First name'), firstName);
    await type(airline, passenger.getByLabel('Last name'), lastName);
  }
  await type(airline, airline.getByLabel('Card number'), card.number);
  await type(airline, airline.getByLabel('Expiry date, like 08/29'), card.expiry);
  await press(airline, airline.getByRole('button', { name: /^Pay £/ }));
  await expect(airline.getByRole('alert')).toContainText('Enter the security code');
  await sees(airline);
  await type(airline, airline.getByLabel('Security code'), card.code);
  await press(airline, airline.getByRole('button', { name: /^Pay £/ }));
  await expect(heading(airline, 'You’re booked')).toBeVisible();
  const reference = await airline.locator('dd').innerText();
  await airline.close();
  return reference;
}

test('a couple books its flights itself, by keyboard: which, in which names, by a card of ours at the airline, and tells its reference [FLT-16] [FLT-17]', async ({
  page,
  context,
}) => {
  test.slow();
  const email = freshEmail('self-booking');
  const booking = await bookOwnFlights(page, summerDay(9), email);
  await expect(page.getByText('Still to be booked with the airline').first()).toBeVisible();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Book your flights' }));
  await expect(heading(page, 'Book your flights')).toBeVisible();
  await expect(page.getByText('Mrs Sarah Hargreaves, born Sun 27 March 1988')).toBeVisible();
  expect(await page.content()).not.toContain('9999 99');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
    }
  const reference = await bookAtAirline(context, page, byKeyboard);

  await page.goto(`${booking}/selfbook-terms`);
  await expect(page.getByText('Whoever forgets within 24 hours is booked by us')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${booking}/confirm-booking`);
  await typeInto(page, page.getByLabel('easyJet’s reference'), 'aaaaaa');
  await pressOn(page, page.getByRole('button', { name: 'Save the reference' }));
  await expectProblem(page, /The airline doesn’t know these flights in your names/);
  await expect(page.getByLabel('easyJet’s reference')).toHaveValue('aaaaaa');
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('easyJet’s reference'), ` ${reference.toLowerCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The airline knows you by ${reference}.`)).toBeVisible();
  await expectAccessible(page);
  await mailTo(email, /^Your flights are booked/);
  await page.goto(booking);
  await expect(page.getByText(`Show ${reference} at the desk`).first()).toBeVisible();
});

/** What their page says, for as long as nothing goes on. */
const STATES = [
  ['WAITING', 'Your card is being made'],
  ['USED', 'We only need the airline’s reference for your papers.'],
  ['NOTED', 'Thank you, we’re writing it into your papers'],
  ['WITH_A_PERSON', 'But our card hasn’t paid for it.'],
  ['OVER', 'We’re booking your flights'],
  ['ENDED', 'This booking has ended, and the card for its flights is closed.'],
] as const;

test('who forgets it has the flights booked by us, and is told so [FLT-16]', async ({ page }) => {
  test.slow();
  const email = freshEmail('forgotten-flights');
  const booking = await bookOwnFlights(page, summerDay(10), email);
  const code = booking.split('/').at(-1)!;
  for (const [state, words] of STATES) {
    await holdOwnFlights(code, state);
    await page.goto(`${booking}/selfbook-instructions`);
    await expect(page.getByText(words)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await letFlightsBeForgotten(code);
  await mailTo(email, /^We’ve booked your flights/);
  await page.goto(`${booking}/selfbook-instructions`);
  await expect(page.getByText('We’ve booked your flights')).toBeVisible();
  await expectAccessible(page);
  await page.goto(booking);
  await expect(page.getByText(/^Show \w{6} at the desk/).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('flights are chosen, booked with the airline and told of as well [FLT-16]', async ({
    page,
    context,
  }) => {
    test.slow();
    const email = freshEmail('plain-self-booking');
    const booking = await bookOwnFlights(page, summerDay(11), email, false);
    await page.goto(`${booking}/selfbook-instructions`);
    const reference = await bookAtAirline(context, page, withoutScript);
    await page.getByRole('link', { name: 'Type the reference' }).click();
    await page.getByLabel('easyJet’s reference').fill(reference);
    await page.getByRole('button', { name: 'Save the reference' }).click();
    await expect(page.getByText(`The airline knows you by ${reference}.`)).toBeVisible();
  });
});
