import { drawPalm } from '../../parts/palm.ts';
import {
  circle,
  curve,
  ellipse,
  line,
  outline,
  path,
  percent,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** Crests of sand in S-curves before a strip of sea; two walkers and their long shadows. */
export function drawDunes(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.33;
  const sun = {
    x: width * between(random, 0.27, 0.33),
    y: horizon * between(random, 0.52, 0.6),
    radius: between(random, 108, 122),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper, { strength: 0.06 }),
      drawSun(sun, palette),
      drawCloud(width * 0.62, horizon * 0.34, 210, palette.paper),
      drawWater(stage, horizon),
      drawOasis(stage),
      drawSands(stage),
      drawWalkers(stage),
      drawGrass(stage, width * 0.1, height * 1.0, 150),
      drawGrass(stage, width * 0.93, height * 0.78, 84),
    ],
  };
}

const drawWater = ({ width, height, palette }: Stage, horizon: number): string =>
  palette.sea
    .slice(0, 3)
    .map((ink, index) =>
      rect(0, horizon + index * index * 9 + index * 14, width, height * 0.12, ink),
    )
    .join('') + rect(width * 0.2, horizon + 62, width * 0.5, 5, palette.paper, 0.8);

function drawOasis(stage: Stage): string {
  const { width, height, palette, facts } = stage;
  const bank = percent(stage, '60 42, 72 39.5, 86 38.5, 103 39.8');
  const [x, foot] = [width * 0.84, height * 0.39];
  const palms = hasPalms(facts)
    ? drawPalm(x - 84, foot + 8, 130, -0.06, palette) +
      drawPalm(x + 84, foot + 8, 150, 0.05, palette) +
      drawPalm(x + 128, foot + 12, 110, 0.06, palette)
    : '';
  return (
    path(under(bank, height * 0.5), palette.sandShade) +
    rect(x - 19, foot - 190, 38, 196, palette.wall) +
    rect(x + 4, foot - 190, 15, 196, palette.wallShade) +
    rect(x - 30, foot - 196, 60, 10, palette.dark) +
    rect(x - 13, foot - 226, 26, 30, palette.windowLit) +
    path(
      outline`M${x - 18} ${foot - 226}L${x} ${foot - 254}L${x + 18} ${foot - 226}Z`,
      palette.accent,
    ) +
    rect(x - 44, foot - 38, 88, 44, palette.wall) +
    rect(x + 12, foot - 38, 32, 44, palette.wallShade) +
    palms
  );
}

function drawSands(stage: Stage): string {
  const { width, height, palette } = stage;
  const { sand, sandShade, mid } = palette;
  const dune = (crest: string, lee: string, ink: string, shade: string): string =>
    path(under(percent(stage, crest), height + 10), ink) +
    path(`${curve(percent(stage, lee))}Z`, shade);
  const near = `${curve(percent(stage, '88 69, 94 70.5, 103 73.5'))}${outline`L${width * 1.03} ${height + 10}L${width * 0.66} ${height + 10}`}${outline`Q${width * 0.98} ${height * 0.9} ${width * 0.88} ${height * 0.69}Z`}`;
  const slope = under(percent(stage, '-2 91, 20 86.5, 42 84, 62 77.5, 77 71, 88 69'), height + 10);
  return (
    path(
      under(percent(stage, '-2 41, 14 38.7, 34 40.7, 52 39.2, 72 41, 90 39.6, 103 40.7'), height),
      sand,
    ) +
    dune(
      '-2 46.5, 18 42.5, 33 41.7, 47 45, 62 50, 103 46.7',
      '33 41.7, 40 42.6, 47 45, 55 48.6, 63 50.2, 52 53.4, 39 53, 32 49.5, 36 46',
      sand,
      sandShade,
    ) +
    dune(
      '-2 58.5, 22 57.5, 47 53.4, 67 46.7, 80 44.6, 103 50',
      '80 44.6, 90 46.6, 103 50, 103 64, 90 66, 74 61, 76 54',
      sand,
      sandShade,
    ) +
    dune(
      '-2 57.5, 12 55, 25 56, 40 61.7, 58 68.4, 78 70.8, 103 65',
      '25 56, 33 58.6, 41 62, 58 68.4, 78 70.9, 60 76.5, 40 78, 29 72, 30 64',
      sand,
      mid,
    ) +
    path(slope, sand) +
    drawRipples(stage) +
    path(near, mid) +
    stipple(near, palette.midShade, {
      x: width * 0.6,
      y: height * 0.68,
      width: width * 0.5,
      height: height * 0.5,
      towards: 'foot',
    })
  );
}

/** The wind's lines on the near slope. */
const drawRipples = ({ width, height, palette }: Stage): string =>
  repeat(9, (index) =>
    line(
      outline`M${-20} ${height * (0.925 + index * 0.017)}Q${width * 0.28} ${height * (0.875 + index * 0.018)} ${width * 0.5} ${height * (0.835 + index * 0.022)}T${width * (0.84 - index * 0.014)} ${height * (0.725 + index * 0.03)}`,
      palette.sandShade,
      2.4,
      0.7,
    ),
  );

const drawWalkers = ({ width, height, palette }: Stage): string =>
  (
    [
      [0.62, 0.776, 1],
      [0.655, 0.762, 0.88],
    ] as const
  )
    .map(([across, down, size]) => {
      const [x, y] = [width * across, height * down];
      return (
        path(
          outline`M${x} ${y}l${80 * size} ${36 * size}l14 0l${-78 * size} ${-40 * size}Z`,
          palette.midShade,
          0.6,
        ) +
        path(
          outline`M${x - 8 * size} ${y}L${x - 6 * size} ${y - 38 * size}Q${x} ${y - 54 * size} ${x + 6 * size} ${y - 38 * size}L${x + 8 * size} ${y}Z`,
          palette.accent,
        ) +
        circle(x, y - 54 * size, 7 * size, palette.dark)
      );
    })
    .join('') +
  repeat(12, (index) =>
    ellipse(
      width * (0.6 - index * 0.026),
      height * (0.785 + index * 0.011 + index * index * 0.0006),
      6 + index * 0.3,
      2.6,
      palette.sandShade,
    ),
  );

const drawGrass = ({ palette, random }: Stage, x: number, foot: number, tall: number): string =>
  repeat(13, (index) => {
    const [lean, reach] = [between(random, -0.3, 0.7) * tall, tall * between(random, 0.6, 1.1)];
    const root = x + between(random, -0.5, 0.5) * tall;
    return line(
      outline`M${root} ${foot}Q${root + lean * 0.2} ${foot - reach * 0.7} ${root + lean} ${foot - reach}`,
      index % 2 ? palette.leaf : palette.leafShade,
      5,
    );
  });
