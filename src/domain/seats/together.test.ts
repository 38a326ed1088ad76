import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatLetters, seatId, type SeatMap } from './seat-map.ts';
import { isAdult, seatTravellers } from './seat-traveller.ts';
import { checkSeating, seatingPrice, type Seating } from './seating.ts';
import { seatTogether } from './together.ts';

const party = (adults: number, ...childAges: number[]) => seatTravellers([{ adults, childAges }]);
const cabin = (rows: readonly (readonly [price: number, free: string, isExit?: boolean])[]) =>
  ({
    columns: 'ABC DEF',
    rows: rows.map(([price, free, isExit = false], i) => ({ number: i + 1, price, free, isExit })),
  }) satisfies SeatMap;

test('of equally cheap rows the first that holds everybody is taken, each child beside an adult', () => {
  const map = cabin([
    [1_400, 'ABCDEF'],
    [900, 'BCEF'],
    [900, 'ABCDEF'],
  ]);
  const family = party(2, 9, 6);
  const together = seatTogether(map, family)!;
  expect(together.price).toBe(3_600);
  expect(checkSeating(map, family, together.seating)).toEqual([]);
  expect(together.seating).toEqual(['2C', '2F', '2B', '2E']);
});

test('who sits at an exit: adults, never with an infant', () => {
  const exit = cabin([[0, 'ABCDEF', true]]);
  expect(seatTogether(exit, party(2))?.seating).toEqual(['1A', '1B']);
  expect(seatTogether(exit, party(2, 1))).toBeUndefined();
  expect(seatTogether(exit, party(1, 13))).toBeUndefined();
});

test('an adult has two sides, so a third child has no seat', () => {
  const map = cabin([[900, 'ABCDEF']]);
  expect(seatTogether(map, party(1, 3, 4, 5))).toBeUndefined();
  expect(seatTogether(map, party(2, 3, 4, 5))).toBeDefined();
});

const aMap = fc
  .array(
    fc.record({
      price: fc.constantFrom(0, 400, 900, 2_200),
      isExit: fc.boolean(),
      free: fc.subarray(['A', 'B', 'C', 'D', 'E', 'F']).map((letters) => letters.join('')),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((rows): SeatMap => ({
    columns: 'ABC DEF',
    rows: rows.map((row, i) => ({ ...row, number: i + 1 })),
  }));
const aParty = fc
  .record({
    adults: fc.integer({ min: 1, max: 3 }),
    childAges: fc.array(fc.constantFrom(1, 2, 11, 12, 15), { maxLength: 2 }),
  })
  .map((room) => seatTravellers([room]));

test('no seating breaks the rule of a child, and none that is lawful costs less [FLT-09]', () => {
  fc.assert(
    fc.property(aMap, aParty, (map, travellers) => {
      const together = seatTogether(map, travellers);
      const least = cheapestOfAll(map, travellers);
      expect(together?.price).toBe(least);
      if (!together) return;
      expect(checkSeating(map, travellers, together.seating)).toEqual([]);
      expect(seatingPrice(map, together.seating)).toBe(together.price);
      for (const [i, { age }] of travellers.entries()) {
        if (age === undefined || age >= 12) continue;
        const [row, letter] = [together.seating[i]!.slice(0, -1), together.seating[i]!.at(-1)!];
        const beside = 'ABC DEF'
          .split('')
          .flatMap((other, at) =>
            Math.abs(at - 'ABC DEF'.indexOf(letter)) === 1 ? [`${row}${other}`] : [],
          );
        const adults = together.seating.filter((_, j) => isAdult(travellers[j]!));
        expect(adults.some((seat) => beside.includes(seat))).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

/** Tries every seat for everybody; undefined when nothing is lawful. */
function cheapestOfAll(map: SeatMap, travellers: ReturnType<typeof party>): number | undefined {
  const seats = map.rows.flatMap((row) =>
    seatLetters(map)
      .filter((letter) => row.free.includes(letter))
      .map((letter) => seatId(row, letter)),
  );
  let least: number | undefined;
  const tryFrom = (seating: Seating): void => {
    if (seating.length === travellers.length) {
      const price = seatingPrice(map, seating);
      if (
        (least === undefined || price < least) &&
        checkSeating(map, travellers, seating).length === 0
      )
        least = price;
      return;
    }
    for (const seat of seats) if (!seating.includes(seat)) tryFrom([...seating, seat]);
  };
  tryFrom([]);
  return least;
}
