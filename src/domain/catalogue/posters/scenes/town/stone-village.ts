import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawHouse, drawTower } from '../../parts/house.ts';
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
  under,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawCypress } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Stone houses stacked to a church on a spur, a bare range behind, terraces of olives below. */
export function drawStoneVillage(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.5;
  const sun = {
    x: width * between(random, 0.24, 0.3),
    y: horizon * between(random, 0.42, 0.5),
    radius: between(random, 108, 122),
  };
  const range = percent(
    stage,
    '-3 44, 8 37, 20 41, 36 27, 48 31, 62 15, 72 24, 82 21, 92 30, 103 26',
  );
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.56, horizon * 0.16, 180, palette.paper),
      drawRidge(range, height * 0.62, palette.far, palette.farShade),
      drawSpur(stage),
      drawTerraces(stage),
      drawFruit(stage),
      drawBlooms(width * 0.06, height * 0.985, 100, palette, random),
    ],
  };
}

function drawSpur(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const crest = percent(stage, '-3 62, 14 58, 28 52, 40 44, 50 38.5, 60 42, 72 49, 86 54, 103 57');
  const shape = under(crest, height);
  const [x, top] = [width * 0.5, heightAt(crest, width * 0.5)];
  const church = {
    wall: palette.wall,
    shade: palette.wallShade,
    roof: palette.roof,
    window: palette.window,
  };
  return (
    path(shape, palette.meadow) +
    stipple(shape, palette.meadowShade, {
      x: 0,
      y: height * 0.4,
      width,
      height: height * 0.4,
      towards: 'right',
    }) +
    drawTower({ x: x - 62, foot: top + 40, width: 60, height: 190 }, palette, 'left') +
    drawHouse({ x: x - 10, foot: top + 40, width: 132, height: 92 }, church, 'left', random) +
    drawHouses(stage, crest)
  );
}

function drawHouses({ width, height, palette, random }: Stage, crest: readonly Point[]): string {
  const plots: Point[] = [];
  for (let row = 0; row < 8; row++)
    for (
      let x = width * (0.27 - row * 0.014);
      x < width * (0.74 + row * 0.016);
      x += between(random, 54, 84)
    ) {
      const foot = heightAt(crest, x) + 62 + row * 46 + random() * 16;
      if (foot < height * 0.72) plots.push([x, foot]);
    }
  return plots
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, foot]) => {
      const inks = {
        wall: random() > 0.4 ? palette.wallWarm : palette.wall,
        shade: palette.wallShade,
        roof: palette.roof,
        window: palette.window,
      };
      const plot = { x, foot, width: between(random, 58, 84), height: between(random, 50, 84) };
      return (
        drawHouse(plot, inks, 'left', random) +
        (random() > 0.84 ? drawCypress(x + plot.width, foot + 6, 104, palette) : '')
      );
    })
    .join('');
}

/** Dry-stone walls in curves, olives between them and a stair up the middle. */
function drawTerraces(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const steps = [68, 74.5, 81.5, 89, 97];
  return (
    steps
      .map((down, index) => {
        const edge = percent(
          stage,
          `-3 ${down + 3}, 20 ${down + 1}, 44 ${down - 1}, 66 ${down - 0.6}, 86 ${down + 1.4}, 103 ${down + 3}`,
        );
        const trees = repeat(Math.round(width / 110), (tree) => {
          const x = tree * 110 + between(random, 0, 70) + index * 24;
          if (Math.abs(x - width * 0.5) < 60) return '';
          const [y, radius] = [heightAt(edge, x) + 22, 18 + index * 6];
          return (
            rect(x - 3, y, 6, radius * 1.4, palette.trunk) +
            circle(x, y, radius, palette.leafShade) +
            circle(x - radius * 0.2, y - radius * 0.2, radius * 0.76, palette.leaf)
          );
        });
        return (
          path(under(edge, height + 10), index % 2 ? palette.mid : palette.meadow) +
          line(curve(edge), palette.wallShade, 15) +
          line(curve(edge), palette.midShade, 3) +
          trees
        );
      })
      .join('') +
    repeat(16, (index) => {
      const down = (index / 16) ** 1.3;
      const wide = 46 + down * 70;
      return rect(
        width * 0.5 - wide / 2,
        height * (0.67 + down * 0.34),
        wide,
        7 + down * 12,
        index % 2 ? palette.sand : palette.wallShade,
      );
    })
  );
}

/** A branch of oranges cut by the edge. */
const drawFruit = ({ width, height, palette }: Stage): string => {
  const y = height * 0.84;
  return (
    line(
      outline`M${width + 10} ${y - 60}Q${width - 80} ${y - 50} ${width - 150} ${y + 20}`,
      palette.trunk,
      9,
    ) +
    repeat(12, (index) => {
      const [x, top] = [
        width - 10 - (index % 6) * 28,
        y - 70 + (index % 6) * 16 + (index > 5 ? 30 : 0),
      ];
      return path(
        outline`M${x} ${top}Q${x - 26} ${top - 30} ${x - 56} ${top - 14}Q${x - 30} ${top + 14} ${x} ${top}Z`,
        index % 2 ? palette.leaf : palette.leafShade,
      );
    }) +
    [
      [30, -20],
      [84, 24],
      [136, 56],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          circle(width - dx, y + dy, 23, palette.second) +
          circle(width - dx - 7, y + dy - 7, 6, palette.sun),
      )
      .join('')
  );
};
