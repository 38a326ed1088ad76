import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import { STERLING_RATE, type Tariff } from '#domain/market/tariff.ts';
import {
  AGENT_BOOKING_FEE,
  agentFees,
  ATOL_CONTRIBUTION,
  flightsPrice,
  holdBagsLine,
  payableOf,
  holidayTotal,
  priceHoliday,
  saleOf,
  sellingTotal,
  taxedStay,
  totalOf,
  type HolidayPriceInput,
} from './price.ts';

const STERLING: Tariff = {
  currency: 'GBP',
  rate: STERLING_RATE,
  contribution: ATOL_CONTRIBUTION,
};
const TAX: TaxRule = {
  id: 'tax',
  name: 'Tourist tax',
  unit: 'person-night',
  currency: 'EUR',
  rates: [{ stars: null, amount: 1.155, season: null }],
  range: null,
  exemptUnderAge: 16,
  reducedAges: null,
  reducedAfterNights: null,
  capNights: null,
  capAmount: null,
  payAt: 'hotel',
  effectiveFrom: null,
};
const HOLIDAY: HolidayPriceInput = {
  party: [{ adults: 2, childAges: [5, 1] }],
  legs: [
    { fare: 5_000, infantFare: 2_500, agentFee: true },
    { fare: 6_000, infantFare: 2_500, agentFee: false },
  ],
  flightLabel: 'Gatwick to Palma',
  hotelLabel: '7 nights',
  stayBasis: 'Half board',
  roomPrices: [80_000],
  checkIn: '2027-06-12',
  nights: 7,
  stars: 4,
  taxRule: TAX,
};

test('a holiday is flights, booking fee, hotel, ATOL and local tax, each with payee and basis [R1] [R3]', () => {
  expect(
    priceHoliday(HOLIDAY, STERLING).map(({ kind, amount, due, chosen }) => [
      kind,
      amount,
      due,
      chosen,
    ]),
  ).toEqual([
    ['flights', 3 * 11_000 + 5_000, 'booking', false],
    ['booking_fee', 3 * AGENT_BOOKING_FEE, 'booking', false],
    ['hotel', 80_000, 'booking', false],
    ['atol', 3 * ATOL_CONTRIBUTION, 'booking', false],
    ['local_tax', 1_400, 'hotel', false],
  ]);
});

test('hold bags that were asked for stand between the hotel and what the law adds [FLT-03]', () => {
  const lines = priceHoliday(
    { ...HOLIDAY, holdBags: { quantity: 2, bag: { price: 3_900, allOrNone: false } } },
    STERLING,
  );
  expect(lines.map(({ kind }) => kind)).toEqual([
    'flights',
    'booking_fee',
    'hotel',
    'bags',
    'atol',
    'local_tax',
  ]);
  expect(totalOf(lines)).toBe(totalOf(priceHoliday(HOLIDAY, STERLING)) + 7_800);
});

test('a tax line says how it was reckoned, with rate and date [R3]', () => {
  const basis = (rule: Partial<TaxRule>) =>
    priceHoliday({ ...HOLIDAY, taxRule: { ...TAX, ...rule } }, STERLING).at(-1)!.basis;
  expect(basis({})).toBe('16.17 EUR at 1.155 to £1 on Fri 20 November 2026. Paid at the hotel');
  expect(basis({ rates: [], range: { min: 1, max: 2 } })).toMatch(/^At most 28\.00 EUR/);
  expect(basis({ unit: 'percent', rates: [{ stars: null, amount: 5, season: null }] })).toBe(
    '5% of the room price. Paid at the hotel',
  );
  expect(basis({ rates: [] })).toBe('Payable locally, figure not published. Paid at the hotel');
  expect(basis({ currency: 'GBP' })).toBe('16.17 GBP. Paid at the hotel');
});

/** €1.20 for a pound, and no contribution. */
const EURO: Tariff = { currency: 'EUR', rate: 1_200_000, contribution: 0 };
const BAGS = { quantity: 2, bag: { price: 3_900, allOrNone: false } };

