import type { Palette } from '../palettes.ts';
import { between, type Random } from '../random.ts';
import { circle, outline, path, repeat, turned } from './shapes.ts';

/** A bush in flower around a point: leaves first, then threes of petals. */
export function drawBlooms(x: number, y: number, size: number, palette: Palette, random: Random, petals: readonly [string, string] = [palette.bloom, palette.bloomLight]): string {
  const spot = (spread: number): readonly [number, number] => {
    const [angle, away] = [between(random, 0, Math.PI * 2), Math.sqrt(random()) * spread];
    return [x + Math.cos(angle) * away * 1.35, y + Math.sin(angle) * away * 0.8];
  };
  const leaves = repeat(30, (index) => {
    const [leafX, leafY] = spot(size);
    const long = size * between(random, 0.2, 0.36);
    return turned(between(random, 0, 180), leafX, leafY, path(outline`M${-long} 0Q0 ${-long * 0.75} ${long} 0Q0 ${long * 0.75} ${-long} 0Z`, index % 2 ? palette.leaf : palette.leafShade));
  });
  const flowers = repeat(20, () => {
    const [flowerX, flowerY] = spot(size * 0.92);
    const petal = size * 0.085;
    return circle(flowerX - petal * 0.8, flowerY, petal, petals[0]) + circle(flowerX + petal * 0.8, flowerY + petal * 0.2, petal, petals[1]) + circle(flowerX, flowerY - petal * 0.9, petal, petals[0]);
  });
  return leaves + flowers;
}

/** An agave: nine blades in a fan. */
export function drawAgave(x: number, foot: number, size: number, { leaf, leafShade }: Palette): string {
  return repeat(9, (index) => {
    const tilt = ((index - 4) / 4) * 1.25;
    const reach = size * (1 - 0.13 * Math.abs(tilt));
    const [tipX, tipY] = [x + Math.sin(tilt) * reach, foot - Math.cos(tilt) * reach * 0.9];
    const [sideX, sideY] = [Math.cos(tilt) * size * 0.09, Math.sin(tilt) * size * 0.09];
    const [midX, midY] = [(x + tipX) / 2, (foot + tipY) / 2];
    return path(outline`M${x - sideX} ${foot - sideY}Q${midX - sideX * 2} ${midY - sideY * 2} ${tipX} ${tipY}Q${midX + sideX * 2} ${midY + sideY * 2} ${x + sideX} ${foot + sideY}Z`, index % 2 ? leaf : leafShade);
  });
}
