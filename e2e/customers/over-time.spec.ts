import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { choose, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { operate } from '../support/operator.ts';
import { bookAndOpen, heading, withoutScript } from '../support/own-booking.ts';
import { summerDay } from '../support/searching.ts';

test('a part is paid early, payments are moved, and one that is disputed pauses the others until it is settled: by keyboard on a phone, and without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('over-time');
  const booking = await bookAndOpen(page, {
    leave: summerDay(18),
    email,
    plan: 'Equal_Instalments',
  });

  await pressOn(page, main(page).getByRole('link', { name: 'Pay it now' }));
  await expect(heading(page, 'Pay early')).toBeVisible();
  await typeInto(page, page.getByLabel('Amount'), '1,000,000');
  await page.keyboard.press('Enter');
  await expectProblem(page, /There is only £[\d,.]+ left to pay early/);
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Amount'), '57.50');
  await pressOn(page, page.getByRole('button', { name: 'Pay this amount' }));
  await expect(page.getByRole('status').first()).toContainText('Thank you.');
  await mailTo(email, /^You’re paying £57\.50 early/);

  await movePayment(page);
  await mailTo(email, /^Your payment for .* has moved/);
  await moveWithoutScript(browser, page, booking);

  await page.goto(booking);
  await pressOn(page, main(page).getByRole('link', { name: 'Messages' }));
  await dispute(page);
  await operate('conversations', 'answer', booking.split('/').at(-1)!, ANSWER, '--settled');
  await mailTo(email, /^Our answer about your holiday in /);
  await talkWithoutScript(browser, page);
});

const ANSWER = 'It is the second of your monthly payments.';

/** To a day that is too late, then a week later. */
async function movePayment(page: Page): Promise<void> {
  await page.goto(page.url().replace(/[?#].*/, ''));
  await pressOn(page, main(page).getByRole('link', { name: 'Move the date' }));
  const days = page.getByRole('group', { name: 'New date' });
  await choose(page, days, days.getByRole('radio', { name: /^Another day/ }));
  await typeInto(page, page.getByRole('textbox', { name: 'Another day' }), '01/01/2099');
  await pressOn(page, page.getByRole('button', { name: /^Move £/ }));
  await expectProblem(page, /Choose a day up to /);
  await expectAccessible(page);
  await choose(page, days, days.getByRole('radio', { name: /^A week later/ }));
  await pressOn(page, page.getByRole('button', { name: /^Move £/ }));
  await expect(page.getByRole('status').first()).toContainText('We’ve moved your payment.');
  await expectAccessible(page);
}

async function moveWithoutScript(browser: Browser, lead: Page, booking: string): Promise<void> {
  const page = await withoutScript(browser, lead, `${booking}/instalments_schedule`);
  await main(page)
    .getByRole('link', { name: /^Move from / })
    .last()
    .click();
  await expect(main(page)).toContainText('You have moved payments 1 of 12 times');
  await page.getByRole('radio', { name: /^On balance day/ }).check();
  await page.getByRole('button', { name: /^Move £/ }).click();
  await expect(page.getByRole('status').first()).toContainText('We’ve moved your payment.');
  await page.context().close();
}

async function dispute(page: Page): Promise<void> {
  await expect(heading(page, 'Messages')).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(0);
  await pressOn(page, page.getByRole('button', { name: 'Send' }));
  await expectProblem(page, /fill in this field/);
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Your message'), 'What was taken last week?');
  await tabTo(page, page.getByLabel('I don’t agree with a payment'));
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('status').first()).toContainText('we have your message');
  await expect(main(page)).toContainText('Your payments are paused');
  await expectAccessible(page);
}

/** The answer stands there, payments go on, and thanks are written. */
async function talkWithoutScript(browser: Browser, lead: Page): Promise<void> {
  const page = await withoutScript(browser, lead);
  await expect(main(page)).toContainText(ANSWER);
  await expect(main(page)).not.toContainText('Your payments are paused');
  await page.getByLabel('Your message').fill('Thank you, now I see.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(main(page).getByText('Thank you, now I see.')).toBeVisible();
  await page.context().close();
}

const main = (page: Page) => page.getByRole('main');
