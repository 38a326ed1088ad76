import { expect, test } from 'vitest';
import { keptMarkup } from './kept-markup.ts';

test('markup is written once for a key, and names the page that it stands on', () => {
  let written = 0;
  const at = (address: string) =>
    keptMarkup('test', address, (place) => {
      written += 1;
      return `<input value="${place}"/><a href="${place}">`;
    });
  expect(at('/a')).toBe('<input value="/a"/><a href="/a">');
  expect(at('/b')).toBe('<input value="/b"/><a href="/b">');
  expect(written).toBe(1);
});

test('an address with a query is told from one without, for what is added to it', () => {
  const ask = (address: string) =>
    keptMarkup('more', address, (place) => place + (place.includes('?') ? '&amp;' : '?'));
  expect([ask('/a'), ask('/a?b=1')]).toEqual(['/a?', '/a?b=1&amp;']);
});

test('an address is a value, and no markup', () => {
  expect(keptMarkup('value', `/?"'<>&`, (place) => place)).toBe('/?&quot;&#x27;&lt;&gt;&amp;');
});
