import { expect, test } from 'vitest';
import { requestPage } from '#web/testing/request-page.ts';

test('the link of a mail asks first, by a form that posts to its own address', async () => {
  const { status, html, text } = await requestPage('/unsubscribe/k.s');
  expect(status).toBe(200);
  expect(text).toContain('Stop emails about prices?');
  expect(html).toContain('<form method="post"><button');
  expect(html).toMatch(/<button [^>]*value="One-Click"[^>]*name="List-Unsubscribe"/);
});

test('once it is stopped the page says so, and offers no button', async () => {
  const { text, html } = await requestPage('/unsubscribe/k.s?stopped');
  expect(text).toContain('We’ve stopped emails about prices');
  expect(html).not.toContain('List-Unsubscribe');
});

test('a mailbox without an account leaves the list for cruises by a page of the same kind', async () => {
  const [ask, stopped] = [
    await requestPage('/unsubscribe/CRUISES.k.s'),
    await requestPage('/unsubscribe/CRUISES.k.s?stopped'),
  ];
  expect(ask.text).toContain('Take your address off the list for cruises?');
  expect(ask.html).toContain('<form method="post"><button');
  expect(stopped.text).toContain('Your address is off the list');
  expect(stopped.html).not.toContain('List-Unsubscribe');
});
