import { drawSail } from '../../parts/boats.ts';
import { drawDome } from '../../parts/dome.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawHouse } from '../../parts/house.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  circle,
  curve,
  heightAt,
  line,
  outline,
  path,
  percent,
  rect,
  repeat,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawUmbrella } from '../../parts/umbrella.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Groves of lemons end here (degrees from the equator). */
const LEMON_LIMIT = 44;

/** Pastel houses stacked on a cliff to a tiled dome, a beach with parasols at their feet. */
export function drawCliffTown(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const horizon = height * 0.36;
  const sun = {
    x: width * between(random, 0.22, 0.28),
    y: horizon * between(random, 0.54, 0.6),
    radius: between(random, 96, 108),
  };
  const far = percent(stage, '48 36, 60 33, 68 28, 78 23, 89 15, 103 11');
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.4, horizon * 0.3, 160, palette.paper),
      drawRidge(far, horizon + 3, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.22, 120, palette.glitter, random),
      drawSail(width * 0.36, height * 0.47, 42, palette, palette.signal),
      drawSail(width * 0.14, height * 0.43, 24, palette, palette.dark),
      drawHill(stage),
      drawChurch(stage),
      drawBeach(stage),
      Math.abs(facts.lat) <= LEMON_LIMIT ? drawLemons(stage) : '',
    ],
  };
}

function drawHill(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const edge = percent(
    stage,
    '-3 91, 22 80, 34 75, 44 69, 49 60, 58 52, 62 43, 72 36, 78 27, 88 19, 94 14, 103 9',
  );
  const cliff = `${curve(edge)}${outline`V${height}H${width * -0.03}Z`}`;
  return (
    path(cliff, palette.mid) +
    stipple(cliff, palette.midShade, {
      x: width * 0.2,
      y: height * 0.1,
      width,
      height: height * 0.8,
      towards: 'left',
    }) +
    repeat(24, () => {
      const x = width * between(random, 0.66, 1.02);
      return circle(
        x,
        heightAt(edge, x) + between(random, 6, 50),
        between(random, 13, 26),
        random() > 0.5 ? palette.leaf : palette.leafShade,
      );
    }) +
    drawHouses(stage, edge)
  );
}

function drawHouses({ width, height, palette, random }: Stage, edge: readonly Point[]): string {
  const walls = [
    palette.wall,
    palette.wallWarm,
    palette.sand,
    palette.bloomLight,
    palette.second,
    palette.wall,
  ];
  const plots: Point[] = [];
  for (let row = 0; row < 13; row++)
    for (let x = width * 0.3; x < width; x += between(random, 48, 76)) {
      const foot = heightAt(edge, x) + 70 + row * 58 + random() * 20;
      if (foot < height * 0.82) plots.push([x, foot]);
    }
  return plots
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, foot]) => {
      const near = 0.72 + (0.5 * foot) / height;
      const inks = {
        wall: walls[Math.floor(random() * walls.length)] ?? palette.wall,
        shade: palette.wallShade,
        roof: random() > 0.5 ? palette.roof : undefined,
        window: palette.window,
      };
      const plot = {
        x,
        foot,
        width: between(random, 46, 72) * near,
        height: between(random, 60, 108) * near,
      };
      const bush = random() > 0.8 ? circle(x + plot.width, foot - 12, 15 * near, palette.leaf) : '';
      return drawHouse(plot, inks, 'left', random) + bush;
    })
    .join('');
}

function drawChurch({ width, height, palette }: Stage): string {
  const [x, foot] = [width * 0.7, height * 0.745];
  return (
    rect(x - 104, foot - 120, 208, 132, palette.wall) +
    rect(x + 46, foot - 120, 58, 132, palette.wallShade) +
    rect(x - 74, foot - 168, 148, 50, palette.wallWarm) +
    repeat(4, (index) => drawArch(x - 62 + index * 34, foot - 124, 20, 34, palette.window)) +
    drawDome(x, foot - 166, 158, 104, [palette.shutter, palette.shutterShade]) +
    line(
      outline`M${x - 60} ${foot - 218}Q${x} ${foot - 196} ${x + 60} ${foot - 218}M${x - 74} ${foot - 188}Q${x} ${foot - 166} ${x + 74} ${foot - 188}`,
      palette.second,
      6,
    ) +
    rect(x - 4, foot - 306, 8, 40, palette.wall) +
    rect(x - 14, foot - 294, 28, 7, palette.wall) +
    drawArch(x - 20, foot + 12, 40, 76, palette.window) +
    rect(x + 122, foot - 240, 62, 252, palette.wall) +
    rect(x + 160, foot - 240, 24, 252, palette.wallShade) +
    drawArch(x + 136, foot - 176, 26, 46, palette.window) +
    drawDome(x + 153, foot - 238, 62, 44, [palette.shutter, palette.shutterShade])
  );
}

function drawBeach(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const shore = (lift: number): string =>
    `${curve(percent(stage, `-2 ${100 - lift}, 14 ${90 - lift}, 34 ${84 - lift}, 58 ${82 - lift}, 82 ${82.5 - lift}, 103 ${81 - lift}`))}${outline`V${height + 10}H-20Z`}`;
  const parasols = repeat(15, (index) => {
    const [row, column] = [Math.floor(index / 5), index % 5];
    return drawUmbrella(
      width * (0.34 + column * 0.14 + row * 0.025) - row * 30,
      height * (0.855 + row * 0.045),
      30 + row * 6,
      palette,
      (row + column) % 2 ? palette.second : palette.accent,
    );
  });
  return (
    path(shore(2), palette.pool) +
    path(shore(0.8), palette.paper) +
    path(shore(0), palette.sand) +
    parasols +
    drawBlooms(width * 0.97, height * 0.995, 80, palette, random)
  );
}

/** A bough with fruit, cut by the corner. */
const drawLemons = ({ width, palette }: Stage): string => {
  const reach = Math.min(width, 1000) * 0.34;
  const leaf = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})">${path('M0 0Q30 -26 74 0Q30 22 0 0Z', turn % 2 ? palette.leaf : palette.leafShade)}</g>`;
  const leaves = repeat(14, (index) =>
    leaf(
      (index / 14) * reach * 0.95,
      22 + (index % 3) * 14 + Math.sin(index) * 12,
      [25, -18, 62, 100, -40][index % 5] ?? 0,
    ),
  );
  const fruit = [0.16, 0.38, 0.6, 0.86].map((along, index) => {
    const [x, y] = [along * reach, 84 + (index % 2) * 34];
    return (
      path(
        outline`M${x} ${y - 40}Q${x + 36} ${y - 26} ${x + 30} ${y + 12}Q${x + 18} ${y + 38} ${x} ${y + 46}Q${x - 18} ${y + 38} ${x - 30} ${y + 12}Q${x - 36} ${y - 26} ${x} ${y - 40}Z`,
        palette.sun,
      ) +
      path(
        outline`M${x + 12} ${y - 34}Q${x + 36} ${y - 22} ${x + 30} ${y + 12}Q${x + 18} ${y + 38} ${x} ${y + 46}Q${x + 22} ${y} ${x + 12} ${y - 34}Z`,
        palette.second,
      )
    );
  });
  return (
    line(outline`M-10 10Q${reach * 0.5} 50 ${reach} 34`, palette.trunk, 10) +
    leaves +
    fruit.join('')
  );
};
