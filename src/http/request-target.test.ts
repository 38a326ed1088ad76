import { expect, test } from 'vitest';
import { addressOf, decodable, isHost } from './request-target.ts';

test.each([
  ['/search?a=//b', '/search?a=//b'],
  ['//evil.example/booking/1', '/evil.example/booking/1'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['\\\\evil.example/x', '/evil.example/x'],
  ['http://evil.example/x?y=1', '/x?y=1'],
  ['http://evil.example', '/'],
  ['http://evil.example//other.example/x', '/other.example/x'],
  ['/.//evil.example/x', '/evil.example/x'],
  ['@evil.example/x', '/@evil.example/x'],
  [':99/x', '/:99/x'],
  ['//', '/'],
  ['*', '/*'],
  ['', '/'],
])('%s is a path of this site [S-09, S-11, S-23]', (target, path) => {
  expect(addressOf(target, 'https://site.example').href).toBe(`https://site.example${path}`);
});

test.each(['site.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', undefined])(
  '%s names a host',
  (host) => expect(isHost(host)).toBe(true),
);
test.each([
  '',
  'a b',
  'site.example/x',
  'user@evil.example',
  'site.example:99999',
  'site.example?',
  '[::1',
  '#',
])('“%s” names no host [S-23]', (host) => expect(isHost(host)).toBe(false));

test.each([
  ['/extras/1?a=%00b', '/extras/1?a=b'],
  ['/results?name=a%0d%0aSet-Cookie:x', '/results?name=aSet-Cookie:x'],
  ['/results?name=%c2%9b31m&b=%C3%A9', '/results?name=31m&b=%C3%A9'],
  ['/extras/%00?a=1', '/extras/%2500?a=1'],
  ['/caf%C3%A9?x=%20y', '/caf%C3%A9?x=%20y'],
])('of %s it is %s that is read [S-14]', (url, read) => expect(decodable(url)).toBe(read));
