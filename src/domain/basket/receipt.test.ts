import { expect, test } from 'vitest';
import type { PriceLine } from '#domain/holiday/price.ts';
import {
  discountOf,
  holidayItemTotal,
  receiptLines,
  totalsOf,
  undiscountedTotal,
} from './receipt.ts';

const line = (
  kind: PriceLine['kind'],
  amount: number,
  due: PriceLine['due'] = 'booking',
): PriceLine => ({ kind, label: kind, basis: '', amount, due, chosen: false });
const holiday = [
  line('flights', 101_200),
  line('hotel', 161_840),
  line('atol', 1_000),
  line('local_tax', 4_000, 'hotel'),
];
const NO_EXTRAS = {
  transfer: null,
  carPark: null,
  insurance: null,
  holdBags: null,
  seats: null,
  priority: null,
  fulfilment: 'AUTO_BOOK' as const,
};
const choices = {
  ...NO_EXTRAS,
  transfer: { title: 'Shared coach', price: 6_400, stepFree: true },
  holdBags: { quantity: 2, bag: { weightKg: 22, price: 3_900, allOrNone: false } },
};

test('what was chosen stands between the hotel and what the law adds, each with its basis (R3, R4)', () => {
  const lines = receiptLines(holiday, choices, 'GBP');
  expect(lines.map(({ kind }) => kind)).toEqual([
    'flights',
    'hotel',
    'bags',
    'transfer',
    'atol',
    'local_tax',
  ]);
  expect(lines[2]).toMatchObject({
    label: '2 hold bags, 22 kg',
    basis: '2 × £39 both ways, chosen by you',
    amount: 7_800,
    chosen: true,
  });
});

test('bags that were added to an order stand in a line of their own, at what each was sold for', () => {
  const bag = { weightKg: 22, price: 3_900, allOrNone: false };
  const dearer = { ...bag, price: 4_100 };
  const once = receiptLines(
    holiday,
    { ...choices, addedBags: [{ quantity: 1, bag: dearer }] },
    'GBP',
  );
  expect(once.filter(({ kind }) => kind === 'bags')).toMatchObject([
    { label: '2 hold bags, 22 kg', amount: 7_800 },
    {
      label: '1 hold bag added, 22 kg',
      basis: '1 × £41 both ways, chosen by you',
      amount: 4_100,
      due: 'booking',
      chosen: true,
    },
  ]);
  const addedBags = [
    { quantity: 1, bag: dearer },
    { quantity: 1, bag },
  ];
  expect(receiptLines(holiday, { ...NO_EXTRAS, addedBags }, 'GBP')[2]).toMatchObject({
    label: '2 hold bags added, 22 kg',
    basis: 'Both ways, chosen by you',
    amount: 8_000,
  });
});

test('the total is the sum of the lines; what the hotel collects is not paid to us (R1)', () => {
  expect(totalsOf(receiptLines(holiday, NO_EXTRAS, 'GBP'))).toEqual({
    total: 268_040,
    payable: 264_040,
    packageTotal: 268_040,
  });
  expect(totalsOf(receiptLines(holiday, choices, 'GBP'))).toEqual({
    total: 282_240,
    payable: 278_240,
    packageTotal: 268_040,
  });
});

test('the holiday as an item has its hold bags, and not what has an item of its own', () => {
  const lines = [...receiptLines(holiday, choices, 'GBP'), line('booking_fee', 1_600)];
  expect(holidayItemTotal(lines)).toBe(101_200 + 161_840 + 1_000 + 4_000 + 7_800);
});

test('whoever books the flights themselves has the fee taken off again, by a line of its own', () => {
  const withFee = [...holiday, { ...line('booking_fee', 3_200), basis: '2 × £8 × each way' }];
  const lines = receiptLines(withFee, { ...NO_EXTRAS, fulfilment: 'SELF_BOOK' }, 'GBP');
  expect(lines.filter(({ kind }) => kind === 'fulfilment')).toEqual([
    {
      kind: 'fulfilment',
      label: 'You book your flights',
      basis: '2 × £8 × each way, chosen by you',
      amount: -3_200,
      due: 'booking',
      chosen: true,
    },
  ]);
  expect(totalsOf(lines)).toEqual({ total: 268_040, payable: 264_040, packageTotal: 271_240 });
  expect(holidayItemTotal(lines)).toBe(268_040);
  expect(receiptLines(withFee, NO_EXTRAS, 'GBP')).toHaveLength(withFee.length);
  expect(receiptLines(holiday, { ...NO_EXTRAS, fulfilment: 'SELF_BOOK' }, 'GBP')).toEqual(holiday);
});

test('what a code takes off is no part of the package, of an item or of the price before it', () => {
  const lines = [...receiptLines(holiday, choices, 'GBP'), line('discount', -5_000)];
  expect(totalsOf(lines)).toEqual({ total: 277_240, payable: 273_240, packageTotal: 268_040 });
  expect(undiscountedTotal(lines)).toBe(282_240);
  expect(discountOf(lines)).toBe(5_000);
  expect(discountOf(holiday)).toBe(0);
  expect(holidayItemTotal(lines)).toBe(268_040 + 7_800);
});

test('each choice has its line in the order of the extras, and no bags have none', () => {
  const all = {
    ...NO_EXTRAS,
    transfer: { title: 'Taxi', price: 1, stepFree: false },
    carPark: { name: 'Car park A', price: 2 },
    insurance: { title: 'Cover', price: 3 },
    holdBags: { quantity: 0, bag: { weightKg: 22, price: 3_900, allOrNone: false } },
  };
  const chosen = { due: 'booking', chosen: true };
  expect(receiptLines([], all, 'GBP')).toEqual([
    { kind: 'transfer', label: 'Taxi', basis: 'Chosen by you', amount: 1, ...chosen },
    {
      kind: 'parking',
      label: 'Car park A',
      basis: 'Airport parking, chosen by you',
      amount: 2,
      ...chosen,
    },
    { kind: 'insurance', label: 'Cover', basis: 'Chosen by you', amount: 3, ...chosen },
  ]);
  expect(receiptLines([], choices, 'GBP')[1]?.basis).toBe('Chosen by you, step-free');
  expect(holidayItemTotal(receiptLines(holiday, all, 'GBP'))).toBe(268_040);
});

test('seats and priority boarding have a line each; the seats are part of the holiday, priority an item', () => {
  const flown = {
    ...NO_EXTRAS,
    seats: {
      outbound: [
        { seat: '12A', price: 900 },
        { seat: '12B', price: 900 },
      ],
      inbound: [{ seat: '4C', price: 1_400 }],
    },
    priority: { price: 4_800 },
  };
  expect(receiptLines([], flown, 'GBP')).toEqual([
    {
      kind: 'seats',
      label: '3 seats',
      basis: 'Out 12A, 12B. Home 4C. Chosen by you',
      amount: 3_200,
      due: 'booking',
      chosen: true,
    },
    {
      kind: 'priority',
      label: 'Priority boarding and 2 cabin bags',
      basis: 'For everybody both ways, chosen by you',
      amount: 4_800,
      due: 'booking',
      chosen: true,
    },
  ]);
  expect(holidayItemTotal(receiptLines(holiday, flown, 'GBP'))).toBe(268_040 + 3_200);
  const euros = receiptLines([], flown, 'EUR', { rate: 1_150_000, pence: 268_040 });
  expect(euros[0]?.amount).toBe(1_035 + 1_035 + 1_610);
});
