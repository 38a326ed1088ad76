import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorthReporting, withoutPersonal } from './client-error.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/153.0 Safari/537.36';
const BUG = { name: 'TypeError', message: 'x is not a function', stack: 'at /assets/a.js:1:2' };

test.each([
  ['TypeError', 'Failed to fetch'],
  ['TypeError', 'NetworkError when attempting to fetch resource.'],
  ['TypeError', 'Load failed'],
  ['TypeError', 'Failed to fetch dynamically imported module: https://a.example/assets/a.js'],
  ['TypeError', 'error loading dynamically imported module: https://a.example/assets/a.js'],
  ['TypeError', 'Importing a module script failed.'],
  ['TypeError', 'The network connection was lost.'],
  ['TypeError', 'The Internet connection appears to be offline.'],
  ['AbortError', 'The user aborted a request.'],
  ['TimeoutError', 'The operation timed out.'],
  ['CanceledError', 'canceled'],
])('%s: %s is of the network, or was given up [LOG-01]', (name, message) => {
  expect(isWorthReporting({ name, message, stack: '' }, CHROME)).toBe(false);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Baiduspider/2.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Screaming Frog SEO crawler',
  'Mozilla/5.0 (Linux; Android 11) Chrome/153.0 Chrome-Lighthouse',
  'Mozilla/5.0 (Unknown; Linux) PhantomJS/2.1.1 Safari/538.1',
])('%s is no visitor, and its errors are nobody’s [LOG-01]', (userAgent) => {
  expect(isWorthReporting(BUG, userAgent)).toBe(false);
});

test('every other error of a visitor is reported [LOG-01]', () => {
  expect(isWorthReporting(BUG, CHROME)).toBe(true);
  expect(isWorthReporting({ name: 'Error', message: 'Script failed', stack: '' }, CHROME)).toBe(
    true,
  );
});

test.each([
  'Script error.',
  'Unhandled Promise Rejection: Load failed',
  'Minified React error #418; visit https://react.dev/errors/418',
  'sharedStorage is disabled',
])('"%s" is ignored [LOG-02]', (message) => {
  expect(isWorthReporting({ name: 'Error', message, stack: '' }, CHROME)).toBe(false);
});

const BLOCKED = {
  name: 'SecurityError',
  message: 'Blocked a frame with origin "https://a.example" from accessing a frame',
};

test.each([
  'https://www.clarity.ms/s/0.7/clarity.js',
  'https://t.contentsquare.net/uxa/1.js',
  'https://edge.fullstory.com/s/fs.js',
  'https://cdn.glassboxdigital.com/detector-dom.js',
  'https://static.hotjar.com/c/hotjar-1.js',
  'https://cdn.mouseflow.com/projects/1.js',
  'https://cdn.quantummetric.com/qscripts/quantum-1.js',
  'https://web-sdk.smartlook.com/recorder.js',
])('a blocked frame is ignored where %s looked into it [LOG-02]', (recorder) => {
  expect(isWorthReporting({ ...BLOCKED, stack: `at ${recorder}:3:4` }, CHROME)).toBe(false);
});

test('a frame that a script of ours was kept from is reported [LOG-02]', () => {
  expect(isWorthReporting({ ...BLOCKED, stack: 'at /assets/a.js:1:2' }, CHROME)).toBe(true);
  const other = { name: 'TypeError', message: 'x is not a function' };
  expect(isWorthReporting({ ...other, stack: 'at hotjar-1.js:3:4' }, CHROME)).toBe(true);
});

test('what a visitor typed is taken out of words', () => {
  expect(
    withoutPersonal(
      'cannot read "Sarah Whitlock" of sarah@example.com, 0113 496 0180 at https://a.example/x?key=secret:12:7',
    ),
  ).toBe('cannot read "…" of …@… … at https://a.example/x:12:7');
});

test('no email address and no telephone number is left, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      expect(withoutPersonal(`${before} ${email} 07700900917 ${after}`)).not.toContain(email);
      expect(withoutPersonal(`${before} 07700900917 ${after}`)).not.toContain('07700900917');
    }),
  );
});
