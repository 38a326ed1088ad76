import { expect, test } from 'vitest';
import { requestPage } from '#web/testing/request-page.ts';

test('the link of a mail asks first, by a form that posts to its own address', async () => {
  const { status, html, text } = await requestPage('/cruise-news/k.s');
  expect(status).toBe(200);
  expect(text).toContain('Shall we tell you when cruises go on sale?');
  expect(html).toContain('<form method="post"><button');
});

test.each([
  ['confirmed', 'You’re on the list for cruises'],
  ['gone', 'This link no longer works'],
])(
  'once the button was pressed the page says that it is %s, and offers no button',
  async (state, said) => {
    const { html, text } = await requestPage(`/cruise-news/k.s?${state}`);
    expect(text).toContain(said);
    expect(html).not.toContain('<form method="post"><button');
  },
);
