import { expect, test } from 'vitest';
import { includedPerks, PERKS } from './perks.ts';

test('perks are the union of both lists, each with its key and name [XTRA-02]', () => {
  expect(PERKS.map(({ contentKey }) => contentKey).toSorted()).toEqual([
    'covid_test',
    'fast_track',
    'gadget_protection',
    'lounge',
    'mobile_data',
    'voucher',
    'weather_protection',
  ]);
  for (const { name } of PERKS) expect(name).not.toBe('');
});

test('what is included is of that list, and the Covid test is not', () => {
  expect(includedPerks().length).toBeGreaterThan(0);
  for (const perk of includedPerks())
    expect(PERKS.map(({ contentKey }) => contentKey)).toContain(perk.contentKey);
  expect(includedPerks().map(({ contentKey }) => contentKey)).not.toContain('covid_test');
});
