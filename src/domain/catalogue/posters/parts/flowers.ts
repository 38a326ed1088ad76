import type { Palette } from '../palette.ts';
import { between, type Random } from '../random.ts';
import { circle, outline, path, repeat, turned, type Point } from './shapes.ts';

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
  return leaves + repeat(20, () => drawFlower(spot(size * 0.92), size * 0.085, palette));
}

const drawLeaf = ([x, y]: Point, long: number, turn: number, ink: string): string =>
  turned(
    turn,
    x,
    y,
    path(outline`M${-long} 0Q0 ${-long * 0.75} ${long} 0Q0 ${long * 0.75} ${-long} 0Z`, ink),
  );

const drawFlower = ([x, y]: Point, petal: number, { bloom, bloomLight }: Palette): string =>
  circle(x - petal * 0.8, y, petal, bloom) +
  circle(x + petal * 0.8, y + petal * 0.2, petal, bloomLight) +
  circle(x, y - petal * 0.9, petal, bloom);

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
