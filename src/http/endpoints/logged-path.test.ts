import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['/party/AAAAAAAAAAAAAAAAAAAAAA', '/party/…'],
  ['/party/AAAAAAAAAAAAAAAAAAAAAA/limits', '/party/…/limits'],
  ['/price-mails/k.s', '/price-mails/…'],
  ['/party', '/party'],
  ['/holiday/h1.1/f1.1', '/holiday/h1.1/f1.1'],
])('the log has %s as %s', (pathname, logged) => {
  expect(loggedPath(pathname)).toBe(logged);
});
