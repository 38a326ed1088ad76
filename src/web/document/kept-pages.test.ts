import { expect, test, vi } from 'vitest';
import { keepPages } from './kept-pages.ts';

const of = (nonce: string, hydration = '{}') => ({ nonce, hydration });
const write = (nonce: string) =>
  vi.fn(
    (place: string) =>
      `<style nonce="${nonce}"></style>{{nonce}}<script>${place}</script><script nonce="${nonce}">`,
  );

test('a document is written once for a key; each answer has its own nonce and data', () => {
  const kept = keepPages();
  const [first, second] = [write('abc+/='), write('def')];
  expect(kept.find('key', of('abc+/='), first)).toBe(
    '<style nonce="abc+/="></style>{{nonce}}<script>{}</script><script nonce="abc+/=">',
  );
  expect(kept.find('key', of('def', '{"a":"abc+/="}'), second)).toBe(
    '<style nonce="def"></style>{{nonce}}<script>{"a":"abc+/="}</script><script nonce="def">',
  );
  expect(second).not.toHaveBeenCalled();
  kept.find('other', of('def'), second);
  expect(second).toHaveBeenCalledOnce();
});

test('what was asked for longest ago is forgotten first', () => {
  const length = 'a'.length + '<p>data n</p>'.length;
  const kept = keepPages(2 * length);
  const page = vi.fn((place: string) => `<p>${place}</p>`);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) kept.find(key, of('n'), page);
  // Of the last two the first was still there, and the other one had gone.
  expect(page).toHaveBeenCalledTimes(4);
});

test('a document that could not be written is written again', () => {
  const kept = keepPages();
  const failing = () => {
    throw new Error('no');
  };
  expect(() => kept.find('key', of('n'), failing)).toThrow('no');
  expect(kept.find('key', of('n'), (place) => place)).toBe('{}');
});
