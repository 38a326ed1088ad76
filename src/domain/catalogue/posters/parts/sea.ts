import type { Frame } from '../frame.ts';
import { between, type Random } from '../random.ts';
import { ellipse, outline, path, rect, repeat, under, type Point } from './shapes.ts';

/** Stepped water from the horizon to the foot, one ink a step, each edge a slow wave. */
export function drawSea(
  { width, height }: Frame,
  horizon: number,
  inks: readonly string[],
): string {
  const depth = height - horizon;
  return inks
    .map((ink, step) => {
      if (step === 0) return rect(0, horizon, width, depth, ink);
      const top = horizon + depth * (step / inks.length) ** 1.45;
      return path(under(wave(width, top, depth * 0.012 * step, step * 2.1), height), ink);
    })
    .join('');
}

/** A wavy line across the frame. */
export const wave = (width: number, y: number, swell: number, phase: number): Point[] =>
  Array.from({ length: 11 }, (_, index): Point => [
    ((index - 1) * width) / 9,
    y + Math.sin(index * 1.9 + phase) * swell,
  ]);

/** The sun's path on the water: bars that widen towards the viewer. */
export function drawGlitter(
  x: number,
  horizon: number,
  length: number,
  width: number,
  ink: string,
  random: Random,
): string {
  return repeat(12, (index) => {
    const near = index / 12;
    const across = width * (0.22 + near * 0.75) * between(random, 0.6, 1.1);
    return ellipse(
      x + between(random, -0.16, 0.16) * width,
      horizon + 6 + length * near ** 1.25,
      across / 2,
      1.6 + near * width * 0.018,
      ink,
    );
  });
}

/** Short curled ripples inside a box, larger towards its foot. */
export function drawRipples(
  box: readonly [left: number, top: number, right: number, foot: number],
  count: number,
  inks: readonly [string, string],
  random: Random,
): string {
  const [left, top, right, foot] = box;
  return repeat(count, (index) => {
    const near = random();
    const [x, y, span] = [between(random, left, right), top + (foot - top) * near, 34 + near * 90];
    const lift = 5 + near * 8;
    return path(
      outline`M${x - span / 2} ${y}q${span / 4} ${-lift} ${span / 2} 0t${span / 2} 0` +
        outline`q${-span / 4} ${lift * 1.45} ${-span / 2} ${lift * 0.5}` +
        outline`t${-span / 2} ${-lift * 0.5}Z`,
      index % 3 ? inks[0] : inks[1],
    );
  });
}
