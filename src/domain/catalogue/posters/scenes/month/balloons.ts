import { drawRidge } from '../../parts/hills.ts';
import { drawHouse, drawTower } from '../../parts/house.ts';
import {
  circle,
  ellipse,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawCypress } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';
import { drawRows } from './rows.ts';

/** June: lavender in rows to a farm with cypresses, and balloons over it. */
export function drawBalloons(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.55;
  const sun = {
    x: width * between(random, 0.18, 0.24),
    y: height * between(random, 0.43, 0.45),
    radius: between(random, 96, 108),
  };
  const inks = [palette.bloom, palette.meadow, palette.bloomLight, palette.meadowShade];
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.36, height * 0.13, 150, palette.paper),
      drawRidge(
        percent(stage, '-2 48, 12 44, 28 49, 46 42, 62 50, 80 44, 103 49'),
        horizon + 4,
        palette.far,
        palette.farShade,
      ),
      drawRidge(
        percent(stage, '-2 53, 18 50, 38 54, 64 51, 86 54, 103 50'),
        horizon + 30,
        palette.mid,
        palette.midShade,
      ),
      rect(0, horizon, width, height - horizon + 10, palette.meadow),
      drawRows(stage, { x: width * 0.5, top: horizon, count: 44, inks }),
      drawTufts(stage, horizon),
      drawFarm(stage, horizon),
      drawAll(stage),
    ],
  };
}

/** Three balloons, the nearest the largest, each with its own stripes. */
function drawAll({ width, height, palette, random }: Stage): string {
  const lift = between(random, -0.02, 0.02);
  return (
    [
      [0.86, 0.33, 0.5, palette.shutter, palette.second],
      [0.47, 0.35, 0.72, palette.second, palette.accent],
      [0.66, 0.19, 1.24, palette.accent, palette.paper],
    ] as const
  )
    .map(([across, down, scale, ink, other]) =>
      placed(width * across, height * (down + lift), scale, balloonOf(ink, other, palette)),
    )
    .join('');
}

const balloonOf = (ink: string, other: string, palette: Stage['palette']): string =>
  path(
    'M0 -110C-76 -110 -104 -52 -92 -6C-84 26 -44 62 -18 100H18C44 62 84 26 92 -6C104 -52 76 -110 0 -110Z',
    ink,
  ) +
  path(
    'M0 -110C-40 -104 -58 -50 -50 -6C-46 26 -26 62 -12 100H12C26 62 46 26 50 -6C58 -50 40 -104 0 -110Z',
    other,
  ) +
  path(
    'M0 -110C-14 -104 -20 -50 -18 -6C-16 26 -10 62 -5 100H5C10 62 16 26 18 -6C20 -50 14 -104 0 -110Z',
    ink,
  ) +
  path(
    'M30 -102C76 -88 100 -44 92 -6C84 26 44 62 18 100H6C40 50 66 -20 30 -102Z',
    palette.dark,
    0.16,
  ) +
  path('M-18 100L-13 132H-10L-14 100ZM18 100L13 132H10L14 100Z', palette.dark) +
  rect(-17, 130, 34, 26, palette.trunk) +
  rect(-17, 130, 34, 6, palette.sandShade);

function drawFarm({ width, palette, random }: Stage, horizon: number): string {
  const x = width * 0.24;
  const inks = {
    wall: palette.wall,
    shade: palette.wallShade,
    roof: palette.roof,
    window: palette.window,
  };
  const trees = [-52, -30, 228, 252, 278].map((dx, index) =>
    drawCypress(x + dx, horizon + 22, 150 - (index % 3) * 26, palette),
  );
  return (
    trees.join('') +
    drawTower({ x: x + 130, foot: horizon + 12, width: 44, height: 118 }, palette, 'left') +
    drawHouse({ x, foot: horizon + 18, width: 140, height: 74 }, inks, 'left', random) +
    drawHouse({ x: x + 120, foot: horizon + 22, width: 88, height: 50 }, inks, 'left', random)
  );
}

/** Spikes of the nearest lavender. */
function drawTufts({ width, height, palette, random }: Stage, horizon: number): string {
  return repeat(70, (index) => {
    const near = random();
    const [x, y] = [random() * width, horizon + (height - horizon) * (0.3 + near * 0.75)];
    const size = 8 + near * 26;
    const ink = index % 2 ? palette.bloom : palette.bloomLight;
    return (
      path(outline`M${x - 2} ${y}L${x - 1} ${y - size * 1.6}h3L${x + 2} ${y}Z`, palette.leaf) +
      ellipse(x, y - size * 1.7, size * 0.24, size * 0.7, ink) +
      circle(x + size * 0.1, y - size * 1.5, size * 0.1, palette.paper)
    );
  });
}
