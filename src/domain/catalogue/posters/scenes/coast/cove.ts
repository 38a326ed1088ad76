import type { Palette } from '../../palette.ts';
import { drawSail } from '../../parts/boats.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawRipples, drawSea } from '../../parts/sea.ts';
import {
  circle,
  curve,
  ellipse,
  outline,
  path,
  percent,
  rect,
  repeat,
  skyline,
  turned,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawPine } from '../../parts/trees.ts';
import { drawParasolWheel } from '../../parts/umbrella.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Clear water between wooded rocks, seen from the path above: boats over their own shadows. */
export function drawCove(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.21;
  const sun = {
    x: width * between(random, 0.66, 0.72),
    y: horizon * 0.52,
    radius: between(random, 62, 72),
  };
  const far = skyline(width, horizon, [0.3, 0, 0.44, 34, 0.56, 18, 0.7, 40, 0.9, 12, 1.04, 30]);
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.28, horizon * 0.4, 150, palette.paper),
      drawRidge(far, horizon + 3, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea.toReversed()),
      drawShallows(stage),
      drawSail(width * 0.62, height * 0.27, 40, palette, palette.signal),
      drawBoats(stage),
      drawStrand(stage),
      drawRocks(stage),
      drawWood(stage),
      drawPine(width * 0.02, height * 1.04, Math.min(height * 0.62, 640), 0.06, palette),
      drawBlooms(width * 0.94, height * 0.985, 104, palette, random),
    ],
  };
}

function drawShallows({ width, height, palette, random }: Stage): string {
  const pool = (inset: number): string =>
    outline`M${width * (0.3 + inset)} ${height * (0.4 + inset)}C${width * 0.44} ${height * (0.34 + inset)} ${width * 0.66} ${height * (0.33 + inset)} ${width * (0.78 - inset)} ${height * (0.42 + inset)}` +
    outline`C${width * (0.9 - inset)} ${height * 0.6} ${width * (0.8 - inset)} ${height * 0.86} ${width * 0.54} ${height * 0.9}C${width * (0.24 + inset)} ${height * 0.86} ${width * (0.16 + inset)} ${height * 0.62} ${width * (0.3 + inset)} ${height * (0.4 + inset)}Z`;
  return (
    path(pool(0), palette.poolShade) +
    path(pool(0.06), palette.pool) +
    drawRipples(
      [width * 0.3, height * 0.42, width * 0.76, height * 0.7],
      9,
      [palette.glitter, palette.paper],
      random,
    )
  );
}

function drawBoats({ width, height, palette, random }: Stage): string {
  const hulls = [palette.signal, palette.second, palette.shutter, palette.accent];
  return (
    [
      [0.5, 0.46],
      [0.62, 0.5],
      [0.46, 0.56],
      [0.6, 0.62],
      [0.7, 0.59],
    ] as const
  )
    .map(([across, down], index) => {
      const [x, y] = [width * across + between(random, -14, 14), height * down];
      return drawBoatFromAbove(
        x,
        y,
        between(random, -40, 40),
        26 + index * 4,
        palette,
        hulls[index % 4] ?? palette.signal,
      );
    })
    .join('');
}

const drawBoatFromAbove = (
  x: number,
  y: number,
  degrees: number,
  size: number,
  palette: Palette,
  hull: string,
): string => {
  const shape = (scale: number): string =>
    outline`M0 ${-size * 1.7 * scale}Q${size * 0.75 * scale} ${-size * 0.5 * scale} ${size * 0.55 * scale} ${size * 1.3 * scale}H${-size * 0.55 * scale}Q${-size * 0.75 * scale} ${-size * 0.5 * scale} 0 ${-size * 1.7 * scale}Z`;
  return (
    turned(degrees, x + size * 0.55, y + size * 0.75, path(shape(1), palette.sea[3], 0.5)) +
    turned(
      degrees,
      x,
      y,
      path(shape(1), palette.paper) +
        path(shape(0.78), hull) +
        rect(-size * 0.34, -size * 0.1, size * 0.68, size * 0.2, palette.sand) +
        rect(-size * 0.36, size * 0.5, size * 0.72, size * 0.2, palette.sand),
    )
  );
};

function drawRocks(stage: Stage): string {
  const { width, height, palette } = stage;
  const right = percent(
    stage,
    '103 28, 94 29, 88 33, 84 32, 80 38, 84 44, 79 50, 84 58, 80 66, 84 74, 78 82, 74 90, 84 103',
  );
  const left = percent(
    stage,
    '-3 36, 8 35, 18 38, 26 37, 30 42, 25 48, 29 55, 22 62, 26 70, 22 78, 30 86, 34 94, 26 103',
  );
  const side = (points: typeof right, edge: number, towards: 'left' | 'right'): string => {
    const shape = `${curve(points)}${outline`L${width * edge} ${height * 1.03}Z`}`;
    return (
      path(shape, palette.mid) +
      stipple(shape, palette.midShade, {
        x: edge > 0.5 ? width * 0.72 : 0,
        y: height * 0.28,
        width: width * 0.32,
        height: height * 0.75,
        towards,
      })
    );
  };
  return side(right, 1.03, 'left') + side(left, -0.03, 'right');
}

function drawStrand({ width, height, palette, random }: Stage): string {
  const wheels = (
    [
      [0.4, 0.89],
      [0.49, 0.92],
      [0.58, 0.91],
      [0.66, 0.875],
      [0.53, 0.97],
      [0.42, 0.96],
    ] as const
  ).map(([across, down], index) =>
    drawParasolWheel(
      width * across + between(random, -8, 8),
      height * down,
      25,
      palette,
      index % 2 ? palette.second : palette.accent,
    ),
  );
  const shore = (lift: number): string =>
    outline`M${width * 0.26} ${height * (0.82 - lift)}Q${width * 0.52} ${height * (0.9 - lift)} ${width * 0.79} ${height * (0.81 - lift)}L${width * 0.86} ${height * 1.03}H${width * 0.22}Z`;
  return (
    path(shore(0.014), palette.paper) +
    path(shore(0), palette.sand) +
    wheels.join('') +
    ellipse(width * 0.5, height * 1.01, 90, 14, palette.sandShade)
  );
}

/** Round crowns on both rocks, the near ones larger. */
const drawWood = ({ width, height, palette, random }: Stage): string =>
  repeat(30, (index) => {
    const near = index / 30;
    const isRight = index % 2 === 0;
    const x = isRight ? width * between(random, 0.87, 1.02) : width * between(random, -0.02, 0.19);
    const y = height * (0.33 + near * 0.68);
    const radius = 26 + near * 34;
    return (
      circle(x + radius * 0.16, y + radius * 0.16, radius, palette.leafShade) +
      circle(x, y, radius * 0.9, palette.leaf)
    );
  });
