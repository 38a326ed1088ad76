import { expect, test } from 'vitest';
import { requestPage } from '#web/testing/request-page.ts';

test.each([
  ['/holidays', 'page', 'Holidays'],
  ['/holidays/june-2027', 'true', 'Holidays'],
  ['/destinations/spain', 'true', 'Destinations'],
  ['/help', 'page', 'Help'],
  ['/', undefined, undefined],
])('of %s the header says in which part of the site it is', async (address, current, words) => {
  const { html } = await requestPage(address);
  const [nav = ''] = /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(html) ?? [];
  expect(nav).toContain('Travel updates');
  const marked = /aria-current="(\w+)"[^>]*>([^<]+)/.exec(nav);
  expect([marked?.[1], marked?.[2]]).toEqual([current, words]);
});
