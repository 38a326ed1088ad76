import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '#domain/dates.ts';
import {
  bestPlan,
  depositOf,
  isPayInFullOnly,
  leastFirstOf,
  planKind,
  plansFor,
  scheduleOf,
  type PaymentPlan,
} from './payment-plans.ts';

const facts = { payable: 278_240, paying: 4, today: '2026-11-21', departureDate: '2027-07-24' };
const named = (name: string, plans = plansFor(facts)): PaymentPlan =>
  plans.find((plan) => plan.name === name)!;
const amounts = (plan: PaymentPlan) => plan.instalments.map(({ amount }) => amount);
const dates = (plan: PaymentPlan) => plan.instalments.map(({ dueDate }) => dueDate);

test('far ahead every plan is offered, pay in full first [PAY-01] [PAY-05]', () => {
  expect(plansFor(facts).map(({ name }) => name)).toEqual([
    'pay_in_full',
    'Equal_Instalments',
    '2020LowDeposit_2',
    '2020LowDeposit_3',
    '2020LowDeposit_4',
  ]);
  expect(amounts(named('pay_in_full'))).toEqual([278_240]);
});

test('a low deposit plan takes £30 a person today and ends 28 days before departure; odd pennies go to the first payment [PAY-02]', () => {
  expect(amounts(named('2020LowDeposit_2'))).toEqual([12_000, 266_240]);
  expect(dates(named('2020LowDeposit_2'))).toEqual(['2026-11-21', '2027-06-26']);
  expect(amounts(named('2020LowDeposit_4'))).toEqual([12_002, 88_746, 88_746, 88_746]);
  expect(dates(named('2020LowDeposit_4'))).toEqual([
    '2026-11-21',
    '2027-04-26',
    '2027-05-26',
    '2027-06-26',
  ]);
});

test('equal instalments are monthly from today and end by the balance-due day', () => {
  expect(dates(named('Equal_Instalments'))).toEqual([
    '2026-11-21',
    '2026-12-21',
    '2027-01-21',
    '2027-02-21',
    '2027-03-21',
    '2027-04-21',
    '2027-05-21',
    '2027-06-21',
  ]);
  expect(amounts(named('Equal_Instalments'))).toEqual(Array.from({ length: 8 }, () => 34_780));
});