test('every line says its amounts in the currency it is sold in', () => {
  const figures = (tariff: Tariff) =>
    priceHoliday({ ...HOLIDAY, holdBags: BAGS, taxRule: { ...TAX, currency: 'USD' } }, tariff)
      .map(({ basis }) => basis)
      .filter((basis) => /[£€]/.test(basis));
  expect(figures(STERLING)).toEqual([
    '3 × £8 × one way',
    '2 × £39 both ways, chosen by you',
    '3 × £2.50',
    '16.17 USD at 1.31 to £1 on Fri 20 November 2026. Paid at the hotel',
  ]);
  expect(figures(EURO)).toEqual([
    '3 × €9.60 × one way',
    '2 × €46.80 both ways, chosen by you',
    '16.17 USD at 1.092 to €1 on Fri 20 November 2026. Paid at the hotel',
  ]);
  expect(priceHoliday(HOLIDAY, EURO).at(-1)!.basis).toBe('16.17 EUR. Paid at the hotel');
});

test('figures of one bag or seat are said only where they make up their line to the cent', () => {
  const basis = (quantity: number, rate: number) =>
    priceHoliday({ ...HOLIDAY, holdBags: { ...BAGS, quantity } }, { ...EURO, rate }).flatMap(
      (line) => (['bags', 'booking_fee'].includes(line.kind) ? [[line.basis, line.amount]] : []),
    );
  expect(basis(2, 1_155_000)).toEqual([
    ['3 × €9.24 × one way', 2_772],
    // Each by itself would be €45.05.
    ['Both ways, chosen by you', 9_009],
  ]);
  expect(basis(1, 1_200_000)[0]).toEqual(['For 3, one way', 2_881]);
});

test('in euro a total is converted once, and a tax due in euro stands at its own figure [SITE-07]', () => {
  const lines = priceHoliday(HOLIDAY, EURO);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['flights', 45_620],
    ['booking_fee', 2_881],
    ['hotel', 96_042],
    ['local_tax', 1_617],
  ]);
  expect(totalOf(lines)).toBe(sellingTotal(holidayTotal(HOLIDAY), EURO, 3));
  expect(sellingTotal(holidayTotal(HOLIDAY), STERLING, 3)).toBe(holidayTotal(HOLIDAY));
});

test('a tax by the price of the room is converted with it [SITE-07]', () => {
  const taxRule: TaxRule = {
    ...TAX,
    unit: 'percent',
    rates: [{ stars: null, amount: 5, season: null }],
  };
  const tax = priceHoliday({ ...HOLIDAY, taxRule }, EURO).find(({ kind }) => kind === 'local_tax');
  // 5% of £800, at €1.20.
  expect(tax?.amount).toBe(4_800);
});

