import { expect, test } from 'vitest';
import type { PromotionalCode } from '#domain/basket/promotional-code.ts';
import type { Choices } from '#domain/basket/receipt.ts';
import { addedWithout } from './added-to-flights.ts';
import { seatsGone } from './flights-gone.ts';

const bag = { weightKg: 22, price: 3_900, allOrNone: false };
const NOTHING: Choices = {
  transfer: null,
  carPark: null,
  insurance: null,
  holdBags: null,
  seats: null,
  priority: null,
  fulfilment: 'AUTO_BOOK',
};
const seat = (id: string) => ({ seat: id, price: 900 });
const ofThree = { sold: { was: 3, now: 2 }, all: { was: 3, now: 2 } };

test('at most a bag each, priority boarding by the head, and the seats of who is there', () => {
  const choices = {
    ...NOTHING,
    holdBags: { quantity: 3, bag: { ...bag, priceForAll: 6_000 } },
    priority: { price: 4_800 },
    seats: { outbound: [seat('12A'), seat('12B'), seat('12C')], inbound: [] },
  };
  expect(addedWithout(choices, [2], ofThree)).toEqual({
    ...choices,
    holdBags: { quantity: 2, bag: { ...bag, priceForAll: 4_000 } },
    priority: { price: 3_200 },
    seats: { outbound: [seat('12A'), seat('12C')], inbound: [] },
  });
  expect(addedWithout({ ...NOTHING, holdBags: { quantity: 1, bag } }, [2], ofThree)).toEqual({
    ...NOTHING,
    holdBags: { quantity: 1, bag },
  });
});

test('what airlines are paid less stays owed', () => {
  const line = (kind: 'flights' | 'seats' | 'bags' | 'priority' | 'atol', amount: number) =>
    ({ kind, label: '', basis: '', amount, due: 'booking', chosen: false }) as const;
  const was = [line('flights', 900), line('bags', 60), line('seats', 30), line('priority', 12)];
  const now = [line('flights', 600), line('bags', 60), line('seats', 20), line('priority', 8)];
  expect(seatsGone({ lines: [...was, line('atol', 750)] }, now, 1)).toMatchObject({
    kind: 'flights_gone',
    label: 'Flights of one who isn’t coming',
    amount: 314,
  });
  expect(seatsGone({ lines: was }, now, 2)?.label).toBe('Flights of 2 who aren’t coming');
  expect(seatsGone({ lines: was }, was, 1)).toBeUndefined();
});

test('what is given up stays owed as a code sold it, and its fraction is the customer’s', () => {
  const line = (kind: 'flights' | 'hotel', amount: number) =>
    ({ kind, label: '', basis: '', amount, due: 'booking', chosen: false }) as const;
  const [was, now] = [[line('flights', 905), line('hotel', 1_000)], [line('flights', 600)]];
  const code = { code: 'SUN', leastSpend: 0, worth: { kind: 'percent', percent: 10 } } as const;
  const goneOf = (of: PromotionalCode) => seatsGone({ lines: was, code: of }, now, 1)?.amount;
  // 191 were taken off 1,905, and 160 are off the 1,600 that are left of it.
  expect(goneOf(code)).toBe(305 - 31);
  expect(goneOf({ ...code, leastSpend: 1_906 })).toBe(305);
  expect(goneOf({ ...code, worth: { kind: 'amount', amount: 500 } })).toBe(305);
});

test('of bags that were added later too, at most one for each seat is left', () => {
  const bag = { weightKg: 22, price: 3_900, allOrNone: false };
  const added = (holdBags: number, ...more: number[]) =>
    addedWithout(
      {
        holdBags: holdBags > 0 ? { quantity: holdBags, bag } : null,
        addedBags: more.map((quantity) => ({ quantity, bag })),
        priority: null,
        seats: null,
      },
      [3],
      { sold: { was: 3, now: 2 }, all: { was: 3, now: 2 } },
    );
  const left = ({ holdBags, addedBags }: ReturnType<typeof added>) => [
    holdBags?.quantity ?? 0,
    ...addedBags.map(({ quantity }) => quantity),
  ];
  expect(left(added(1, 1, 1))).toEqual([1, 1]);
  expect(left(added(3))).toEqual([2]);
  expect(left(added(0, 1, 2))).toEqual([0, 1, 1]);
  expect(left(added(2, 1))).toEqual([2]);
});
