import { drawChalet } from '../../parts/chalet.ts';
import { drawSummit } from '../../parts/hills.ts';
import {
  circle,
  ellipse,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A summer meadow under white peaks: a wooden house, a cow, a fence, flowers at the foot. */
export function drawPasture(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const valley = height * 0.52;
  const sun = {
    x: width * between(random, 0.68, 0.76),
    y: valley * between(random, 0.38, 0.44),
    radius: between(random, 104, 118),
  };
  return {
    sun,
    layers: [
      drawSky(stage, valley, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.5, valley * 0.2, 150, palette.paper),
      drawPeaks(stage, valley),
      drawValley(stage, valley),
      drawMeadow(stage),
      drawChalet(width * 0.58, height * 0.8, Math.min(300, width * 0.32), palette, false),
      drawCow(width * 0.3, height * 0.82, palette),
      drawRails(stage),
      drawFlowers(stage),
    ],
  };
}

function drawPeaks({ width, palette }: Stage, valley: number): string {
  const peak = (across: number, top: number, spread: number): string =>
    drawSummit(
      { x: width * across, top: valley * top, foot: valley + 8, spread },
      {
        lit: palette.far,
        shade: palette.farShade,
        snow: palette.paper,
        crease: palette.farShade,
      },
    );
  return peak(0.52, 0.5, 210) + peak(0.9, 0.44, 240) + peak(0.22, 0.2, 340);
}

/** Woods on the slopes and a lake between them. */
function drawValley(stage: Stage, valley: number): string {
  const { width, height, palette, random } = stage;
  const slope = (points: string, ink: string): string =>
    path(under(percent(stage, points), height), ink);
  const wood = (from: number, to: number, y: number): string =>
    repeat(Math.round(((to - from) * width) / 17), (index) =>
      drawFir(
        width * from + index * 17 + random() * 8,
        y + random() * 22,
        between(random, 40, 70),
        palette,
        false,
      ),
    );
  return (
    slope('-2 42, 12 43, 26 48, 40 53, 52 56', palette.leafShade) +
    slope('103 44, 90 45, 78 49, 66 53, 54 57', palette.leaf) +
    wood(-0.01, 0.3, valley - 34) +
    wood(0.74, 1.01, valley - 36) +
    rect(0, valley + 6, width, 60, palette.sea[1]) +
    rect(0, valley + 26, width, 60, palette.sea[2]) +
    repeat(5, (index) =>
      rect(width * (0.28 + index * 0.1), valley + 14 + (index % 3) * 9, 70, 3, palette.glitter),
    ) +
    wood(0.3, 0.42, valley + 20)
  );
}

function drawMeadow(stage: Stage): string {
  const { width, height, palette } = stage;
  const far = under(percent(stage, '-2 56, 18 57.5, 42 60.5, 66 58, 103 54.5'), height + 10);
  const near = under(percent(stage, '-2 74, 26 71, 52 74, 78 79, 103 77'), height + 10);
  const shade = { x: 0, width, towards: 'foot' } as const;
  return (
    path(far, palette.meadow) +
    stipple(far, palette.meadowShade, { ...shade, y: height * 0.5, height: height * 0.36 }) +
    path(near, palette.meadow) +
    stipple(near, palette.meadowShade, { ...shade, y: height * 0.68, height: height * 0.36 }) +
    path(
      outline`M${width * 0.66} ${height * 0.8}Q${width * 0.62} ${height * 0.88} ${width * 0.5} ${height * 0.92}T${width * 0.44} ${height + 5}H${width * 0.56}Q${width * 0.56} ${height * 0.94} ${width * 0.64} ${height * 0.89}T${width * 0.71} ${height * 0.8}Z`,
      palette.sand,
    )
  );
}

const drawCow = (x: number, foot: number, palette: Stage['palette']): string =>
  placed(
    x,
    foot,
    1.15,
    ellipse(6, 4, 96, 11, palette.meadowShade) +
      path(
        'M-74 -70Q-84 -92 -68 -92H58Q72 -92 74 -70L72 -40L70 2H56L52 -34H-40L-42 2H-56L-60 -36Q-76 -42 -74 -70Z',
        palette.paper,
      ) +
      path('M-46 -92H-8Q-4 -64 -30 -60Q-54 -64 -46 -92Z', palette.roof) +
      path('M24 -92H58Q72 -92 74 -70Q60 -54 40 -62Q24 -70 24 -92Z', palette.roof) +
      path(
        'M-74 -76L-92 -104L-124 -92Q-136 -80 -124 -66L-104 -62Q-90 -60 -74 -64Z',
        palette.paper,
      ) +
      path('M-92 -104L-108 -98L-96 -78L-78 -84Z', palette.roof) +
      path('M-94 -104Q-100 -122 -88 -120Q-92 -112 -88 -104Z', palette.trunk) +
      path('M-88 -98L-66 -108L-72 -90Z', palette.roofShade) +
      circle(-112, -86, 3.6, palette.dark) +
      rect(-84, -64, 9, 16, palette.second) +
      path('M72 -84Q90 -70 84 -36L80 -36Q84 -66 70 -74Z', palette.wallShade) +
      path('M-4 -36Q10 -22 26 -36Z', palette.bloomLight),
  );

/** A split-rail fence across the meadow. */
function drawRails({ width, height, palette }: Stage): string {
  const y = height * 0.895;
  const posts = Math.ceil(width / 92);
  return (
    repeat(2, (rail) =>
      path(
        outline`M-10 ${y - 34 + rail * 26}L${width + 10} ${y - 42 + rail * 26}v10L-10 ${y - 23 + rail * 26}Z`,
        palette.trunk,
      ),
    ) +
    repeat(posts, (index) => {
      const x = index * 92 + 20;
      return rect(x, y - 60, 13, 84, palette.roofShade) + rect(x, y - 60, 6, 84, palette.trunk);
    })
  );
}

function drawFlowers({ width, height, palette, random }: Stage): string {
  const inks = [palette.paper, palette.bloom, palette.second, palette.bloomLight];
  return repeat(Math.round(width / 9), (index) => {
    const [x, y] = [random() * width, height * between(random, 0.925, 1)];
    const size = 3 + ((y / height - 0.92) / 0.08) * 6;
    return (
      circle(x, y, size, inks[index % 4] ?? palette.paper) +
      circle(x, y, size * 0.4, index % 4 === 2 ? palette.trunk : palette.second)
    );
  });
}
