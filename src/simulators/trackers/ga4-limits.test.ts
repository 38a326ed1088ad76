import { expect, test } from 'vitest';
import { wrongInGa4 } from './ga4-limits.ts';

const bodyOf = (events: readonly object[]) => ({
  client_id: 'a-browser',
  timestamp_micros: 1_795_428_000_000_000,
  events,
});
const event = (name: string, params: object = {}) => ({ name, params });

test('what GA4 takes has nothing wrong', () => {
  const params = { value: 1.5, currency: 'GBP', items: [{ item_id: '7' }] };
  expect(wrongInGa4(bodyOf([event('purchase', params)]))).toEqual([]);
});

test.each([
  ['no client', { events: [], timestamp_micros: 1 }],
  ['26 events', bodyOf(Array.from({ length: 26 }, () => event('search')))],
  ['a long name', bodyOf([event('n'.repeat(41))])],
  ['a reserved name', bodyOf([event('ga_view')])],
  ['a name with a hyphen', bodyOf([event('view-item')])],
  ['a long value', bodyOf([event('search', { term: 'x'.repeat(101) })])],
  ['a long parameter', bodyOf([event('search', { ['p'.repeat(41)]: 1 })])],
  [
    '26 parameters',
    bodyOf([
      event('search', Object.fromEntries(Array.from({ length: 26 }, (_, i) => [`p${i}`, 1]))),
    ]),
  ],
])('%s is wrong', (_what, body) => {
  expect(wrongInGa4(body)).toHaveLength(1);
});