test('month-ends shorten and come back: 31 → 28 → 31', () => {
  const plan = named(
    'Equal_Instalments',
    plansFor({ ...facts, today: '2027-01-31', departureDate: '2027-05-15' }),
  );
  expect(dates(plan)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
});

test('within the balance-due days only pay in full remains [PAY-13]', () => {
  const plans = plansFor({ ...facts, departureDate: '2026-12-10' });
  expect(plans.map(({ name }) => name)).toEqual(['pay_in_full']);
  expect(isPayInFullOnly(plans)).toBe(true);
  expect(isPayInFullOnly([])).toBe(true);
  expect(isPayInFullOnly(plansFor(facts))).toBe(false);
});

const { instalments: fourPayments } = named('2020LowDeposit_4');

test.each([
  ['one payment', 'payInFull', '[PAY-07]', false, 1],
  ['one equal payment', 'monthly', '[PAY-08]', true, 1],
  ['several equal payments', 'monthly', '[PAY-08]', true, 3],
  ['two payments', 'instalment', '[PAY-09]', false, 2],
  ['four payments', 'instalment', '[PAY-09]', false, 4],
])('a plan of %s is %s %s', (_, kind, _row, equalInstalmentPlan, count) => {
  expect(planKind({ equalInstalmentPlan, instalments: fourPayments.slice(0, count) })).toBe(kind);
});

test('the plans on offer are of all three kinds [PAY-06]', () => {
  expect([...new Set(plansFor(facts).map(planKind))]).toEqual([
    'payInFull',
    'monthly',
    'instalment',
  ]);
});

test('the best plan is monthly, else instalment, else pay in full without a deposit [PAY-10] [PAY-11] [PAY-12]', () => {
  const plans = plansFor(facts);
  expect(bestPlan(plans)).toMatchObject({ kind: 'monthly', deposit: 34_780 });
  expect(bestPlan(plans.filter(({ name }) => name !== 'Equal_Instalments'))).toMatchObject({
    kind: 'instalment',
    deposit: 12_000,
  });
  expect(bestPlan(plans.slice(0, 1))).toMatchObject({ kind: 'payInFull', deposit: undefined });
  expect(bestPlan([])).toBeUndefined();
});

test('the deposit is the first instalment plus its fee; the fee stands on every payment and is £0 unless set [PAY-03] [PAY-14]', () => {
  expect(depositOf(named('2020LowDeposit_2', plansFor({ ...facts, transactionFee: 150 })))).toBe(
    12_150,
  );
  expect(
    named('Equal_Instalments').instalments.every(({ transactionFee }) => transactionFee === 0),
  ).toBe(true);
});

test('a schedule says what remains after each payment [PAY-04]', () => {
  expect(
    scheduleOf(named('2020LowDeposit_3')).map(({ remainingBalance }) => remainingBalance),
  ).toEqual([266_240, 133_120, 0]);
});

test('every plan adds up to the penny, in order, at most 12 payments in 12 months, paid by the balance-due day', () => {
  const holiday = fc.record({
    payable: fc.integer({ min: 1, max: 5_000_000 }),
    paying: fc.integer({ min: 1, max: 9 }),
    ahead: fc.integer({ min: 3, max: 730 }),
    day: fc.integer({ min: 0, max: 800 }),
  });
  fc.assert(
    fc.property(holiday, ({ payable, paying, ahead, day }) => {
      const today = addDays('2026-11-21', day);
      const departureDate = addDays(today, ahead);
      for (const plan of plansFor({ payable, paying, today, departureDate })) {
        expect(amounts(plan).reduce((sum, amount) => sum + amount, 0)).toBe(payable);
        expect(amounts(plan).every((amount) => amount > 0)).toBe(true);
        expect(dates(plan)[0]).toBe(today);
        expect(dates(plan)).toEqual([...new Set(dates(plan))].sort());
        expect(plan.instalments.length).toBeLessThanOrEqual(12);
        expect(dates(plan).at(-1)! <= addMonths(today, 12)).toBe(true);
        expect(
          plan.name === 'pay_in_full' || dates(plan).at(-1)! <= addDays(departureDate, -28),
        ).toBe(true);
      }
    }),
  );
});

test('each plan has a name for those who choose it [PAY-01]', () => {
  expect(plansFor(facts).map(({ label }) => label)).toEqual([
    'Pay in full',
    'Pay monthly',
    'Low deposit, then 1 payment',
    'Low deposit, then 2 payments',
    'Low deposit, then 3 payments',
  ]);
});

const namesOf = (change: Partial<typeof facts>) =>
  plansFor({ ...facts, ...change }).map(({ name }) => name);

test('a monthly payment may fall on the balance-due day itself; two of them are enough', () => {
  const monthly = (departureDate: string) =>
    plansFor({ ...facts, departureDate }).find(({ name }) => name === 'Equal_Instalments');
  expect(dates(monthly('2027-01-18')!)).toEqual(['2026-11-21', '2026-12-21']);
  expect(monthly('2027-01-17')).toBeUndefined();
});

test('each monthly payment is a penny at least', () => {
  expect(amounts(named('Equal_Instalments', plansFor({ ...facts, payable: 8 })))).toEqual(
    Array.from({ length: 8 }, () => 1),
  );
  expect(namesOf({ payable: 7 })).toEqual(['pay_in_full']);
});

test('a low deposit leaves a penny at least for each later payment', () => {
  const low = (payable: number) => namesOf({ payable }).slice(2);
  expect(low(12_000)).toEqual([]);
  expect(low(12_001)).toEqual(['2020LowDeposit_2']);
  expect(low(12_002)).toEqual(['2020LowDeposit_2', '2020LowDeposit_3']);
  expect(low(12_003)).toEqual(['2020LowDeposit_2', '2020LowDeposit_3', '2020LowDeposit_4']);
});

test('what follows a low deposit begins tomorrow at the earliest and ends in a year at the latest', () => {
  expect(namesOf({ departureDate: '2026-12-19' })).toEqual(['pay_in_full']);
  expect(namesOf({ departureDate: '2026-12-20' })).toEqual(['pay_in_full', '2020LowDeposit_2']);
  expect(namesOf({ departureDate: '2027-12-19' })).toContain('2020LowDeposit_2');
  expect(namesOf({ departureDate: '2027-12-20' })).toEqual(['pay_in_full', 'Equal_Instalments']);
});

test('a fee is charged with every payment of every plan, and everything is due when it is told', () => {
  const plans = plansFor({ ...facts, transactionFee: 150, balanceDueDays: 60 });
  for (const { instalments } of plans)
    expect(instalments.every(({ transactionFee }) => transactionFee === 150)).toBe(true);
  expect(dates(named('2020LowDeposit_2', plans))).toEqual(['2026-11-21', '2027-05-25']);
  expect(depositOf({ ...named('pay_in_full'), instalments: [] })).toBe(0);
});

test('whoever books their flights themselves pays for them first: no plan begins with less', () => {
  const line = { label: '', basis: '', due: 'booking', chosen: false } as const;
  const lines = [
    { ...line, kind: 'flights', amount: 40_000 },
    { ...line, kind: 'bags', amount: 5_000 },
    { ...line, kind: 'hotel', amount: 90_000 },
  ] as const;
  expect(leastFirstOf(lines)).toBe(0);
  const leastFirst = leastFirstOf([...lines, { ...line, kind: 'fulfilment', amount: -3_200 }]);
  expect(leastFirst).toBe(45_000);
  const soon = { ...facts, departureDate: '2027-02-01' };
  const monthly = named('Equal_Instalments', plansFor(soon)).instalments[0]!.amount;
  const names = (least: number) => plansFor({ ...soon, leastFirst: least }).map(({ name }) => name);
  expect(names(monthly)).toEqual(['pay_in_full', 'Equal_Instalments']);
  expect(names(monthly + 1)).toEqual(['pay_in_full']);
});
