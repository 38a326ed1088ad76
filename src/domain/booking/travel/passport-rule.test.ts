import { describe, expect, test } from 'vitest';
import { checkPassport, readPassportRule } from '../passport-rule.ts';

describe('the rule of a sentence', () => {
  test.each([
    [
      'Issued less than 10 years before the day of arrival and valid at least 3 months after the day of leaving the Schengen area.',
      { isUnderTenYears: true, validFor: { after: 'leaving', months: 3 } },
    ],
    [
      'Reached through France or Spain: Schengen rules apply on the way (under 10 years old on entry, 3 months after leaving).',
      { isUnderTenYears: true, validFor: { after: 'leaving', months: 3 } },
    ],
    [
      'Valid at least 150 days after arrival, with a full blank page.',
      { isUnderTenYears: false, validFor: { after: 'arrival', days: 150 } },
    ],
    [
      'Valid at least 1 month after the stay (carriers may want 6).',
      { isUnderTenYears: false, validFor: { after: 'leaving', months: 1 } },
    ],
    [
      'Valid at least 6 months.',
      { isUnderTenYears: false, validFor: { after: 'arrival', months: 6 } },
    ],
    [
      'Valid for the stay (some islands and carriers want 6 months).',
      { isUnderTenYears: false, validFor: 'stay' },
    ],
    [
      'Valid Irish passport or passport card for the stay.',
      { isUnderTenYears: false, validFor: 'stay' },
    ],
    ['Own country; carriers ask for photo ID.', undefined],
    ['Common Travel Area: photo ID needed for air travel.', undefined],
  ])('%s', (sentence, rule) => {
    expect(readPassportRule(sentence)).toEqual(rule);
  });
});

describe('a passport for 24 to 31 July 2027', () => {
  const journey = { arrives: '2027-07-24', leaves: '2027-07-31' };
  const schengen = { isUnderTenYears: true, validFor: { after: 'leaving', months: 3 } } as const;
  const stay = { isUnderTenYears: false, validFor: 'stay' } as const;
  test.each([
    ['2017-07-25', '2027-10-31', schengen, []],
    ['2017-07-24', '2027-10-31', schengen, ['too old']],
    ['2017-07-25', '2027-10-30', schengen, ['expires too soon']],
    ['2010-01-01', '2027-10-30', schengen, ['too old', 'expires too soon']],
    ['2010-01-01', '2027-07-31', stay, []],
    ['2010-01-01', '2027-07-30', stay, ['expires too soon']],
    [
      '2020-01-01',
      '2027-07-28',
      { isUnderTenYears: false, validFor: { after: 'arrival', days: 2 } } as const,
      ['expires too soon'],
    ],
  ])('issued %s, valid until %s, by %j', (issuedOn, expiresOn, rule, kinds) => {
    const problems = checkPassport({ issuedOn, expiresOn }, journey, rule);
    expect(problems.map(({ kind }) => kind)).toEqual(kinds);
  });
});
