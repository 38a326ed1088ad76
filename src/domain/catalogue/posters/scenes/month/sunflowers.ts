import { drawRidge } from '../../parts/hills.ts';
import { drawHouse } from '../../parts/house.ts';
import {
  broken,
  circle,
  dots,
  path,
  percent,
  placed,
  repeat,
  under,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawCypress } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** August: sunflowers up to a farm on the hill, under the largest sun of the year. */
export function drawSunflowers(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.44;
  const sun = {
    x: width * between(random, 0.46, 0.54),
    y: horizon * between(random, 0.46, 0.5),
    radius: between(random, 138, 150),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon + 20, palette),
      drawRays(sun, stage, palette.paper, { count: 30 }),
      drawSun(sun, palette),
      drawCloud(width * 0.08, horizon * 0.34, 150, palette.paper),
      drawCloud(width * 0.78, horizon * 0.2, 170, palette.paper),
      drawGull(width * 0.8, horizon * 0.55, 14, palette.dark),
      drawRidge(
        percent(stage, '-2 41, 14 37, 32 42, 50 38.5, 70 42, 86 37, 103 41'),
        height * 0.56,
        palette.far,
        palette.farShade,
      ),
      drawHill(stage),
      drawField(stage),
    ],
  };
}

function drawHill(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const x = width * 0.7;
  const inks = {
    wall: palette.wall,
    shade: palette.wallShade,
    roof: palette.roof,
    window: palette.window,
  };
  const foot = height * 0.445;
  return (
    path(under(percent(stage, '-2 50, 26 49, 54 45, 74 43, 103 47'), height), palette.mid) +
    [-70, -46, 150, 176]
      .map((dx, index) => drawCypress(x + dx, foot + 10, 128 - index * 10, palette))
      .join('') +
    drawHouse({ x, foot, width: 116, height: 66 }, inks, 'left', random) +
    drawHouse({ x: x + 90, foot: foot + 4, width: 58, height: 42 }, inks, 'left', random) +
    path(under(percent(stage, '-2 53, 30 50, 62 52, 103 49'), height), palette.meadow)
  );
}

/** Heads row by row, from dots under the hill to three before the viewer. */
function drawField(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const far = repeat(7, (row) => {
    const near = row / 7;
    const [y, size] = [height * (0.535 + near ** 1.5 * 0.16), 6 + near * 13];
    const heads = Array.from({ length: Math.ceil(width / (size * 3.4)) }, (_, index): Point => [
      (index + (row % 2) / 2) * size * 3.4 + between(random, -3, 3),
      y,
    ]);
    return (
      dots(
        heads.map(([x]): Point => [x, y + size]),
        size * 1.1,
        palette.leafShade,
      ) +
      dots(heads, size, palette.second) +
      dots(heads, size * 0.5, palette.trunk)
    );
  });
  const middle = repeat(Math.ceil(width / 150) + 1, (index) =>
    drawHead(index * 150 + between(random, -30, 30), height * 0.755, 0.62, stage),
  );
  const close = repeat(Math.ceil(width / 300) + 1, (index) =>
    drawHead(
      index * 300 + 60 + between(random, -20, 20),
      height * between(random, 0.86, 0.89),
      1.16,
      stage,
    ),
  );
  return (
    path(under(percent(stage, '-2 56, 40 55, 103 54'), height + 10), palette.leaf) +
    far +
    path(under(percent(stage, '-2 80, 50 82, 103 80'), height + 10), palette.leafShade) +
    middle +
    close
  );
}

/** A head with two rows of petals on its stalk, turned to the sun. */
function drawHead(x: number, y: number, scale: number, { palette }: Stage): string {
  const petals = (count: number, turn: number, ink: string): string => {
    const shapes = repeat(count, (index) => {
      const angle = turn + (index * Math.PI * 2) / count;
      const at = (way: number, reach: number): Point => [
        Math.cos(angle + way) * reach,
        Math.sin(angle + way) * reach,
      ];
      return `${broken([at(-0.32, 46), at(-0.14, 80), at(0, 96), at(0.14, 80), at(0.32, 46)])}Z`;
    });
    return path(shapes, ink);
  };
  return placed(
    x,
    y,
    scale,
    path('M-9 20H9L14 330H-14Z', palette.leaf) +
      path('M6 190Q90 110 132 150Q90 220 6 214Z', palette.meadow) +
      path('M-6 230Q-96 150 -140 196Q-90 260 -6 252Z', palette.meadowShade) +
      petals(16, 0.2, palette.roof) +
      petals(16, 0, palette.second) +
      circle(0, 0, 50, palette.trunk) +
      circle(-5, -5, 33, palette.roofShade) +
      dots(
        Array.from({ length: 10 }, (_, index): Point => [
          Math.cos(index * 2.4) * index * 4,
          Math.sin(index * 2.4) * index * 4,
        ]),
        4,
        palette.second,
      ),
  );
}
