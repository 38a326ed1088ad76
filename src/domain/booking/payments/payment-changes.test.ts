import { describe, expect, test } from 'vitest';
import { bringForward, checkEarlyAmount, checkMove, payableEarly } from '../payment-changes.ts';

const payment = (number: number, dueDate: string, amount: number, isDeclined = false) => ({
  number,
  dueDate,
  amount,
  isDeclined,
});
const [second, third, last] = [
  payment(2, '2027-01-22', 57_560),
  payment(3, '2027-02-22', 57_560),
  payment(4, '2027-04-12', 57_561),
];
const open = [second, third, last];
const TODAY = '2027-01-10';

describe('paying early', () => {
  test('a part comes off the last payment, and is a payment of its own', () => {
    expect(bringForward(open, 20_000)).toEqual({
      becomes: undefined,
      joined: [],
      reduced: { payment: last, left: 37_561 },
    });
  });

  test('more than the last is the last and a part of the one before it', () => {
    expect(bringForward(open, 60_000)).toEqual({
      becomes: last,
      joined: [],
      reduced: { payment: third, left: 55_121 },
    });
  });

  test('all of it is one payment, and none is left', () => {
    expect(bringForward(open, 172_681)).toEqual({
      becomes: last,
      joined: [third, second],
      reduced: undefined,
    });
    expect(() => bringForward(open, 172_682)).toThrow(RangeError);
  });

  test('what the bank declined is paid first', () => {
    const declined = { ...second, isDeclined: true };
    expect(bringForward([declined, third, last], 57_560)).toEqual({
      becomes: declined,
      joined: [],
      reduced: undefined,
    });
  });

  test('no change makes or loses a penny', () => {
    for (let amount = 1; amount <= 172_681; amount += 997) {
      const { becomes, joined, reduced } = bringForward(open, amount);
      const gone = [...(becomes ? [becomes] : []), ...joined].reduce((sum, p) => sum + p.amount, 0);
      expect(gone + (reduced ? reduced.payment.amount - reduced.left : 0)).toBe(amount);
    }
  });

  test('what falls due today is being taken already', () => {
    expect(payableEarly(open, '2027-01-22')).toEqual([third, last]);
  });

  test.each([
    [0, 'pay_amount_invalid'],
    [1.5, 'pay_amount_invalid'],
    [Number.NaN, 'pay_amount_invalid'],
    [101, 'pay_amount_too_high'],
  ])('%s of 100 is refused as %s', (amount, code) => {
    expect(checkEarlyAmount(100, amount, '£1').map((error) => error.code)).toEqual([code]);
  });

  test.each([1, 100])('%s of 100 can be paid', (amount) => {
    expect(checkEarlyAmount(100, amount, '£1')).toEqual([]);
  });
});

describe('moving a payment', () => {
  const move = {
    payment: second,
    to: '2027-02-05',
    balanceDay: '2027-04-12',
    balanceDayWords: 'Mon 12 April 2027',
    today: TODAY,
    moves: 0,
  };
  test.each([
    ['any day up to balance day', {}, []],
    ['on balance day', { to: '2027-04-12' }, []],
    ['earlier', { to: '2027-01-11' }, []],
    ['for the twelfth time', { moves: 11 }, []],
    ['to today', { to: TODAY }, ['payment_day_too_early']],
    ['to no day', { to: '31/02' }, ['payment_day_too_early']],
    ['beyond balance day', { to: '2027-04-13' }, ['payment_day_too_late']],
    ['for the thirteenth time', { moves: 12 }, ['payment_moved_too_often']],
    ['that is due today', { today: '2027-01-22' }, ['payment_not_movable']],
    ['of balance day', { payment: last }, ['payment_not_movable']],
    ['that was declined', { payment: { ...second, isDeclined: true } }, ['payment_not_movable']],
    ['that is not there', { payment: undefined }, ['payment_not_movable']],
  ])('%s', (_, more, codes) => {
    expect(checkMove({ ...move, ...more }).map(({ code }) => code)).toEqual(codes);
  });
});
