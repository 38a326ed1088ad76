import { drawSail } from '../../parts/boats.ts';
import { drawChapel } from '../../parts/chapel.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  circle,
  line,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** May: a meadow of poppies and olives over a bay, a white chapel on its headland. */
export function drawPoppies(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.37;
  const sun = {
    x: width * between(random, 0.3, 0.36),
    y: horizon * between(random, 0.46, 0.54),
    radius: between(random, 104, 116),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.56, horizon * 0.26, 190, palette.paper),
      drawGull(width * 0.54, horizon * 0.62, 15, palette.dark),
      drawRidge(
        percent(stage, '-2 37, 6 33, 14 35, 26 31, 38 36, 46 37.2'),
        horizon + 3,
        palette.far,
        palette.farShade,
      ),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.16, 110, palette.glitter, random),
      drawSail(width * 0.46, horizon + height * 0.06, 40, palette, palette.signal),
      drawHeadland(stage),
      drawMeadow(stage),
    ],
  };
}

function drawHeadland(stage: Stage): string {
  const { width, height, palette } = stage;
  const cliff = under(percent(stage, '52 56, 58 47, 68 43, 82 40, 103 36'), height * 0.7);
  const size = Math.min(120, width * 0.1);
  return (
    path(cliff, palette.meadow) +
    stipple(cliff, palette.midShade, {
      x: width * 0.52,
      y: height * 0.36,
      width: width * 0.5,
      height: height * 0.26,
      towards: 'foot',
    }) +
    drawChapel(width * 0.76, height * 0.425, size, size * 0.72, palette) +
    rect(
      width * 0.76 - size * 0.5,
      height * 0.425 - size * 0.34,
      size * 0.5,
      size * 0.34,
      palette.wall,
    ) +
    rect(
      width * 0.76 + size,
      height * 0.425 - size * 0.2,
      size * 0.7,
      size * 0.2,
      palette.wallShade,
    )
  );
}

function drawMeadow(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const meadow = under(percent(stage, '-2 54, 20 57, 46 60, 74 57, 103 60'), height + 10);
  const near = under(percent(stage, '-2 74, 30 71, 62 75, 103 72'), height + 10);
  const far = repeat(110, (index) => {
    const [x, down] = [random() * width, random() ** 0.8];
    const y = height * (0.6 + down * 0.13);
    return circle(x, y, 4 + down * 6, index % 5 ? palette.accent : palette.accentShade);
  });
  return (
    path(meadow, palette.meadow) +
    drawOlive(width * 0.14, height * 0.63, 120, stage) +
    drawOlive(width * 0.9, height * 0.66, 140, stage) +
    drawOlive(width * 0.34, height * 0.62, 84, stage) +
    far +
    path(near, palette.meadowShade) +
    stipple(near, palette.leafShade, {
      x: 0,
      y: height * 0.72,
      width,
      height: height * 0.3,
      towards: 'foot',
    }) +
    repeat(Math.ceil(width / 74), (index) => {
      const y = height * between(random, 0.77, 0.93);
      return drawPoppy(
        index * 74 + between(random, 10, 64),
        y,
        0.5 + (y / height - 0.74) * 3.4,
        stage,
      );
    })
  );
}

/** An olive with a twisted trunk and a grey crown. */
function drawOlive(x: number, foot: number, size: number, { palette }: Stage): string {
  const crown = [
    [-0.34, -0.62, 0.3],
    [0.3, -0.66, 0.32],
    [0, -0.86, 0.36],
    [-0.02, -0.6, 0.3],
  ] as const;
  return (
    line(
      outline`M${x} ${foot}C${x - size * 0.16} ${foot - size * 0.2} ${x + size * 0.12} ${foot - size * 0.3} ${x} ${foot - size * 0.6}`,
      palette.trunk,
      size * 0.12,
    ) +
    crown
      .map(
        ([dx, dy, radius], index) =>
          circle(
            x + dx * size,
            foot + dy * size,
            radius * size,
            index % 2 ? palette.leafShade : palette.leaf,
          ) +
          circle(
            x + (dx - 0.06) * size,
            foot + (dy - 0.08) * size,
            radius * size * 0.6,
            palette.farShade,
          ),
      )
      .join('')
  );
}

const drawPoppy = (x: number, y: number, scale: number, { palette }: Stage): string =>
  placed(
    x,
    y,
    Math.round(scale * 100) / 100,
    path('M-3 0Q8 70 -6 160H2Q14 70 4 0Z', palette.leafShade) +
      path('M0 110Q-40 90 -44 56Q-16 70 0 110Z', palette.leaf) +
      path('M-46 -14Q-50 -52 -6 -46Q46 -58 48 -16Q52 26 2 26Q-46 30 -46 -14Z', palette.accent) +
      path('M-46 -14Q-20 6 2 -2Q30 6 48 -16Q52 26 2 26Q-46 30 -46 -14Z', palette.accentShade) +
      circle(0, -6, 13, palette.dark) +
      circle(0, -6, 5, palette.meadow),
  );
