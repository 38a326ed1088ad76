import { expect, test } from 'vitest';
import { protectionOnPaper, protectionSentence } from './protection.ts';

const LICENSED = { legalName: 'Holidaymaker Travel Ltd', atolNumber: '12345' };
const DEMONSTRATION = { legalName: 'Holidaymaker Travel Ltd', atolNumber: null };
const PACKAGE = { isPackage: true, isOnRequest: false };
const STAY = { isPackage: false, isOnRequest: false };

test.each([
  [
    PACKAGE,
    'This holiday is ATOL protected by Holidaymaker Travel Ltd, number 12345. Your certificate comes at once with the first payment.',
  ],
  [
    { ...PACKAGE, isOnRequest: true },
    'This holiday is ATOL protected by Holidaymaker Travel Ltd, number 12345. Your certificate comes when the hotel has confirmed and your first payment is taken.',
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
    'This is a demonstration: nothing is sold, and nothing is protected. Sold for real, flights and hotel together would be ATOL protected. The ATOL contribution in the price stands for what that would cost.',
  ],
  [
    STAY,
    'This is a demonstration: nothing is sold, and nothing is protected. Real money would be held in a trust account until you are back.',
  ],
])('without a licence nothing is said to protect %j', (of, said) => {
  expect(protectionSentence(DEMONSTRATION, of)).toBe(said);
});

test('on paper it is said at more length, by the licence too', () => {
  expect(protectionOnPaper(LICENSED, true)).toEqual([
    'This holiday is ATOL protected by Holidaymaker Travel Ltd, number 12345: if we stop trading, you can finish the holiday or have your money back.',
    'Money for everything else is held in a trust account until you are back.',
  ]);
  expect(protectionOnPaper(LICENSED, false)).toEqual([
    'Your money is held in a trust account until you are back.',
  ]);
  expect(protectionOnPaper(DEMONSTRATION, true)).toEqual([
    'This is a demonstration: nothing is sold, and nothing is protected.',
    'A real holiday with flights would be ATOL protected: if we stopped trading, you could finish the holiday or have your money back. The ATOL contribution in the price stands for what that would cost. Money for everything else would be held in a trust account until you are back.',
  ]);
  expect(protectionOnPaper(DEMONSTRATION, false)).toEqual([
    'This is a demonstration: nothing is sold, and nothing is protected.',
    'Real money would be held in a trust account until you are back.',
  ]);
});
