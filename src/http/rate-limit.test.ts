import { expect, test } from 'vitest';
import { callerOf, makeRateLimit, MOST_ADDRESSES } from './rate-limit.ts';

test('an address may ask a minute’s worth at once, then as fast as the minute goes, each for itself [S-12, S-24]', () => {
  const ask = makeRateLimit(30);
  for (let i = 0; i < 30; i += 1) expect(ask('a', 1_000).kind).toBe('welcome');
  expect(ask('a', 1_000)).toEqual({ kind: 'refused', retryAfter: 2, isFirst: true });
  expect(ask('a', 1_500)).toEqual({ kind: 'refused', retryAfter: 2, isFirst: false });
  expect(ask('b', 1_500).kind).toBe('welcome');
  expect(ask('a', 3_000).kind).toBe('welcome');
  expect(ask('a', 3_000)).toMatchObject({ kind: 'refused', isFirst: true });
});

test('refusals cost nothing, and nobody saves up more than a minute', () => {
  const ask = makeRateLimit(2);
  const kinds = (now: number, count: number): string[] =>
    Array.from({ length: count }, () => ask('a', now).kind);
  expect(kinds(0, 5)).toEqual(['welcome', 'welcome', 'refused', 'refused', 'refused']);
  expect(kinds(600_000, 3)).toEqual(['welcome', 'welcome', 'refused']);
});

test('0 is no limit', () => {
  const ask = makeRateLimit(0);
  expect(new Set(Array.from({ length: 5_000 }, () => ask('a', 0).kind))).toEqual(
    new Set(['welcome']),
  );
});

test('who has been away longest is forgotten first, who asks on is not', () => {
  const ask = makeRateLimit(1);
  ask('gone', 0);
  for (let i = 0; i < MOST_ADDRESSES; i += 1) {
    ask(`other ${i}`, 0);
    expect(ask('busy', 0).kind).toBe(i === 0 ? 'welcome' : 'refused');
  }
  expect(ask('gone', 0).kind).toBe('welcome');
});

const direct = { perMinute: 1, addressHeader: undefined };
const proxied = { perMinute: 1, addressHeader: 'x-forwarded-for' };

test.each([
  [
    'what a visitor claims without a proxy is not believed',
    { 'x-forwarded-for': '1.1.1.1' },
    '9.9.9.9',
    direct,
    '9.9.9.9',
  ],
  [
    'the proxy’s own entry is the last',
    { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' },
    '9.9.9.9',
    proxied,
    '2.2.2.2',
  ],
  [
    'a header sent twice is one list',
    { 'x-forwarded-for': ['1.1.1.1', '2.2.2.2'] },
    '9.9.9.9',
    proxied,
    '2.2.2.2',
  ],
  ['past the proxy counts who is connected', {}, '9.9.9.9', proxied, '9.9.9.9'],
  ['IPv4 over IPv6', {}, '::ffff:9.9.9.9', direct, '9.9.9.9'],
  ['a network of IPv6', {}, '2001:db8:0:7:1:2:3:4', direct, '2001:db8:0:7'],
  ['a short IPv6 address', {}, '2001:DB8::4', direct, '2001:db8:0:0'],
  ['the machine itself', {}, '::1', direct, '0:0:0:0'],
  ['a network whose end is nought', {}, '2001:db8:1:2::', direct, '2001:db8:1:2'],
  ['a network without a beginning', {}, '::2:3:4:5:6:7:8', direct, '0:2:3:4'],
  ['IPv4 over IPv6 in hex', {}, '::FFFF:102:304', direct, '1.2.3.4'],
  ['IPv4 over IPv6 written out', {}, '0:0:0:0:0:ffff:102:304', direct, '1.2.3.4'],
  ['an address on one cable', {}, 'fe80::1%eth0', direct, 'fe80::1%eth0'],
  ['a connection without an address', {}, '', direct, ''],
])('%s [S-23]', (_, headers, connected, settings, caller) =>
  expect(callerOf(headers, connected, settings)).toBe(caller),
);

const entered = (entry: string): string =>
  callerOf({ 'x-forwarded-for': `1.1.1.1, ${entry}` }, '::ffff:9.9.9.9', proxied);

test.each([
  ['1.2.3.4:1111', '1.2.3.4'],
  ['[2001:db8::1]:44', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['[::ffff:102:304]:44', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
])('an entry %s is %s, whatever its port [S-23]', (entry, caller) =>
  expect(entered(entry)).toBe(caller),
);

test.each([
  'unknown',
  '_hidden',
  '1.2.3',
  '1.2.3.4.5',
  '2130706433',
  '0:0:0:0:0:0:255.255.255.255%eth0',
  '1.2.3.4:x',
  '[2001:db8::',
  ':1',
])('an entry %s is no address: who is connected counts [S-23]', (entry) =>
  expect(entered(entry)).toBe('9.9.9.9'),
);
