import { polygon, type Point } from './shapes.ts';

/** A ridge down to `foot`; every peak gets one facet of shadow on the side away from the sun. */
export function drawRidge(ridge: readonly Point[], foot: number, ink: string, shade: string): string {
  const [first, last] = [ridge[0] ?? [0, 0], ridge.at(-1) ?? [0, 0]];
  const facets = ridge.map((point, index) => facet(ridge[index - 1], point, ridge[index + 1], foot, shade));
  return polygon([...ridge, [last[0], foot], [first[0], foot]], ink) + facets.join('');
}

function facet(before: Point | undefined, [x, y]: Point, after: Point | undefined, foot: number, shade: string): string {
  if (!before || !after || before[1] <= y || after[1] <= y) return '';
  const drop = foot - y;
  return polygon([[x, y], after, [after[0] + (after[0] - x) * 0.15, foot], [x + drop * 0.18, foot],
    [x + drop * 0.02, y + drop * 0.62], [x + drop * 0.12, y + drop * 0.4], [x - drop * 0.04, y + drop * 0.24]], shade);
}

/** A great summit: the lit side (with two creases), the shaded side cut by one zigzag, and a cap of snow. Inks not given are left out. */
export function drawSummit(summit: { x: number; top: number; foot: number; spread: number }, inks: { lit: string; shade: string; snow?: string; crease?: string }): string {
  const { x, top, foot, spread } = summit;
  const rise = foot - top;
  const at = (dx: number, dy: number): Point => [x + dx * spread, top + dy * rise];
  const lit = [at(-1, 1), at(-0.55, 0.62), at(-0.28, 0.3), at(-0.08, 0.02), at(0, 0.06), at(0.08, 0), at(0.3, 0.36), at(0.62, 0.7), at(1.1, 1)];
  const shade = [at(0.08, 0), at(0.3, 0.36), at(0.62, 0.7), at(1.1, 1), at(0.06, 1), at(0.18, 0.7), at(0.04, 0.5), at(0.14, 0.28), at(0.02, 0.13)];
  const snow = [at(-0.08, 0.02), at(0, 0.06), at(0.08, 0), at(0.2, 0.2), at(0.12, 0.17), at(0.06, 0.26), at(-0.02, 0.15), at(-0.1, 0.25), at(-0.14, 0.16), at(-0.21, 0.21)];
  const creases = [[at(-0.1, 0.2), at(-0.2, 0.44), at(-0.16, 0.5), at(-0.42, 0.9), at(-0.24, 0.62), at(-0.27, 0.52)], [at(-0.3, 0.4), at(-0.5, 0.66), at(-0.46, 0.7), at(-0.66, 0.92), at(-0.52, 0.74), at(-0.56, 0.66)]];
  return polygon(lit, inks.lit) + (inks.crease ? creases.map((crease) => polygon(crease, inks.crease ?? inks.lit)).join('') : '') + polygon(shade, inks.shade) + (inks.snow ? polygon(snow, inks.snow) : '');
}
