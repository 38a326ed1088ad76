import { expect, test } from 'vitest';
import { includedPerks, PERKS } from './perks.ts';

test('perks are the union of both lists, each with its key and name [XTRA-01, XTRA-02]', () => {
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

const OFF = { covidTestPerk: false };

test('what is included is of that list, and the Covid test is not', () => {
  expect(includedPerks(OFF).length).toBeGreaterThan(0);
  for (const perk of includedPerks(OFF))
    expect(PERKS.map(({ contentKey }) => contentKey)).toContain(perk.contentKey);
  expect(includedPerks(OFF).map(({ contentKey }) => contentKey)).not.toContain('covid_test');
});

test('where the flag is on, a Covid test is included', () => {
  expect(includedPerks({ covidTestPerk: true })).toEqual([
    ...includedPerks(OFF),
    { contentKey: 'covid_test', name: 'Covid test' },
  ]);
});
