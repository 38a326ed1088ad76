import { drawRidge } from '../../parts/hills.ts';
import { drawLighthouse } from '../../parts/lighthouse.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import {
  circle,
  ellipse,
  outline,
  path,
  percent,
  placed,
  polygon,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** July: a regatta under full spinnakers off a lighthouse, a buoy and bunting before it. */
export function drawRegatta(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.4;
  const sun = {
    x: width * between(random, 0.64, 0.7),
    y: horizon * between(random, 0.44, 0.5),
    radius: between(random, 106, 118),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.3, horizon * 0.3, 200, palette.paper),
      drawGull(width * 0.46, horizon * 0.5, 18, palette.dark),
      drawGull(width * 0.52, horizon * 0.42, 13, palette.dark),
      drawCape(stage, horizon),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.2, 120, palette.glitter, random),
      drawRipples(
        [0, height * 0.52, width, height * 0.9],
        13,
        [palette.glitter, palette.sea[1]],
        random,
      ),
      drawFleet(stage, horizon),
      drawBuoy(width * 0.14, height * 0.84, palette),
      drawBunting(stage),
    ],
  };
}

const drawCape = (stage: Stage, horizon: number): string => {
  const { width, height, palette } = stage;
  const cape = under(percent(stage, '-2 33, 8 31.5, 16 34, 22 38, 27 41'), horizon + 6);
  return (
    drawRidge(
      percent(stage, '70 40, 78 37, 86 39, 94 35.5, 103 37'),
      horizon + 3,
      palette.far,
      palette.farShade,
    ) +
    path(cape, palette.meadow) +
    stipple(cape, palette.midShade, {
      x: 0,
      y: height * 0.31,
      width: width * 0.28,
      height: height * 0.11,
      towards: 'foot',
    }) +
    placed(width * 0.1, height * 0.325, 0.72, drawLighthouse(0, 0, 190, palette))
  );
};

/** Boats in a curve towards the viewer, each with a spinnaker of its own inks. */
function drawFleet({ width, height, palette, random }: Stage, horizon: number): string {
  const inks = [palette.accent, palette.second, palette.shutter, palette.bloom, palette.signal];
  return [
    [0.46, 0.04, 0.26],
    [0.58, 0.07, 0.36],
    [0.35, 0.1, 0.44],
    [0.8, 0.14, 0.58],
    [0.5, 0.22, 0.82],
    [0.76, 0.37, 1.3],
  ]
    .map(([across = 0, down = 0, scale = 1], index) => {
      const x = width * (across + between(random, -0.015, 0.015));
      const boat = boatOf(inks[index % 5]!, inks[(index + 2) % 5]!, palette);
      return placed(x, horizon + height * down, scale, boat);
    })
    .join('');
}

/** A yacht heeling a little: mainsail with a number's stripe, spinnaker before it. */
const boatOf = (ink: string, hull: string, palette: Stage['palette']): string =>
  ellipse(0, 26, 104, 9, palette.dark, 0.35) +
  path('M-4 -224L2 -8H10L4 -226Z', palette.trunk) +
  path('M-6 -220Q-68 -90 -86 -18H-4Z', palette.paper) +
  path('M-6 -220Q-36 -90 -44 -18H-4Z', palette.wallShade, 0.5) +
  path('M-46 -112Q-54 -92 -60 -76L-4 -84V-122Z', ink) +
  path('M6 -212Q116 -164 118 -52Q66 -36 20 -40Q44 -130 6 -212Z', ink) +
  path('M6 -212Q84 -150 78 -42Q50 -38 36 -39Q56 -130 6 -212Z', palette.paper) +
  path('M6 -212Q60 -140 54 -39L20 -40Q44 -130 6 -212Z', ink) +
  path('M-98 -14H104Q90 18 62 22H-70Q-92 12 -98 -14Z', hull) +
  path('M-98 -14H104L98 -2H-95Z', palette.paper) +
  circle(-44, -22, 8, palette.trunk) +
  circle(-20, -22, 8, palette.trunk) +
  path('M-54 -14Q-44 -26 -34 -14ZM-30 -14Q-20 -26 -10 -14Z', palette.second);

const drawBuoy = (x: number, y: number, palette: Stage['palette']): string =>
  ellipse(x, y + 54, 76, 13, palette.dark, 0.4) +
  path(outline`M${x - 50} ${y + 50}L${x - 26} ${y - 60}h52L${x + 50} ${y + 50}Z`, palette.signal) +
  path(outline`M${x + 6} ${y - 60}h20L${x + 50} ${y + 50}H${x + 14}Z`, palette.signalShade) +
  polygon(
    [
      [x - 38, y - 5],
      [x + 38, y - 5],
      [x + 43, y + 18],
      [x - 43, y + 18],
    ],
    palette.paper,
  ) +
  rect(x - 4, y - 104, 8, 46, palette.dark) +
  circle(x, y - 108, 14, palette.second) +
  ellipse(x, y + 52, 62, 10, palette.paper, 0.7);

/** Two lines of flags across the top corners. */
function drawBunting({ width, height, palette }: Stage): string {
  const inks = [palette.accent, palette.paper, palette.second, palette.shutter];
  const count = Math.round(width / 78);
  const at = (along: number): number =>
    height * 0.955 - Math.abs(Math.sin(along * Math.PI * 2)) * height * 0.035;
  const flags = repeat(count, (index) => {
    const [x, y] = [(index / count) * width + 12, at(index / count)];
    return path(outline`M${x} ${y}h52l-26 58Z`, inks[index % 4]!);
  });
  const rope = Array.from(
    { length: count * 2 + 1 },
    (_, index) => [(index / count / 2) * width, at(index / count / 2)] as const,
  );
  return (
    polygon([...rope, ...rope.toReversed().map(([x, y]) => [x, y + 5] as const)], palette.dark) +
    flags
  );
}
