import type { DiscoveredPlaceFragment } from '../query.generated.ts';

/** A place where it stands on the map that is shown, in pixels. */
export type Laid = {
  readonly found: DiscoveredPlaceFragment;
  readonly x: number;
  readonly y: number;
  readonly fits: boolean;
};

type Size = { readonly width: number; readonly height: number };

const LABEL: Size = { width: 136, height: 46 };
const NAME: Size = { width: 124, height: 24 };
/** A phone has room for the price alone, below its place. */
const NARROW = 640;
const NARROW_LABEL: Size = { width: 66, height: 48 };

/**
 * Those that have room, the ones that fit before the others and the cheapest first, and the rest,
 * which the map does not show as it stands.
 */
export function layOutPins(
  places: readonly Laid[],
  { width, height }: Size,
): { readonly pins: readonly Laid[]; readonly others: readonly DiscoveredPlaceFragment[] } {
  const pins: Laid[] = [];
  const others: DiscoveredPlaceFragment[] = [];
  const sizeOf = ({ fits }: Laid): Size => (fits ? (width < NARROW ? NARROW_LABEL : LABEL) : NAME);
  const doCover = (a: Laid, b: Laid): boolean =>
    Math.abs(a.x - b.x) < (sizeOf(a).width + sizeOf(b).width) / 2 &&
    Math.abs(a.y - b.y) < (sizeOf(a).height + sizeOf(b).height) / 2;
  for (const one of [...places].toSorted((a, b) => Number(b.fits) - Number(a.fits))) {
    const isOn = one.x > 0 && one.y > LABEL.height / 2 && one.x < width && one.y < height;
    if (isOn && !pins.some((pin) => doCover(pin, one))) pins.push(one);
    else others.push(one.found);
  }
  return { pins, others };
}
