import { drawRidge } from '../../parts/hills.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import {
  outline,
  path,
  percent,
  placed,
  polygon,
  rect,
  repeat,
  skyline,
  under,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Steep walls on both sides of deep water, a white ship in the gap, painted boathouses. */
export function drawFjord(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const water = height * 0.62;
  const sun = {
    x: width * between(random, 0.47, 0.53),
    y: water * between(random, 0.36, 0.42),
    radius: between(random, 100, 114),
  };
  return {
    sun,
    layers: [
      drawSky(stage, water, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.36, water * 0.2, 150, palette.paper),
      drawGull(width * 0.56, water * 0.62, 17, palette.dark),
      drawGull(width * 0.6, water * 0.58, 12, palette.dark),
      drawFarPeaks(stage, water),
      drawWalls(stage, water),
      drawSea(stage, water, palette.sea),
      drawGlitter(sun.x, water, height * 0.2, 130, palette.glitter, random),
      drawShip(width * 0.53, water + height * 0.075, palette),
      drawRipples(
        [0, height * 0.74, width, height * 0.88],
        11,
        [palette.glitter, palette.sea[0]],
        random,
      ),
      drawShore(stage),
    ],
  };
}

function drawFarPeaks({ width, palette }: Stage, water: number): string {
  const rise = Math.min(1, water / 620);
  const far = skyline(
    width,
    water,
    [0.2, 150, 0.3, 240, 0.36, 180, 0.43, 286, 0.5, 170, 0.57, 262, 0.64, 190, 0.72, 250, 0.8, 140],
    () => rise,
  );
  const caps = [0.3, 0.43, 0.57, 0.72].map((across, index) => {
    const [x, top] = [width * across, water - ([240, 286, 262, 250][index] ?? 240) * rise];
    return polygon(
      [
        [x, top],
        [x + 32, top + 52],
        [x + 15, top + 44],
        [x + 4, top + 66],
        [x - 10, top + 42],
        [x - 26, top + 54],
      ],
      palette.paper,
    );
  });
  return drawRidge(far, water + 4, palette.far, palette.farShade) + caps.join('');
}

/** Two pairs of walls, the nearer ones darker; a waterfall drops down the left. */
function drawWalls(stage: Stage, water: number): string {
  const { width, height, palette } = stage;
  const wall = (pairs: string, edge: number, [ink, shade]: readonly [string, string]): string => {
    const points = percent(stage, pairs);
    const shape = `M${points.map(([x, y]) => outline`${x} ${y}`).join('L')}${outline`L${width * edge} ${water + 6}V${height * 0.02}Z`}`;
    const isLeft = edge < 0.5;
    return (
      path(shape, ink) +
      stipple(shape, shade, {
        x: isLeft ? 0 : width * 0.5,
        y: 0,
        width: width * 0.5,
        height: water,
        towards: isLeft ? 'left' : 'right',
      })
    );
  };
  const face = (pairs: string, ink: string): string => polygon(percent(stage, pairs), ink);
  const snow = (pairs: string): string => face(pairs, palette.paper);
  return (
    wall('-1 14, 8 10, 15 17, 21 25, 27 33, 32 45, 37 54, 41 63', -0.02, [
      palette.mid,
      palette.midShade,
    ]) +
    wall('101 18, 92 12, 86 19, 80 24, 74 37, 69 46, 64 55, 60 63', 1.02, [
      palette.mid,
      palette.midShade,
    ]) +
    face('86 19, 80 24, 74 37, 69 46, 64 55, 60 63, 72 63, 76 50, 82 42, 81 30', palette.midShade) +
    snow('8 10, 15 17, 18 22, 14 21, 12 26, 9 18, 5 23, 1 15') +
    snow('92 12, 86 19, 83 22, 87 23, 90 29, 93 20, 97 25, 101 18') +
    wall('-1 36, 5 33, 11 39, 15 47, 18 55, 23 63', -0.02, [palette.leaf, palette.leafShade]) +
    wall('101 40, 95 36, 89 42, 85 50, 80 57, 77 63', 1.02, [palette.leaf, palette.leafShade]) +
    drawFall(percent(stage, '20.5 25, 22 34, 24 44, 25.5 63'), palette.paper, width)
  );
}

const drawFall = (points: readonly Point[], ink: string, width: number): string => {
  const wide = (index: number): number => 5 + index * width * 0.005;
  const right = points.map(([x, y], index): Point => [x + wide(index), y]);
  return polygon([...points, ...right.toReversed()], ink);
};

const drawShip = (x: number, y: number, palette: Stage['palette']): string =>
  placed(
    x,
    y,
    0.92,
    path('M-132 -26H140Q128 20 104 26H-104Q-122 10 -132 -26Z', palette.dark) +
      rect(-110, -50, 214, 26, palette.paper) +
      rect(-84, -74, 160, 26, palette.paper) +
      rect(30, -74, 46, 26, palette.wallShade) +
      rect(58, -50, 46, 26, palette.wallShade) +
      repeat(9, (index) => rect(-100 + index * 21, -42, 11, 9, palette.window)) +
      repeat(6, (index) => rect(-74 + index * 22, -66, 13, 9, palette.window)) +
      path('M-14 -74L-8 -116H30L34 -74Z', palette.signal) +
      path('M12 -74L12 -116H30L34 -74Z', palette.signalShade) +
      rect(-9, -108, 40, 8, palette.paper) +
      rect(-128, -14, 262, 6, palette.signal) +
      rect(-122, 30, 244, 5, palette.glitter),
  );

function drawShore(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const bank = under(percent(stage, '-2 89, 18 92, 40 97, 60 99, 78 92, 103 87'), height + 10);
  const hulls = [palette.roof, palette.second, palette.wall, palette.signal];
  const houses = repeat(4, (index) => {
    const [x, foot] = [width * 0.68 + index * 78, height * (0.955 - index * 0.006)];
    const ink = hulls[index] ?? palette.roof;
    return (
      rect(x + 6, foot - 10, 6, 40, palette.dark) +
      rect(x + 58, foot - 10, 6, 40, palette.dark) +
      path(
        outline`M${x} ${foot}V${foot - 66}L${x + 35} ${foot - 108}L${x + 70} ${foot - 66}V${foot}Z`,
        ink,
      ) +
      path(
        outline`M${x + 35} ${foot - 118}L${x - 8} ${foot - 66}h12l31 -36l31 36h12Z`,
        palette.dark,
      ) +
      rect(x + 24, foot - 44, 22, 44, palette.dark) +
      rect(x + 27, foot - 80, 16, 18, palette.windowLit) +
      rect(x, foot - 2, 70, 8, palette.trunk)
    );
  });
  const firs = [0.01, 0.055, 0.1, 0.16, 0.205].map((across, index) =>
    drawFir(
      width * across,
      height * (0.985 - index * 0.008),
      height * between(random, 0.17, 0.27) * (1 - index * 0.07),
      palette,
      false,
    ),
  );
  return (
    path(bank, palette.meadow) +
    stipple(bank, palette.meadowShade, {
      x: 0,
      y: height * 0.88,
      width,
      height: height * 0.13,
      towards: 'foot',
    }) +
    houses +
    firs.join('')
  );
}
