import { drawSail } from '../../parts/boats.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawHouse } from '../../parts/house.ts';
import { drawPalm } from '../../parts/palm.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  circle,
  curve,
  ellipse,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  skyline,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawPine } from '../../parts/trees.ts';
import { drawUmbrella } from '../../parts/umbrella.ts';
import { between } from '../../random.ts';
import { hasFirs, hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A long beach running to a headland: parasols in a row, a striped hut, bathers, a lifebuoy. */
export function drawStrand(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.4;
  const sun = {
    x: width * between(random, 0.24, 0.32),
    y: horizon * between(random, 0.48, 0.56),
    radius: between(random, 108, 124),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.5, horizon * 0.24, 190, palette.paper),
      drawGull(width * 0.46, horizon * 0.5, 18, palette.dark),
      drawGull(width * 0.51, horizon * 0.43, 13, palette.dark),
      drawHeadland(stage, horizon),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.18, 120, palette.glitter, random),
      drawSail(width * 0.16, horizon + height * 0.08, 52, palette, palette.signal),
      drawSail(width * 0.36, horizon + height * 0.03, 26, palette, palette.dark),
      drawSand(stage),
      drawTown(stage, horizon),
      drawBathers(stage),
      drawParasols(stage),
      drawHut(width * 0.87, height * 0.94, palette),
    ],
  };
}

const drawHeadland = ({ width, palette }: Stage, horizon: number): string => {
  const rise = Math.min(1, horizon / 400);
  return drawRidge(
    skyline(
      width,
      horizon,
      [0.34, 0, 0.44, 54, 0.54, 104, 0.6, 84, 0.7, 170, 0.8, 120, 0.9, 210, 1.04, 150],
      () => rise,
    ),
    horizon + 3,
    palette.far,
    palette.farShade,
  );
};

/** The sand from the far right to the whole of the foot, its edge of foam and shallow water. */
function drawSand(stage: Stage): string {
  const { width, height, palette } = stage;
  const edge = percent(
    stage,
    '62 41, 60 43, 62 46, 61 50, 56 55, 53 61, 45 68, 37 76, 24 84, 10 90, -3 93',
  );
  const shape = (out: number): string =>
    `${curve(edge.map(([x, y], index) => [x - (out * (index + 2)) / 8, y - out * 0.06 * index] as const))}${outline`L-20 ${height + 10}H${width + 20}V${height * 0.41}Z`}`;
  return (
    path(shape(64), palette.poolShade) +
    path(shape(40), palette.pool) +
    path(shape(15), palette.paper) +
    path(shape(0), palette.sand) +
    stipple(shape(0), palette.sandShade, {
      x: 0,
      y: height * 0.42,
      width,
      height: height * 0.6,
      towards: 'right',
    })
  );
}

/** White houses behind the beach, each nearer one larger, trees between them. */
function drawTown({ width, height, palette, random, facts }: Stage, horizon: number): string {
  const houses = Array.from({ length: 9 }, (_, index) => {
    const near = index / 9;
    const x = width * (0.68 + near * 0.3);
    const foot = horizon + height * (0.025 + near ** 1.5 * 0.12);
    const wide = 46 + near * 62;
    const inks = {
      wall: index % 3 === 1 ? palette.wallWarm : palette.wall,
      shade: palette.wallShade,
      roof: index % 4 === 2 ? undefined : palette.roof,
      window: palette.window,
    };
    return drawHouse(
      { x, foot, width: wide, height: wide * between(random, 0.8, 1.5) },
      inks,
      'left',
      random,
    );
  });
  const tree = (across: number, foot: number, tall: number): string =>
    hasPalms(facts)
      ? drawPalm(width * across, height * foot, height * tall, -0.04, palette)
      : drawPine(
          width * across,
          height * foot,
          height * tall * (hasFirs(facts) ? 0.8 : 1),
          0.04,
          palette,
        );
  return houses.join('') + tree(0.78, 0.5, 0.16) + tree(0.92, 0.6, 0.27);
}

/** Parasols in a row along the beach, smaller towards the headland, beds under the near ones. */
function drawParasols({ width, height, palette }: Stage): string {
  const inks = [palette.accent, palette.second, palette.shutter];
  return Array.from({ length: 8 }, (_, index) => {
    const near = index / 7;
    const x = width * (0.66 - near ** 1.5 * 0.44 + (index % 2) * 0.13);
    const y = height * (0.46 + near ** 1.35 * 0.41);
    const radius = 16 + near ** 1.3 * 88;
    const bed =
      index > 3
        ? path(
            outline`M${x - radius * 1.1} ${y + radius * 1.42}h${radius * 1.3}l${radius * 0.5} ${-radius * 0.46}l${radius * 0.13} ${radius * 0.08}l${-radius * 0.46} ${radius * 0.56}h${-radius * 1.47}Z`,
            palette.paper,
          )
        : '';
    return bed + drawUmbrella(x, y, radius, palette, inks[index % 3] ?? palette.accent);
  }).join('');
}

/** Heads in the shallows and one ring. */
const drawBathers = ({ width, height, palette }: Stage): string =>
  (
    [
      [0.42, 0.56, 7],
      [0.36, 0.6, 8],
      [0.3, 0.66, 10],
    ] as const
  )
    .map(
      ([across, down, size]) =>
        ellipse(width * across, height * down + size, size * 2.4, size * 0.5, palette.glitter) +
        circle(width * across, height * down, size, palette.trunk),
    )
    .join('') +
  ellipse(width * 0.2, height * 0.7, 27, 13, palette.signal) +
  ellipse(width * 0.2, height * 0.7 - 1, 14, 6, palette.poolShade) +
  circle(width * 0.2 + 3, height * 0.7 - 15, 11, palette.trunk);

/** A beach hut in stripes with a lifebuoy on its door. */
const drawHut = (x: number, foot: number, palette: Stage['palette']): string =>
  placed(
    x,
    foot,
    1,
    path('M-84 0H96L150 34H-30Z', palette.sandShade) +
      rect(-84, -150, 168, 150, palette.paper) +
      repeat(4, (index) => rect(-84 + index * 44, -150, 22, 150, palette.accent)) +
      path('M-84 -150L0 -222L84 -150Z', palette.paper) +
      path('M0 -246L-108 -150H-82L0 -220L82 -150H108Z', palette.roofShade) +
      rect(-30, -112, 60, 112, palette.shutter) +
      circle(0, -74, 22, palette.signal) +
      circle(0, -74, 12, palette.shutter) +
      rect(-3, -97, 6, 14, palette.paper) +
      rect(-3, -65, 6, 14, palette.paper),
  );
