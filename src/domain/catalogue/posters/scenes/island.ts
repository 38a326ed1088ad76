import { drawSail } from '../parts/boats.ts';
import { drawChapel } from '../parts/chapel.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawRidge } from '../parts/hills.ts';
import { drawHouse } from '../parts/house.ts';
import { drawSea } from '../parts/sea.ts';
import { curve, heightAt, outline, path, skyline, type Point } from '../parts/shapes.ts';
import { drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawCypress } from '../parts/trees.ts';
import { between } from '../random.ts';
import type { Drawing, Stage } from '../stage.ts';

/** White cubes step down a diagonal from the top left to the sea; about a fifth have domes. */
export function drawIsland(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.46;
  const sun = {
    x: width * between(random, 0.72, 0.8),
    y: horizon * between(random, 0.4, 0.5),
    radius: between(random, 100, 118),
  };
  const ridge = skyline(width, horizon, [0.44, 0, 0.62, 62, 0.7, 34, 0.84, 94, 1.06, 20], () =>
    between(random, 0.8, 1.15),
  );
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawRidge(ridge, horizon + 3, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea),
      drawSail(
        width * between(random, 0.82, 0.88),
        horizon + height * 0.17,
        66,
        palette,
        palette.signal,
      ),
      drawSail(width * 0.68, horizon + 60, 34, palette, palette.dark),
      drawCliffTown(stage),
      drawCypress(width * 0.6, height * 0.83, 200, palette),
      drawCypress(width * 0.655, height * 0.88, 160, palette),
      drawBlooms(width * 0.05, height * 0.97, 120, palette, random),
      drawBlooms(width * 0.91, height * 1.0, 110, palette, random),
    ],
  };
}

function drawCliffTown(stage: Stage): string {
  const { width, height, palette } = stage;
  const edge = skyline(
    width,
    0,
    [
      -0.03, -0.2, 0.1, -0.23, 0.24, -0.3, 0.36, -0.42, 0.5, -0.55, 0.6, -0.72, 0.74, -0.86, 0.9,
      -1.03,
    ],
    () => height,
  );
  const cliff = curve(edge) + outline`L-30 ${height * 1.03}Z`;
  return (
    path(cliff, palette.mid) +
    stipple(cliff, palette.midShade, {
      x: 0,
      y: height * 0.15,
      width: width * 0.9,
      height: height * 0.85,
      towards: 'right',
    }) +
    drawTown(stage, edge)
  );
}

function drawTown({ width, height, palette, random }: Stage, edge: readonly Point[]): string {
  const plots: Point[] = [];
  for (let row = 0; row < 11; row++) {
    for (let x = -20; x < width * 0.72; x += 88 * between(random, 0.72, 1.25)) {
      const foot = heightAt(edge, x + 40) + 52 + row * 86 + random() * 30;
      if (foot <= height + 70) plots.push([x, foot]);
    }
  }
  return plots
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, foot]) => {
      const [wide, tall] = [94 * between(random, 0.75, 1.2), 76 * between(random, 0.8, 1.4)];
      const inks = {
        wall: palette.wall,
        shade: palette.wallShade,
        roof: undefined,
        window: random() > 0.5 ? palette.window : palette.windowLit,
      };
      return random() > 0.81
        ? drawChapel(x, foot, wide, tall * 0.62, palette)
        : drawHouse({ x, foot, width: wide, height: tall }, inks, 'right', random);
    })
    .join('');
}
