import { expect, test } from 'vitest';
import { schemeOf } from '#domain/market/law.ts';
import { MARKET_NAMES } from '#domain/market/market-name.ts';
import { protectionOnPaper, protectionSentence } from './protection.ts';

const LICENSED = { legalName: 'Holidaymaker Travel Ltd', atolNumber: '12345' };
const DEMONSTRATION = { legalName: 'Holidaymaker Travel Ltd', atolNumber: null };
const PACKAGE = { scheme: 'ATOL', isOnRequest: false } as const;
const STAY = { scheme: null, isOnRequest: false };

test.each([
  [
    PACKAGE,
    'This holiday is ATOL protected by Holidaymaker Travel Ltd, number 12345. You’ll get your certificate as soon as your first payment is taken.',
  ],
  [
    { ...PACKAGE, isOnRequest: true },
    'This holiday is ATOL protected by Holidaymaker Travel Ltd, number 12345. You’ll get your certificate once the hotel has confirmed and your first payment is taken.',
  ],
  [STAY, 'Your money is held in a trust account until you are back.'],
])(
  'a seller with a licence says who protects %j, and when it is certified [ORD-04]',
  (of, said) => {
    expect(protectionSentence(LICENSED, of)).toBe(said);
  },
);

test.each([
  [
    PACKAGE,
    'This is a demonstration: nothing is sold, and nothing is protected. If it were real, your flights and hotel would be ATOL protected together. The ATOL contribution in the price shows what that would cost.',
  ],
  [
    STAY,
    'This is a demonstration: nothing is sold, and nothing is protected. Real money would be held in a trust account until you are back.',
  ],
])('without a licence nothing is said to protect %j', (of, said) => {
  expect(protectionSentence(DEMONSTRATION, of)).toBe(said);
});

test('on paper it is said at more length, by the licence too', () => {
  expect(protectionOnPaper(LICENSED, 'ATOL')).toEqual([
    'This holiday is ATOL protected by Holidaymaker Travel Ltd, number 12345: if we stop trading, you can finish the holiday or get your money back.',
    'Money for everything else is held in a trust account until you are back.',
  ]);
  expect(protectionOnPaper(LICENSED, null)).toEqual([
    'Your money is held in a trust account until you are back.',
  ]);
  expect(protectionOnPaper(DEMONSTRATION, 'ATOL')).toEqual([
    'This is a demonstration: nothing is sold, and nothing is protected.',
    'A real holiday with flights would be ATOL protected: if we stopped trading, you could finish the holiday or get your money back. The ATOL contribution in the price shows what that would cost. Money for everything else would be held in a trust account until you are back.',
  ]);
  expect(protectionOnPaper(DEMONSTRATION, null)).toEqual([
    'This is a demonstration: nothing is sold, and nothing is protected.',
    'Real money would be held in a trust account until you are back.',
  ]);
});

test('Great Britain protects by ATOL wherever a journey begins, Ireland never does [SITE-07]', () => {
  const schemes = [true, false].map((isFromHome) =>
    MARKET_NAMES.map((market) => schemeOf(market, isFromHome)),
  );
  expect(schemes).toEqual([
    ['ATOL', 'BOND'],
    ['ATOL', 'INSURANCE'],
  ]);
});

test.each([
  ['BOND', 'a bond under a licence of the Irish Aviation Authority'],
  ['INSURANCE', 'insurance against our insolvency'],
] as const)('what %s would protect is said without a word of ATOL', (scheme, by) => {
  expect(protectionSentence(DEMONSTRATION, { scheme, isOnRequest: false })).toBe(
    `This is a demonstration: nothing is sold, and nothing is protected. If it were real, your flights and hotel would be protected together by ${by}.`,
  );
  const [, atLength] = protectionOnPaper(DEMONSTRATION, scheme);
  expect(atLength).toContain(`would be protected by ${by}:`);
  expect(atLength).not.toContain('ATOL');
});
