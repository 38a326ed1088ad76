import { describe, expect, test } from 'vitest';
import {
  describeConditions,
  statusOfCredit,
  type CreditConditions,
  type CreditFacts,
} from './credit.ts';

const now = new Date('2026-11-21T10:00:00Z');
const fresh: CreditFacts = {
  endsAt: '2026-11-21T10:00:01Z',
  cancelledAt: undefined,
  use: undefined,
};

test.each<[string, Partial<CreditFacts>]>([
  ['AVAILABLE', {}],
  ['EXPIRED', { endsAt: '2026-11-21T10:00:00Z' }],
  ['CANCELLED', { cancelledAt: '2026-11-20T10:00:00Z', endsAt: '2026-11-21T10:00:00Z' }],
  ['LOCKED', { use: 'LOCKED', endsAt: '2026-11-21T10:00:00Z' }],
  ['REDEEMED', { use: 'REDEEMED', cancelledAt: '2026-11-20T10:00:00Z' }],
])('a credit is %s [ENUM-18]', (status, facts) => {
  expect(statusOfCredit({ ...fresh, ...facts }, now)).toBe(status);
});

describe('the conditions of a credit in words', () => {
  test.each<[string, Partial<CreditConditions>]>([
    ['', {}],
    ['Not together with another credit.', { combines: false }],
    ['Holidays from £1,000.', { leastSpend: 100_000 }],
    ['Holidays that leave by Mon 31 May 2027.', { departsBy: '2027-05-31' }],
    [
      'Holidays from £1,000 that leave by Mon 31 May 2027. Not together with another credit.',
      { leastSpend: 100_000, departsBy: '2027-05-31', combines: false },
    ],
  ])('%s', (words, conditions) => {
    const none: CreditConditions = { leastSpend: 0, departsBy: null, combines: true };
    expect(describeConditions({ ...none, ...conditions }, 'GBP')).toBe(words);
  });
});
