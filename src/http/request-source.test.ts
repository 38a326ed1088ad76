import { expect, test } from 'vitest';
import { isOfOwnPage } from './request-source.ts';

const post = (headers: Record<string, string>): Request =>
  new Request('https://shop.test/extras/1', { method: 'POST', headers });

test.each([
  { origin: 'https://shop.test' },
  { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
])('%j is of our own page [S-11]', (headers) => expect(isOfOwnPage(post(headers))).toBe(true));

test.each([
  {},
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example' },
  { origin: 'http://shop.test' },
  { origin: 'https://shop.test', 'sec-fetch-site': 'same-site' },
  { origin: 'https://shop.test', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
])('%j is not [S-11]', (headers) => expect(isOfOwnPage(post(headers))).toBe(false));

test('a program that is no browser says nothing, and is taken only where that is enough', () => {
  const isTaken = (headers: Record<string, string>) =>
    isOfOwnPage(post(headers), { orNoBrowser: true });
  expect(isTaken({})).toBe(true);
  expect(isTaken({ origin: 'null' })).toBe(false);
  expect(isTaken({ 'sec-fetch-site': 'same-site' })).toBe(false);
});
