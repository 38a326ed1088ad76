import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameOf, pointOn, type Position } from '#domain/catalogue/map-frame.ts';
import { spreadPins, type Ground, type LaidPin } from './spread-pins.ts';

const LARGE = { height: 30, letter: 7.4, padding: 20 };
const SMALL = { height: 24, letter: 6.5, padding: 11 };
const WIDE: Ground = { widths: [480, 720], ratio: 1, label: LARGE };
const NARROW: Ground = { widths: [326, 480], ratio: 1, label: SMALL };

const pin = (x: number, y: number, label = 'Majorca', number = 1) => ({ x, y, label, number });

test('a name stands after its place, or before it at the edge of the map', () => {
  expect(spreadPins([pin(0.5, 0.5), pin(0.95, 0.2)], WIDE)).toEqual([
    { x: 8, y: 0, side: 'after', isNamed: true },
    { x: -8, y: 0, side: 'before', isNamed: true },
  ]);
});

test('a name of a phone’s map is smaller, and has room where the larger one has none', () => {
  const long = pin(0.3, 0.5, 'Sunny Beach, Nessebar and Pomorie');
  const tight: Ground = { ...NARROW, label: LARGE };
  expect(spreadPins([long], NARROW)).toMatchObject([{ isNamed: true }]);
  expect(spreadPins([long], tight)).toMatchObject([{ isNamed: false }]);
});

test('where the page is says its name, whatever stands before it', () => {
  const pins = [pin(0.5, 0.5), pin(0.5, 0.5), pin(0.5, 0.5, 'Puerto Alcúdia', 0)];
  expect(spreadPins(pins, NARROW)[2]).toEqual({ x: 8, y: 0, side: 'after', isNamed: true });
});

test('a name too long for the map leaves its number, on its place', () => {
  const long = 'Neapolitan Riviera, its bay, and all the islands that lie in front of it';
  expect(spreadPins([pin(0.5, 0.5, long)], WIDE)).toEqual([
    { x: -15, y: 0, side: 'after', isNamed: false },
  ]);
});

test('a label that would cover another, or its place, is pushed aside', () => {
  const pins = [pin(0.5, 0.5), pin(0.53, 0.5), pin(0.5, 0.53)];
  const laid = spreadPins(pins, WIDE);
  expect(laid.every(({ isNamed }) => isNamed)).toBe(true);
  expect(coveringPairs(pins, laid, WIDE)).toEqual([]);
  expect(coveredPlaces(pins, laid, WIDE)).toEqual([]);
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
const places = parse(readFileSync('data/places.json', 'utf8'));
const regions = Map.groupBy(places, (one) => one.parent);

test('pins choose in the order that names the most of them: most of the Caribbean on a phone', () => {
  const names =
    'United States,Mexico,Dominican Republic,Barbados,Jamaica,Saint Lucia,Antigua and Barbuda,Canada';
  const countries = names.split(',').map((name) => places.find((one) => one.name === name)!);
  const frame = frameOf(countries, 'square');
  const pins = countries.map((place, at) => ({
    ...pointOn(frame, place),
    label: place.name,
    number: at + 1,
  }));
  const laid = spreadPins(pins, NARROW);
  expect(laid.filter(({ isNamed }) => isNamed)).toHaveLength(7);
  expect(coveringPairs(pins, laid, NARROW)).toEqual([]);
});

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

/**
 * Measured apart from the code: a number is 30 pixels square, a letter of a name 7.3 wide; on
 * phones 24 and 6.1.
 */
function boxesOf(pins: readonly Pin[], laid: readonly LaidPin[], width: number) {
  const [square, letter] = width < 480 ? [24, 6.1] : [30, 7.3];
  return pins.map(({ x, y, label }, at) => {
    const { x: aside, y: ahead, side, isNamed } = laid[at]!;
    const long = isNamed ? square + label.length * letter : square;
    const left = x * width + aside - (side === 'after' ? 0 : long);
    const middle = y * width + ahead;
    return {
      label,
      left,
      right: left + long,
      middle,
      square,
      place: { x: x * width, y: y * width },
    };
  });
}

/** In the narrowest window, the widest, and between them. */
const widthsOf = ({ widths: [least, most] }: Ground) => [least, (least + most) / 2, most - 0.1];

const coveringPairs = (
  pins: readonly Pin[],
  laid: readonly LaidPin[],
  ground: Ground,
): string[][] =>
  widthsOf(ground).flatMap((width) => {
    const boxes = boxesOf(pins, laid, width);
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (b) => a.left < b.right && b.left < a.right && Math.abs(a.middle - b.middle) < a.square,
        )
        .map((b) => [a.label, b.label]),
    );
  });

const coveredPlaces = (pins: readonly Pin[], laid: readonly LaidPin[], ground: Ground): string[] =>
  widthsOf(ground).flatMap((width) => {
    const boxes = boxesOf(pins, laid, width);
    return boxes.flatMap((a) =>
      boxes
        .filter(
          ({ place: { x, y } }) =>
            a.left < x && x < a.right && Math.abs(a.middle - y) < a.square / 2,
        )
        .map((b) => `${a.label} on ${b.label}`),
    );
  });
