import type { Browser, Page } from '@playwright/test';
import { addDays } from '#domain/dates.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { choose, pressOn, typeInto } from '../support/keyboard.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { heading, payAndOpen, withoutScript } from '../support/own-booking.ts';
import { goToPayment } from '../support/purchase.ts';
import { searchFor } from '../support/searching.ts';
import { letTermsBegin } from '../support/time.ts';

/** easyJet checks in thirty days before, and four fifths are lost until fourteen. */
const LEAVE = addDays(new Date().toISOString().slice(0, 10), 20);

test('three weeks before it leaves a couple checks in, looks at bags and passports, and cancels at what it costs by then [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('getting-ready');
  await searchFor(page, { to: 'Tenerife', leave: LEAVE });
  await page.goto(`${page.url()}&filters[carriers][0]=U2`);
  const hotel = await page.getByRole('article').first().getByRole('heading').first().innerText();
  await goToPayment(page, { hotel, email });
  await payAndOpen(page, email);
  const booking = page.url();

  await pressOn(page, main(page).getByRole('link', { name: 'Check in', exact: true }));
  await checkIn(page, browser);
  await page.goto(booking);
  await pressOn(page, main(page).getByRole('link', { name: 'Your bags' }));
  const bag = /Small under-seat bag\s*45 × 36 × 20 cm, 15 kg\s*In the fare/;
  await expect(page.getByRole('listitem').filter({ hasText: bag })).toHaveCount(1);
  await expectAccessible(page);
  await page.goto(booking);
  await pressOn(page, main(page).getByRole('link', { name: 'Ready to travel' }));
  await checkPassport(page, browser);

  await page.goto(booking);
  await pressOn(page, main(page).getByRole('link', { name: 'Cancel this holiday' }));
  await expect(main(page)).toContainText('You’ve only just booked');
  await letTermsBegin(booking.split('/').at(-1)!);
  await page.reload();
  await expect(main(page)).not.toContainText('You’ve only just booked');
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: /^Cancel, £[\d,.]+ back$/ }));
  await mailTo(email, / is cancelled: /);
  await page.goto(`${booking}/refunds`);
  await expect(heading(page, /^Cancelled\. £[\d,.]+ comes back$/)).toBeVisible();
  await expectAccessible(page);
});

/** Sarah is told of by keyboard, Daniel without script; then it was not so. */
async function checkIn(page: Page, browser: Browser): Promise<void> {
  await expect(heading(page, 'Check in')).toBeVisible();
  await expect(main(page)).toContainText('Open now');
  await expectAccessible(page);
  const done = (name: string) => new RegExp(`^${name} Hargreaves has checked in for U2`);
  await pressOn(page, page.getByRole('button', { name: done('Sarah') }).first());
  await expect(page.getByRole('status').first()).toContainText('Everybody on this booking sees it');
  await expect(main(page)).toContainText('Checked in: 1 of 2');
  await expectAccessible(page);

  const bare = await withoutScript(browser, page);
  await bare
    .getByRole('button', { name: done('Daniel') })
    .first()
    .click();
  await expect(main(bare)).toContainText('Checked in: 2 of 2');
  await bare
    .getByRole('button', { name: /^Undo: Daniel Hargreaves has checked in for U2/ })
    .click();
  await expect(main(bare)).toContainText('Checked in: 1 of 2');
  await bare.context().close();
}

/** One that ends too soon and one that is good, then forgotten without script. */
async function checkPassport(page: Page, browser: Browser): Promise<void> {
  await expect(heading(page, 'Ready to travel: 0 of 2')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Check Sarah’s passport' }));
  const save = page.getByRole('button', { name: 'Check Sarah’s passport' });
  await typeInto(page, page.getByLabel('Issued on'), '31022020');
  await pressOn(page, save);
  await expectProblem(page, /Type a date, such as /);
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Issued on'), typed(addDays(LEAVE, -1_000)));
  await typeInto(page, page.getByLabel('Expires on'), typed(addDays(LEAVE, 30)));
  await typeName(page);
  await pressOn(page, save);
  await expect(main(page)).toContainText('This passport must still be valid on ');
  await expectAccessible(page);
  await pressOn(page, page.getByRole('link', { name: 'Change Sarah’s dates' }));
  const kinds = page.getByRole('group', { name: 'Which passport is it?' });
  await choose(page, kinds, kinds.getByRole('radio', { name: 'Irish' }));
  await typeInto(page, page.getByLabel('Expires on'), typed(addDays(LEAVE, 2_000)));
  await typeName(page);
  await pressOn(page, save);
  await expect(heading(page, 'Ready to travel: 1 of 2')).toBeVisible();
  await expect(main(page)).toContainText('Name as on the booking');
  await expectAccessible(page);

  const bare = await withoutScript(browser, page);
  await bare.getByRole('link', { name: 'Change Sarah’s dates' }).click();
  await bare.getByRole('button', { name: 'Forget Sarah’s passport' }).click();
  await expect(heading(bare, 'Ready to travel: 0 of 2')).toBeVisible();
  await bare.context().close();
}

/** As in Sarah's passport: with a name that the booking has not. */
async function typeName(page: Page): Promise<void> {
  await typeInto(page, page.getByLabel('First names in the passport'), 'Sarah Jane');
  await typeInto(page, page.getByLabel('Surname in the passport'), 'Hargreaves');
}

/** `01/02/2031` without its strokes. */
const typed = (day: string): string => day.split('-').toReversed().join('');

const main = (page: Page) => page.getByRole('main');
