import { drawSail } from '../../parts/boats.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
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
  turned,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** September: grapes under a pergola, a table laid for two, and the warm sea beyond the wall. */
export function drawPergola(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.5;
  const sun = {
    x: width * between(random, 0.58, 0.64),
    y: height * between(random, 0.47, 0.49),
    radius: between(random, 118, 130),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.3, height * 0.3, 130, palette.paper),
      drawGull(width * 0.46, height * 0.36, 14, palette.dark),
      drawRidge(
        percent(stage, '14 50, 22 46, 30 49, 38 45.5, 48 50.2'),
        horizon + 3,
        palette.far,
        palette.farShade,
      ),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.14, 100, palette.glitter, random),
      drawSail(width * 0.36, horizon + height * 0.08, 46, palette, palette.signal),
      drawTerrace(stage),
      drawRoof(stage),
    ],
  };
}

/** The wall with pots, the floor in tiles, the table. */
function drawTerrace(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const [wall, floor] = [height * 0.7, height * 0.8];
  const tiles = repeat(26, (index) => {
    const [from, to] = [width * (index / 13 - 0.5), width * (index / 6.5 - 1.5)];
    return polygon(
      [
        [from, floor],
        [from + width / 26, floor],
        [to + width / 13, height + 10],
        [to, height + 10],
      ],
      palette.sandShade,
    );
  });
  const pot = (across: number): string => {
    const x = width * across;
    return (
      drawBlooms(x, wall - 62, 46, palette, random) +
      path(outline`M${x - 36} ${wall - 44}h72l-12 50h-48Z`, palette.roof) +
      path(outline`M${x + 8} ${wall - 44}h28l-12 50h-16Z`, palette.roofShade)
    );
  };
  return (
    rect(0, wall, width, floor - wall, palette.wall) +
    rect(0, wall, width, 14, palette.paper) +
    rect(0, wall + 14, width, 7, palette.wallShade) +
    rect(0, floor, width, height - floor + 10, palette.sand) +
    tiles +
    pot(0.22) +
    pot(0.84) +
    placed(width * 0.52, height * 0.95, Math.min(1.15, width / 900), tableOf(palette))
  );
}

/** A round table with a cloth, bread, grapes and two glasses, a chair at either side. */
const tableOf = (palette: Stage['palette']): string => {
  const chair =
    rect(-6, -160, 12, 200, palette.shutter) +
    rect(66, -60, 12, 100, palette.shutterShade) +
    rect(-6, -64, 84, 14, palette.shutter) +
    repeat(3, (index) => rect(-4, -152 + index * 28, 64 - index * 4, 12, palette.shutter));
  const glass = (x: number): string =>
    path(outline`M${x - 13} -156h26q0 34 -13 34t-13 -34Z`, palette.glitter) +
    path(outline`M${x - 12} -144h24q-2 22 -12 22t-12 -22Z`, palette.accentShade) +
    rect(x - 2, -124, 4, 26, palette.glitter) +
    ellipse(x, -97, 12, 4, palette.glitter);
  return (
    ellipse(0, 40, 230, 26, palette.sandShade) +
    placed(-232, 0, 1, chair) +
    `<g transform="matrix(-1 0 0 1 232 0)">${chair}</g>` +
    path('M-130 -96H130L112 20Q84 4 58 20T0 18T-58 20T-112 20Z', palette.paper) +
    path('M30 -96H130L112 20Q84 4 58 20Z', palette.wallShade) +
    ellipse(0, -96, 130, 20, palette.paper) +
    ellipse(10, -100, 56, 11, palette.shutter) +
    repeat(9, (index) =>
      circle(-18 + (index % 5) * 15, -112 - Math.floor(index / 5) * 14, 9, palette.bloom),
    ) +
    glass(-70) +
    glass(84)
  );
};

/** Beams with leaves and bunches hanging from them, a post at either side. */
function drawRoof({ width, height, palette, random }: Stage): string {
  const post = (x: number): string =>
    rect(x, 0, 34, height * 0.8, palette.trunk) + rect(x, 0, 12, height * 0.8, palette.roofShade);
  const beams = repeat(Math.ceil(width / 130), (index) =>
    rect(index * 130 + 20, 0, 26, height * 0.11, palette.roofShade),
  );
  const bunch = (x: number, y: number): string =>
    repeat(13, (index) => {
      const row = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4][index] ?? 0;
      const first = [0, 4, 7, 10, 12][row] ?? 0;
      const count = [4, 3, 3, 2, 1][row] ?? 1;
      return circle(
        x + (index - first - (count - 1) / 2) * 19,
        y + row * 17,
        12,
        index % 3 ? palette.bloom : palette.bloomLight,
      );
    });
  const leaves = repeat(Math.ceil(width / 22), (index) =>
    turned(
      between(random, -40, 40),
      index * 22,
      height * between(random, 0.01, 0.15),
      path(
        'M0 52Q-18 14 -56 18Q-44 -6 -58 -34Q-28 -28 -22 -56Q-6 -42 0 -70Q10 -42 28 -54Q28 -28 58 -32Q44 -4 56 18Q18 14 0 52Z',
        index % 3 ? palette.leaf : palette.leafShade,
      ),
    ),
  );
  const bunches = repeat(Math.ceil(width / 155), (index) =>
    bunch(index * 155 + 70, height * between(random, 0.13, 0.19)),
  );
  return (
    post(width * 0.04) +
    post(width * 0.96 - 34) +
    beams +
    rect(0, height * 0.05, width, 26, palette.trunk) +
    bunches +
    leaves
  );
}
