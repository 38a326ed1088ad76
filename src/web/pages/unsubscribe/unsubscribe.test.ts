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
