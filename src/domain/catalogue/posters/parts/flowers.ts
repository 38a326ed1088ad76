import type { Palette } from '../palette.ts';
import { between, type Random } from '../random.ts';
import { outline, path, repeat, round, type Point } from './shapes.ts';

/** A bush in flower around a point: leaves first, then threes of petals. */
export function drawBlooms(
  x: number,
  y: number,
  size: number,
  palette: Palette,
  random: Random,
): string {
  const spot = (spread: number): Point => {
    const [angle, away] = [between(random, 0, Math.PI * 2), Math.sqrt(random()) * spread];
    return [x + Math.cos(angle) * away * 1.35, y + Math.sin(angle) * away * 0.8];
  };
  const leaves = repeat(30, (index) => {
    const ink = index % 2 ? palette.leaf : palette.leafShade;
    return drawLeaf(spot(size), size * between(random, 0.2, 0.36), between(random, 0, 180), ink);
  });
  const petal = size * 0.085;
  const flowers = Array.from({ length: 20 }, () => petalsOf(spot(size * 0.92), petal));
  return leaves + drawPetals(flowers, petal, palette);
}

/** `turn` in degrees. */
function drawLeaf([x, y]: Point, long: number, turn: number, ink: string): string {
  const angle = (turn * Math.PI) / 180;
  const [alongX, alongY] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const [bulgeX, bulgeY] = [-alongY * 0.75, alongX * 0.75];
  return path(
    outline`M${x - alongX} ${y - alongY}` +
      outline`q${alongX - bulgeX} ${alongY - bulgeY} ${alongX * 2} ${alongY * 2}` +
      outline`q${bulgeX - alongX} ${bulgeY - alongY} ${-alongX * 2} ${-alongY * 2}Z`,
    ink,
  );
}

/** The three petals of a flower, the light one in the middle. */
const petalsOf = ([x, y]: Point, petal: number): readonly [string, string, string] => [
  dot(x - petal * 0.8, y),
  dot(x + petal * 0.8, y + petal * 0.2),
  dot(x, y - petal * 0.9),
];

/** A line without length: its round ends make a disc, which takes less text than a circle. */
const dot = (x: number, y: number): string => outline`M${x} ${y}h0`;

/** Flowers before one another; the last petal of each and the first of the next are one path. */
function drawPetals(
  flowers: readonly (readonly [string, string, string])[],
  petal: number,
  { bloom, bloomLight }: Palette,
): string {
  const inked = (dots: string, ink: string): string => `<path d="${dots}" stroke="${ink}"/>`;
  let before = '';
  const petals = flowers.map(([first, light, last]) => {
    const drawn = inked(before + first, bloom) + inked(light, bloomLight);
    before = last;
    return drawn;
  });
  return `<g stroke-width="${round(petal * 2)}" stroke-linecap="round">${petals.join('')}${inked(before, bloom)}</g>`;
}

/** An agave: nine blades in a fan. */
export function drawAgave(
  x: number,
  foot: number,
  size: number,
  { leaf, leafShade }: Palette,
): string {
  return repeat(9, (index) => {
    const tilt = ((index - 4) / 4) * 1.25;
    const reach = size * (1 - 0.13 * Math.abs(tilt));
    const [tipX, tipY] = [x + Math.sin(tilt) * reach, foot - Math.cos(tilt) * reach * 0.9];
    const [sideX, sideY] = [Math.cos(tilt) * size * 0.09, Math.sin(tilt) * size * 0.09];
    const [midX, midY] = [(x + tipX) / 2, (foot + tipY) / 2];
    return path(
      outline`M${x - sideX} ${foot - sideY}Q${midX - sideX * 2} ${midY - sideY * 2} ${tipX} ${tipY}` +
        outline`Q${midX + sideX * 2} ${midY + sideY * 2} ${x + sideX} ${foot + sideY}Z`,
      index % 2 ? leaf : leafShade,
    );
  });
}
