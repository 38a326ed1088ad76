import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail, mailTo } from '../support/mail.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without any script', () => {
    test.use({ javaScriptEnabled });

    test('a customer takes a copy of their data with them, asks for its erasure, and stays [S-29]', async ({
      page,
      request,
    }) => {
      const email = freshEmail('privacy');
      await page.goto('/account/privacy');
      await logIn(page, email);
      await page.waitForURL('**/account/privacy');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Make my copy' }).click();
      await expect(said(page)).toContainText('We’re putting your copy together');
      expect((await mailTo(email, /^Your data is ready/)).text).toContain('/account/privacy');
      await page.goto('/account/privacy');
      await expect(page.getByRole('main')).toContainText('Your copy is ready');
      if (javaScriptEnabled) await expectAccessible(page);
      const file = await page.request.get('/account/privacy/my-data.json');
      expect(await file.text()).toContain(email);
      const readable = await page.request.get('/account/privacy/my-data.html');
      expect(readable.headers()['content-disposition']).toContain('attachment');
      expect(await readable.text()).toContain(email);
      const strange = await request.get('/account/privacy/my-data.json');
      expect([strange.status(), await strange.text()]).toEqual([404, 'There is no such copy.']);

      await page.getByRole('button', { name: 'Erase my data on' }).click();
      await expect(page.getByRole('heading', { name: 'We’ll erase your data on' })).toBeVisible();
      await mailTo(email, /We’ll erase your data on/);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await expect(said(page)).toContainText('Your account stays');
    });

    test('anybody reports a problem from the foot of a page', async ({ page }) => {
      await page.goto('/');
      await footerLink(page).click();
      await page.waitForURL('**/report-a-problem');
      await page.getByRole('button', { name: 'Send' }).click();
      await expectProblem(page, /Please fill in this field/);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel('What happened?').fill('The calendar is empty.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(said(page)).toContainText('Your reference is');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.goto('/report-a-problem?page=%2Fdeal&reference=K7M2Q4XD');
      await expect(page.getByLabel('Error reference')).toHaveValue('K7M2Q4XD');
    });
  });

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Report a problem' });

const said = (page: Page) => page.getByRole('main').getByRole('status');
