import { MAP_SHAPES, type MapShape } from '#domain/catalogue/map-frame.ts';
import { isClear, type Corner } from './map-inset.ts';

/** A pin by its place on the map, 0 to 1 from its left and its top, and the name it would carry. */
type NamedPin = { readonly x: number; readonly y: number; readonly label: string };

/** On which side of its number a name is written; undefined where there is no room for it. */
type NameSide = 'after' | 'before' | undefined;

/** Pixels: the least width of a map with names (`.name` in the style sheet), a pin, a letter. */
const LEAST_WIDTH = 480;
const PIN = 30;
const LETTER = 8;
const PADDING = 10;

type Box = { readonly left: number; readonly right: number; readonly y: number };

/**
 * Sides of names such that none covers a pin or another name, leaves the map or runs into its
 * `corner`. The first pins choose first; where both sides are taken the number has to do.
 */
export function nameSides(pins: readonly NamedPin[], shape: MapShape, corner?: Corner): NameSide[] {
  const { width, height } = MAP_SHAPES[shape];
  const scale = { x: LEAST_WIDTH, y: (LEAST_WIDTH * height) / width };
  const numbers = pins.map(({ x, y }): Box => {
    const middle = x * scale.x;
    return { left: middle - PIN / 2, right: middle + PIN / 2, y: y * scale.y };
  });
  const written: Box[] = [];
  return pins.map(({ label }, at) => {
    const pin = numbers[at]!;
    const long = label.length * LETTER + PADDING;
    const taken = [...numbers.toSpliced(at, 1), ...written];
    const side = (['after', 'before'] as const).find((one) => {
      const box = boxBeside(pin, one, long);
      const end = { x: (one === 'after' ? box.right : box.left) / scale.x, y: pins[at]!.y };
      return (
        box.left >= 0 &&
        box.right <= scale.x &&
        (!corner || isClear(end, corner)) &&
        !taken.some((other) => covers(box, other))
      );
    });
    if (side) written.push(boxBeside(pin, side, long));
    return side;
  });
}

const boxBeside = ({ left, right, y }: Box, side: 'after' | 'before', long: number): Box =>
  side === 'after'
    ? { left: right, right: right + long, y }
    : { left: left - long, right: left, y };

const covers = (a: Box, b: Box): boolean =>
  Math.abs(a.y - b.y) < PIN && a.left < b.right && b.left < a.right;
