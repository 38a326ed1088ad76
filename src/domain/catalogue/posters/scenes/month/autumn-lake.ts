import { drawRidge } from '../../parts/hills.ts';
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
} from '../../parts/shapes.ts';
import { drawGull, drawSky } from '../../parts/sky.ts';
import { drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** October: woods in red and gold mirrored in a lake, a canoe, a jetty with leaves on it. */
export function drawAutumnLake(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const shore = height * 0.56;
  const sun = {
    x: width * between(random, 0.34, 0.4),
    y: height * between(random, 0.19, 0.22),
    radius: between(random, 90, 102),
  };
  const range = percent(stage, '-2 40, 12 32, 24 37, 40 27, 56 36, 72 29, 88 37, 103 31');
  return {
    sun,
    layers: [
      drawSky(stage, shore, palette),
      drawSun(sun, palette),
      drawGeese(stage),
      drawRidge(range, shore, palette.far, palette.farShade),
      drawWater(stage, shore),
      drawWoods(stage, shore),
      drawCanoe(width * 0.3, height * 0.74, palette),
      drawJetty(stage),
      drawLeaves(stage),
    ],
  };
}

/** Geese on their way south, in a wedge. */
const drawGeese = ({ width, height, palette }: Stage): string =>
  repeat(9, (index) => {
    const [row, side] = [Math.ceil(index / 2), index % 2 ? 1 : -1];
    const [x, y] = [width * 0.56 + row * 40, height * 0.13 + row * (side > 0 ? 9 : 26)];
    return drawGull(x, y, 15, palette.dark);
  });

const autumnOf = ({ palette }: Stage): readonly string[] => [
  palette.accent,
  palette.second,
  palette.roof,
  palette.sandShade,
  palette.accentShade,
];

/** Still water with bars of what is mirrored in it. */
function drawWater(stage: Stage, shore: number): string {
  const { width, height, palette, random } = stage;
  const inks = autumnOf(stage);
  const bars = repeat(Math.ceil(width / 20), (index) => {
    const near = random();
    const [x, y] = [random() * width, shore + 6 + near * height * 0.22];
    const ink = inks[index % inks.length] ?? palette.second;
    return ellipse(x, y, between(random, 26, 70), 3 + near * 5, ink, 0.7);
  });
  return (
    rect(0, shore, width, height - shore + 10, palette.sea[2]) +
    rect(0, shore + (height - shore) * 0.5, width, height * 0.3, palette.sea[3]) +
    bars
  );
}

/** Round crowns and firs along the far shore, three rows of them. */
function drawWoods(stage: Stage, shore: number): string {
  const { width, height, palette, random } = stage;
  const inks = autumnOf(stage);
  return [0, 1, 2]
    .map((row) => {
      const size = 30 + row * 12;
      return repeat(Math.ceil(width / (size * 1.25)) + 1, (index) => {
        const x = index * size * 1.25 + between(random, -8, 8);
        const bank = Math.abs(x / width - 0.52) * height * 0.08;
        const foot = shore - (2 - row) * height * 0.035 - bank + row * 4;
        if ((index + row) % 4 === 0)
          return drawFir(x, foot + bank * 0.8, size * 3.2, palette, false);
        const ink = inks[(index * 3 + row) % inks.length] ?? palette.second;
        const tall = size * between(random, 1, 1.5);
        return (
          rect(x - 3, foot - tall, 6, tall + bank * 0.6, palette.trunk) +
          ellipse(x, foot - tall, size * 0.82, size, ink) +
          ellipse(x + size * 0.3, foot - tall * 0.95, size * 0.42, size * 0.72, palette.dark, 0.16)
        );
      });
    })
    .join('');
}

/** Two people paddle. */
const drawCanoe = (x: number, y: number, palette: Stage['palette']): string =>
  placed(
    x,
    y,
    1.25,
    ellipse(0, 22, 128, 9, palette.sea[4], 0.6) +
      path('M-120 -18Q-90 6 0 6T120 -18Q112 22 76 22H-76Q-112 22 -120 -18Z', palette.signal) +
      path('M-120 -18Q-90 6 0 6T120 -18L117 -6Q80 14 0 14T-117 -6Z', palette.signalShade) +
      path('M-58 4Q-62 -40 -40 -42Q-22 -40 -26 4Z', palette.shutter) +
      circle(-42, -54, 13, palette.wallShade) +
      path('M-56 -56A14 14 0 0 1 -28 -56Z', palette.second) +
      path('M26 4Q22 -38 44 -40Q62 -38 58 4Z', palette.paper) +
      circle(42, -52, 13, palette.wallShade) +
      path('M28 -54A14 14 0 0 1 56 -54Z', palette.accentShade) +
      path('M-34 -34L-12 34L-6 32L-28 -36Z', palette.trunk) +
      path('M-14 24L-2 50L8 46L-2 20Z', palette.trunk) +
      path('M50 -32L72 32L78 30L56 -34Z', palette.trunk),
  );

/** Boards from the foot into the lake. */
function drawJetty({ width, height, palette }: Stage): string {
  const boards = repeat(9, (index) => {
    const near = (index / 9) ** 1.2;
    const [y, half] = [height * (0.74 + near * 0.28), width * (0.045 + near * 0.1)];
    const x = width * (0.7 + near * 0.06);
    return polygon(
      [
        [x - half, y],
        [x + half, y],
        [x + half * 1.1, y + height * 0.026],
        [x - half * 1.1, y + height * 0.026],
      ],
      index % 2 ? palette.wallWarm : palette.sand,
    );
  });
  const post = (across: number, down: number, tall: number): string =>
    rect(width * across, height * down - tall, 16, tall * 1.4, palette.trunk) +
    ellipse(width * across + 8, height * down - tall, 8, 4, palette.wallShade);
  return (
    post(0.64, 0.76, 40) + post(0.75, 0.76, 40) + boards + post(0.6, 0.9, 64) + post(0.86, 0.9, 64)
  );
}

/** A branch in the corner, and leaves that fall from it. */
function drawLeaves(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const inks = autumnOf(stage);
  const leaf = (x: number, y: number, size: number, ink: string): string =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(between(random, 0, 360))}) scale(${Math.round(size * 10) / 10})">${path('M0 -30L7 -14L24 -22L17 -6L30 2L14 8L16 24L3 15L0 34L-3 15L-16 24L-14 8L-30 2L-17 -6L-24 -22L-7 -14Z', ink)}</g>`;
  const inkAt = (index: number): string => inks[index % inks.length] ?? palette.second;
  const hanging = repeat(20, (index) =>
    leaf(
      width * (0.62 + random() * 0.4),
      height * random() ** 2 * 0.2,
      between(random, 0.9, 1.5),
      inkAt(index),
    ),
  );
  const fallen = repeat(16, (index) => {
    const near = random();
    return leaf(
      random() * width,
      height * (0.62 + near * 0.37),
      0.4 + near * 0.7,
      inkAt(index + 1),
    );
  });
  return (
    path(
      outline`M${width + 10} ${height * 0.03}Q${width * 0.82} ${height * 0.05} ${width * 0.66} ${height * 0.14}Q${width * 0.84} ${height * 0.08} ${width + 10} ${height * 0.075}Z`,
      palette.trunk,
    ) +
    hanging +
    fallen
  );
}
