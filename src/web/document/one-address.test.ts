import { expect, test } from 'vitest';
import { requestPage } from '#web/testing/request-page.ts';
import { properPath } from './one-address.ts';

test.each([
  ['/FAQs', '/faqs'],
  ['/Destinations/Spain/', '/destinations/spain'],
  ['/faqs//', '/faqs'],
  ['/faqs', undefined],
  ['/', undefined],
  ['//evil.test/', '/evil.test'],
  ['///Evil.test', '/evil.test'],
  ['//', '/'],
  ['/holiday/h1.A/f1.B', undefined],
  ['/account/bookings/K7M2', undefined],
  ['/booking/C1/passengers/', undefined],
])('%s is found at %s', (path, proper) => {
  expect(properPath(path)).toBe(proper);
});

test('a page under another spelling of its address leads to it for good, with what was asked', async () => {
  const { status, location } = await requestPage('/Help/?q=Bags');
  expect([status, location]).toEqual([301, '/help?q=Bags']);
});

test.each([String.raw`http://localhost/\Evil.test/`, 'http://localhost//evil.test/'])(
  '%s leads nowhere else [S-09]',
  async (address) => {
    expect((await requestPage(address)).location).toBe('/evil.test');
  },
);
