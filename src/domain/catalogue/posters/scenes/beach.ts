import {
  curve,
  line,
  outline,
  path,
  rect,
  repeat,
  skyline,
  turned,
  type Point,
} from '../parts/shapes.ts';
import { stipple } from '../parts/stipple.ts';
import { drawParasolWheel, drawSunbed } from '../parts/umbrella.ts';
import { between } from '../random.ts';
import type { Drawing, Stage } from '../stage.ts';

/**
 * Straight down on the shore: one diagonal curve of surf, parasols as wheels on the sand, one boat
 * on the water.
 */
export function drawBeachFromAbove(stage: Stage): Drawing {
  const { width, height, palette } = stage;
  const sand = outline`M0 0H${width}V${height}H0Z`;
  return {
    sun: undefined,
    layers: [
      path(sand, palette.sand),
      stipple(sand, palette.sandShade, {
        x: width * 0.36,
        y: 0,
        width: width * 0.64,
        height,
        towards: 'right',
      }),
      drawSurf(stage),
      drawParasols(stage),
      drawRowingBoat(stage),
    ],
  };
}

function drawSurf({ width, height, palette, random }: Stage): string {
  const bend = between(random, 0.85, 1.15);
  const straight = skyline(
    width,
    0,
    [0.36, 0.04, 0.42, -0.14, 0.39, -0.32, 0.5, -0.5, 0.48, -0.68, 0.6, -0.86, 0.6, -1.05],
    () => height,
  );
  const shore = straight.map(([x, y]): Point => [width * 0.45 + (x - width * 0.45) * bend, y]);
  const water = (out: number, sway: number): string =>
    curve(shore.map(([x, y], index): Point => [x - out + Math.sin(index * 2.3) * sway, y])) +
    outline`L-30 ${height * 1.05}L-30 ${-height * 0.04}Z`;
  return (
    path(water(-62, 0), palette.sandShade) +
    path(water(-30, 4), palette.paper) +
    path(water(0, 0), palette.pool) +
    path(water(52, 14), palette.paper) +
    path(water(66, 10), palette.poolShade) +
    path(water(190, 22), palette.sea[3]) +
    path(water(330, 30), palette.sea[4])
  );
}

function drawParasols({ width, height, palette, random }: Stage): string {
  const rows = Math.max(3, Math.round(height / 255));
  const columns = Math.max(2, Math.round(width / 520));
  const space = (width * 0.46) / columns;
  return repeat(rows * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x =
      width * 0.7 +
      column * space +
      (row % 2) * 34 +
      between(random, -12, 12) +
      ((row + 0.5) / rows) * width * 0.06;
    const y = height * ((row + 0.42) / rows) + (column % 2) * 66 + between(random, -14, 14);
    const ink = (row + column) % 2 ? palette.second : palette.accent;
    return (
      drawSunbed(x - 96, y + 60, 74, palette, palette.accent) +
      drawSunbed(x - 78, y + 126, 74, palette, palette.pool) +
      drawParasolWheel(x, y, 94, palette, ink)
    );
  });
}

function drawRowingBoat({ width, height, palette, random }: Stage): string {
  const [x, y, course] = [
    width * between(random, 0.16, 0.24),
    height * between(random, 0.36, 0.46),
    between(random, -38, -18),
  ];
  const boat =
    path('M0 -104Q46 -24 34 92H-34Q-46 -24 0 -104Z', palette.signal) +
    path('M0 -78Q30 -14 22 78H-22Q-30 -14 0 -78Z', palette.paper) +
    path('M0 -78Q30 -14 22 78H4Q10 -10 0 -78Z', palette.wallShade) +
    rect(-25, -6, 50, 13, palette.trunk) +
    rect(-24, 44, 48, 13, palette.trunk) +
    line('M-30 6L-96 34M30 6L96 34', palette.trunk, 6) +
    line('M-14 116q-14 90 6 190M14 116q14 90 34 180', palette.paper, 5, 0.6);
  return (
    turned(course, x + 14, y + 20, path('M0 -104Q46 -24 34 92H-34Q-46 -24 0 -104Z', palette.dark)) +
    turned(course, x, y, boat)
  );
}
