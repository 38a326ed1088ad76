import { expect, test } from 'vitest';
import { hrefAbout, shouldRevalidate, topicOf } from './about-in-address.ts';

test.each([
  ['/hotels/1', 'pool', '/hotels/1?about=pool#reviews'],
  ['/hotels/1?about=food', 'pool', '/hotels/1?about=pool#reviews'],
  ['/hotels/1?about=food', undefined, '/hotels/1#reviews'],
  ['/holiday/a/b?seen=5', 'pool', '/holiday/a/b?seen=5&about=pool#reviews'],
  ['/holiday/a/b?seen=5&about=food', undefined, '/holiday/a/b?seen=5#reviews'],
])('%s about %s is %s', (from, topic, to) => {
  const address = new URL(from, 'https://site.example');
  expect(hrefAbout(address, topic)).toBe(to);
  expect(topicOf(new URL(to, address))).toBe(topic ?? null);
});

const changing = (from: string, to: string) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://site.example'));
  const args = { currentUrl: currentUrl!, nextUrl: nextUrl!, defaultShouldRevalidate: true };
  return shouldRevalidate({ ...args, currentParams: {}, nextParams: {} });
};

test('another topic loads nothing anew; another holiday, or the same address again, does', () => {
  expect(changing('/holiday/a/b?seen=5', '/holiday/a/b?seen=5&about=pool')).toBe(false);
  expect(changing('/holiday/a/b?seen=5&about=pool', '/holiday/a/b?seen=5')).toBe(false);
  expect(changing('/holiday/a/b?about=pool', '/holiday/a/c')).toBe(true);
  expect(changing('/holiday/a/b?seen=5', '/holiday/a/b?seen=6')).toBe(true);
  expect(changing('/holiday/a/b?seen=5', '/holiday/a/b?seen=5')).toBe(true);
});
