import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameOf, pointOn, type Position } from '#domain/catalogue/map-frame.ts';
import { spreadPins, type Ground, type LaidPin } from './spread-pins.ts';

const WIDE: Ground = { widths: [480, 720], ratio: 1, isNamed: true };
const NARROW: Ground = { widths: [280, 480], ratio: 1, isNamed: false };

const pin = (x: number, y: number, label = 'Majorca', number = 1) => ({ x, y, label, number });

test('a name stands after its place, or before it at the edge of the map', () => {
  expect(spreadPins([pin(0.5, 0.5), pin(0.95, 0.2)], WIDE)).toEqual([
    { x: 8, y: 0, side: 'after', isNamed: true },
    { x: -8, y: 0, side: 'before', isNamed: true },
  ]);
});

test('a number alone stands on its place', () => {
  expect(spreadPins([pin(0.5, 0.5)], NARROW)).toEqual([
    { x: -15, y: 0, side: 'after', isNamed: false },
  ]);
});

test('where the page is says its name on every map', () => {
  expect(spreadPins([pin(0.5, 0.5, 'Alcúdia', 0)], NARROW)).toMatchObject([{ isNamed: true }]);
});

test('a name too long for the map leaves its number', () => {
  const long = 'Neapolitan Riviera, its bay, and all the islands that lie in front of it';
  expect(spreadPins([pin(0.5, 0.5, long)], WIDE)).toMatchObject([{ isNamed: false }]);
});

test('a label that would cover another, or its place, is pushed aside', () => {
  const pins = [pin(0.5, 0.5), pin(0.51, 0.5), pin(0.5, 0.51)];
  const laid = spreadPins(pins, WIDE);
  expect(laid.every(({ isNamed }) => isNamed)).toBe(true);
  expect(coveringPairs(pins, laid, WIDE)).toEqual([]);
});

test('no label runs into the corner that another map covers', () => {
  const corner = { x: 'right', y: 'bottom' } as const;
  const under = pin(0.5, 0.85);
  expect(spreadPins([under], WIDE)).toMatchObject([{ side: 'after' }]);
  expect(spreadPins([under], { ...WIDE, corner })).toMatchObject([{ side: 'before' }]);
});

type Place = Position & {
  readonly name: string;
  readonly path: string | null;
  readonly parent: string | null;
  readonly popularity: number | null;
};
const parse: (json: string) => Place[] = JSON.parse;
const regions = Map.groupBy(parse(readFileSync('data/places.json', 'utf8')), (one) => one.parent);

test('of all that is sold, in any region, no label covers another at any width', () => {
  const covered = [...regions.values()].flatMap((all) => {
    const shown = all.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)).slice(0, 8);
    const frame = frameOf(all, 'square');
    const pins = shown.map((place, at) => ({
      ...pointOn(frame, place),
      label: place.name,
      number: at + 1,
    }));
    return [WIDE, NARROW].flatMap((ground) =>
      coveringPairs(pins, spreadPins(pins, ground), ground).map((pair) => pair.join(' on ')),
    );
  });
  expect(covered).toEqual([]);
});

type Pin = ReturnType<typeof pin>;

/** Measured apart from the code: a number is 30 pixels square, a letter of a name 8 wide. */
function coveringPairs(
  pins: readonly Pin[],
  laid: readonly LaidPin[],
  { widths: [least, most] }: Ground,
): string[][] {
  return [least, (least + most) / 2, most].flatMap((width) => {
    const boxes = pins.map(({ x, y, label }, at) => {
      const { x: aside, y: ahead, side, isNamed } = laid[at]!;
      const long = isNamed ? 30 + label.length * 8 : 30;
      const left = x * width + aside - (side === 'after' ? 0 : long);
      return { label, left, right: left + long, middle: y * width + ahead };
    });
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.middle - b.middle) < 30)
        .map((b) => [a.label, b.label]),
    );
  });
}