test('in euro lines sum to the converted total, with bags or without, at any rate [SITE-07]', () => {
  const bags = fc.integer({ min: 0, max: 3 });
  const rate = fc.integer({ min: 900_000, max: 1_500_000 });
  fc.assert(
    fc.property(
      fc.array(fc.nat(200_000), { minLength: 1, maxLength: 3 }),
      bags,
      rate,
      (rooms, quantity, at) => {
        const tariff = { ...EURO, rate: at };
        const plain = { ...HOLIDAY, roomPrices: rooms.map((price) => price + 1) };
        const input = quantity === 0 ? plain : { ...plain, holdBags: { ...BAGS, quantity } };
        const lines = priceHoliday(input, tariff);
        expect(totalOf(lines)).toBe(sellingTotal(holidayTotal(input), tariff, 3));
        // Taken as a choice in the basket, bags leave every other line as it was.
        const others = lines.filter(({ kind }) => kind !== 'bags');
        expect(others).toEqual(priceHoliday(plain, tariff));
        const sale = saleOf(input, tariff);
        const chosen = quantity === 0 ? [] : [holdBagsLine({ ...BAGS, quantity }, 'EUR', sale)];
        expect(totalOf([...others, ...chosen])).toBe(totalOf(lines));
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a hotel-only stay has neither flights nor ATOL; a place without tax has no tax line', () => {
  expect(
    priceHoliday({ ...HOLIDAY, legs: [], taxRule: undefined }, STERLING).map(({ kind }) => kind),
  ).toEqual(['hotel']);
  expect(
    priceHoliday({ ...HOLIDAY, taxRule: { ...TAX, unit: 'none' } }, STERLING).map(
      ({ kind }) => kind,
    ),
  ).not.toContain('local_tax');
});

test('the total is the sum of the lines, and what is paid to us leaves out the hotel’s lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(500_000), { minLength: 1, maxLength: 4 }),
      fc.nat(90_000),
      fc.boolean(),
      (roomPrices, fare, agentFee) => {
        const legs = [
          { fare, infantFare: 0, agentFee },
          { fare, infantFare: 0, agentFee },
        ];
        const lines = priceHoliday({ ...HOLIDAY, roomPrices, legs }, STERLING);
        for (const input of [
          HOLIDAY,
          { ...HOLIDAY, legs: [] },
          {
            ...HOLIDAY,
            holdBags: { quantity: 2, bag: { price: fare, priceForAll: 900, allOrNone: false } },
          },
          { ...HOLIDAY, taxRule: undefined },
        ]) {
          expect(holidayTotal({ ...input, roomPrices })).toBe(
            totalOf(priceHoliday({ ...input, roomPrices }, STERLING)),
          );
        }
        expect(holidayTotal({ ...HOLIDAY, roomPrices, legs })).toBe(totalOf(lines));
        const heads = { paying: 3, infants: 1 };
        const ours =
          flightsPrice(legs, heads) +
          agentFees(legs, 3) +
          roomPrices.reduce((sum, price) => sum + price, 0) +
          3 * ATOL_CONTRIBUTION;
        expect(payableOf(lines)).toBe(ours);
        expect(totalOf(lines)).toBe(ours + 1_400);
      },
    ),
  );
});

test('taxes see the people of all rooms', () => {
  expect(
    taxedStay({
      ...HOLIDAY,
      party: [
        { adults: 2, childAges: [5] },
        { adults: 1, childAges: [0] },
      ],
    }),
  ).toMatchObject({ rooms: 2, adults: 3, childAges: [5, 0] });
});

test('the lines say what they are for, and how often [FLT-17] [R3]', () => {
  const words = (legs: HolidayPriceInput['legs']) =>
    priceHoliday({ ...HOLIDAY, legs }, STERLING).map(({ label, basis }) => `${label}: ${basis}`);
  const [outbound, inbound] = HOLIDAY.legs;
  expect(words([outbound!, inbound!]).slice(0, 4)).toEqual([
    'Flights for 4: Gatwick to Palma',
    'Airline booking fee: 3 × £8 × one way',
    '7 nights: Half board',
    'ATOL contribution: 3 × £2.50',
  ]);
  expect(words([outbound!, outbound!])[1]).toBe('Airline booking fee: 3 × £8 × each way');
});

test('a single hold bag is one, with its weight where that is known', () => {
  const label = (quantity: number, weightKg?: number) =>
    holdBagsLine(
      { quantity, bag: { price: 3_900, allOrNone: false, ...(weightKg && { weightKg }) } },
      'GBP',
    ).label;
  expect(label(1)).toBe('1 hold bag, both ways');
  expect(label(2, 22)).toBe('2 hold bags, 22 kg');
});

test('bags sold once for all on one way say so; all are chosen, and paid to us [FLT-03]', () => {
  const bag = { price: 3_900, priceForAll: 9_000, allOrNone: false };
  expect(holdBagsLine({ quantity: 2, bag }, 'GBP')).toEqual({
    kind: 'bags',
    label: '2 hold bags, both ways',
    basis: '2 × £39 both ways and £90 for all together, chosen by you',
    amount: 16_800,
    due: 'booking',
    chosen: true,
  });
});

test('each infant pays the infants’ fare of each leg, none pays nothing', () => {
  const legs = [
    { fare: 5_000, infantFare: 2_500, agentFee: false },
    { fare: 6_000, infantFare: 1_000, agentFee: false },
  ];
  expect(flightsPrice(legs, { paying: 3, infants: 2 })).toBe(33_000 + 7_000);
  expect(flightsPrice(legs, { paying: 3, infants: 0 })).toBe(33_000);
});
