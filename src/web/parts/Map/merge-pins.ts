/** Where a pin points to, in pixels of the map. */
export type PinPlace = { readonly x: number; readonly y: number };

/** Pins that stand too near each other to be read apart, the cheapest first. */
export type MergedPin<Pin> = PinPlace & { readonly pins: readonly [Pin, ...Pin[]] };

/** Two that are nearer than this become one. */
const NEAR = { width: 72, height: 44 };

/**
 * Merges pins, each given with its place, the cheapest first: a cheaper one keeps its place and
 * takes in the dearer ones beside it.
 */
export function mergePins<Pin>(
  placed: readonly (PinPlace & { readonly pin: Pin })[],
): MergedPin<Pin>[] {
  const merged: (PinPlace & { readonly pins: [Pin, ...Pin[]] })[] = [];
  for (const { x, y, pin } of placed) {
    const near = merged.find((one) => isNear(one, { x, y }));
    if (near) near.pins.push(pin);
    else merged.push({ x, y, pins: [pin] });
  }
  return merged;
}

const isNear = (a: PinPlace, b: PinPlace): boolean =>
  Math.abs(a.x - b.x) < NEAR.width && Math.abs(a.y - b.y) < NEAR.height;

/** Pixels of a letter of a name, on average; of the name under a place; of the label over it. */
const LETTER = 7;
const NAME = { top: 3, bottom: 19 };
const LABEL = { width: 76, top: -38, bottom: 0 };

/** Whether the name under a pin stands clear of the labels of all others. */
export const hasRoomForName = (
  { x, y }: PinPlace,
  name: string,
  others: readonly PinPlace[],
): boolean =>
  !others.some(
    (other) =>
      (other.x !== x || other.y !== y) &&
      Math.abs(other.x - x) < (name.length * LETTER + LABEL.width) / 2 &&
      other.y + LABEL.top < y + NAME.bottom &&
      other.y + LABEL.bottom > y + NAME.top,
  );
