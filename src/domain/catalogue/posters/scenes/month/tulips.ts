import { drawHouse } from '../../parts/house.ts';
import { line, outline, path, placed, polygon, rect, repeat, turned } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';
import { drawRows } from './rows.ts';

/** Across and down to the horizon, and how long: larger the higher they stand. */
const CLOUDS = [
  [0.46, 0.16, 330],
  [0.02, 0.5, 250],
  [0.62, 0.4, 220],
  [0.34, 0.62, 170],
  [0.78, 0.7, 130],
  [0.1, 0.78, 110],
] as const;

/** April: fields of tulips in stripes to a windmill on the dyke, a few of them close. */
export function drawTulips(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.47;
  const sun = {
    x: width * between(random, 0.24, 0.3),
    y: horizon * between(random, 0.3, 0.34),
    radius: between(random, 64, 74),
  };
  const inks = [
    palette.signal,
    undefined,
    palette.second,
    undefined,
    palette.bloom,
    undefined,
    palette.paper,
    undefined,
  ];
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawSun(sun, palette),
      ...CLOUDS.map(([x, y, length]) => drawCloud(width * x, horizon * y, length, palette.paper)),
      drawDyke(stage, horizon),
      rect(0, horizon, width, height - horizon + 10, palette.leaf),
      drawRows(stage, { x: width * 0.46, top: horizon, count: 40, inks }),
      drawCanal(stage, horizon),
      drawMill(width * 0.72, horizon + 8, height * 0.19, palette),
      drawClose(stage),
    ],
  };
}

/** Poplars and farms along the horizon. */
function drawDyke({ width, palette, random }: Stage, horizon: number): string {
  const inks = {
    wall: palette.wall,
    shade: palette.wallShade,
    roof: palette.roof,
    window: palette.window,
  };
  const poplars = repeat(Math.ceil(width / 34), (index) => {
    const [x, tall] = [index * 34, between(random, 34, 74)];
    return path(
      outline`M${x} ${horizon}Q${x - 13} ${horizon - tall * 0.5} ${x} ${horizon - tall}Q${x + 13} ${horizon - tall * 0.5} ${x} ${horizon}Z`,
      index % 3 ? palette.far : palette.farShade,
    );
  });
  const farm = (across: number): string =>
    drawHouse({ x: width * across, foot: horizon, width: 82, height: 44 }, inks, 'left', random);
  return poplars + farm(0.12) + farm(0.44) + farm(0.9);
}

const drawCanal = ({ width, height, palette }: Stage, horizon: number): string =>
  polygon(
    [
      [width * 0.62, horizon],
      [width * 0.66, horizon],
      [width * 1.12, height * 0.84],
      [width * 1.12, height * 0.68],
    ],
    palette.sea[2],
  ) +
  line(
    outline`M${width * 0.64} ${horizon + 4}L${width * 1.1} ${height * 0.75}`,
    palette.glitter,
    4,
    0.7,
  );

/** A tower mill with its gallery and four lattice sails. */
function drawMill(x: number, foot: number, tall: number, palette: Stage['palette']): string {
  const sail =
    rect(-4, -150, 8, 150, palette.trunk) +
    rect(6, -146, 34, 112, palette.paper) +
    repeat(6, (index) => rect(6, -146 + index * 20, 34, 3, palette.trunk));
  return placed(
    x,
    foot,
    Math.round(tall * 10) / 2_000,
    path('M-52 0L-34 -130H34L52 0Z', palette.wall) +
      path('M10 -130H34L52 0H14Z', palette.wallShade) +
      rect(-70, -58, 140, 10, palette.roofShade) +
      path('M-40 -130Q-30 -176 0 -178Q30 -176 40 -130Z', palette.roof) +
      path('M8 -130Q12 -160 4 -178Q30 -174 40 -130Z', palette.roofShade) +
      rect(-16, -36, 30, 36, palette.shutter) +
      rect(-14, -108, 22, 26, palette.window) +
      [24, 114, 204, 294].map((turn) => turned(turn, 0, -148, sail)).join('') +
      rect(-9, -157, 18, 18, palette.dark),
  );
}

/** Five tulips before the viewer. */
function drawClose({ width, height, palette, random }: Stage): string {
  const inks = [
    [palette.signal, palette.signalShade],
    [palette.second, palette.roof],
    [palette.bloom, palette.signalShade],
  ] as const;
  return [0.05, 0.15, 0.25, 0.36, 0.9, 0.99]
    .map((across, index) => {
      const [ink, shade] = inks[index % 3] ?? inks[0];
      return placed(
        width * across,
        height * between(random, 0.82, 0.88),
        1.25,
        path('M-4 40H4L6 240H-6Z', palette.leafShade) +
          path('M0 200Q-60 120 -52 40Q-16 110 0 200Z', palette.leafShade) +
          path('M0 210Q58 150 60 70Q20 120 0 210Z', palette.leaf) +
          path('M-38 -36Q-46 46 0 48Q46 46 38 -36L20 -8L0 -46L-20 -8Z', ink) +
          path('M0 -46Q26 10 0 48Q46 46 38 -36L20 -8Z', shade) +
          path('M-20 -8L0 -46L20 -8Q18 34 0 46Q-18 34 -20 -8Z', ink),
      );
    })
    .join('');
}
