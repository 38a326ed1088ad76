import { expect, test } from 'vitest';
import { schemeOf } from '#domain/market/law.ts';
import { MARKET_NAMES } from '#domain/market/market-name.ts';
import type { LineKind, PriceLine } from './price.ts';
import { certified, protectionOnPaper, protectionSentence } from './protection.ts';

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

const line = (kind: LineKind, amount: number, due: PriceLine['due'] = 'booking'): PriceLine => ({
  kind,
  label: kind,
  basis: '',
  amount,
  due,
  chosen: false,
});
const HOLIDAY = [
  line('flights', 40_000),
  line('hotel', 50_000),
  line('atol', 500),
  line('parking', 4_500),
  line('insurance', 5_000),
  line('local_tax', 3_000, 'hotel'),
];

/** What is listed, at how much. */
const listed = (lines: readonly PriceLine[], areFlightsOwn?: boolean) =>
  Object.fromEntries(
    certified(lines, areFlightsOwn).flatMap(({ isProtected, protectedAmount }, i) => {
      const { kind, amount } = lines[i]!;
      return isProtected ? [[kind, protectedAmount ?? amount]] : [];
    }),
  );

test('flights, hotel and what goes with them are certified, whole', () => {
  expect(listed(HOLIDAY)).toEqual({ flights: 40_000, hotel: 50_000 });
});

test('what is taken off is taken off by the share of what is certified', () => {
  const reduced = [...HOLIDAY, line('discount', -10_000), line('credit', -333)];
  expect(listed(reduced)).toEqual({
    flights: 40_000,
    hotel: 50_000,
    discount: -9_000,
    credit: -299,
  });
  expect(listed(reduced, true)).toEqual({ hotel: 50_000, discount: -5_000, credit: -166 });
});

test('what is owed for nothing that is provided has no share of it', () => {
  const changed = [...HOLIDAY, line('flights_gone', 80_000), line('drop_given', 700)];
  expect(listed([...changed, line('discount', -10_000)])).toEqual({
    flights: 40_000,
    hotel: 50_000,
    discount: -9_000,
  });
});

test('a fee that is taken off again leaves nothing of itself', () => {
  const own = [...HOLIDAY, line('booking_fee', 3_200), line('fulfilment', -3_200)];
  expect(listed([...own, line('discount', -10_000)])).toMatchObject({ discount: -9_000 });
});
