/**
 * The area of a picture in poster units, so that a tree of 300 has the same weight in a card and in
 * a hero.
 */
export type Frame = { readonly width: number; readonly height: number };

/**
 * A frame with the proportions of `width` × `height` pixels: a million square units, wide ones at
 * most 909 high.
 */
export function makeFrame(width: number, height: number): Frame {
  const unitsPerPixel = 1000 / Math.min(Math.sqrt(width * height), height * 1.1);
  return { width: width * unitsPerPixel, height: height * unitsPerPixel };
}
