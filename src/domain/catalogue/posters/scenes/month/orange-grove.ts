import { drawSummit } from '../../parts/hills.ts';
import { drawTower, drawVillage } from '../../parts/house.ts';
import { drawArch } from '../../parts/openings.ts';
import {
  circle,
  dots,
  ellipse,
  outline,
  path,
  percent,
  rect,
  repeat,
  turned,
  under,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** March: rows of orange trees before a town, snow still on the range behind. */
export function drawOrangeGrove(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const foot = height * 0.5;
  const sun = {
    x: width * between(random, 0.26, 0.32),
    y: height * between(random, 0.16, 0.19),
    radius: between(random, 92, 104),
  };
  const peak = (x: number, top: number, spread: number) =>
    drawSummit(
      { x: width * x, top: height * top, foot, spread },
      { lit: palette.far, shade: palette.farShade, snow: palette.paper },
    );
  return {
    sun,
    layers: [
      drawSky(stage, foot, palette),
      drawSun(sun, palette),
      drawCloud(width * 0.06, height * 0.09, 150, palette.paper),
      drawCloud(width * 0.62, height * 0.13, 250, palette.paper),
      peak(0.55, 0.3, height * 0.3),
      peak(0.98, 0.28, height * 0.34),
      peak(0.77, 0.2, height * 0.4),
      drawTown(stage),
      drawGrove(stage),
      drawParapet(stage),
    ],
  };
}

function drawTown(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const hill = under(percent(stage, '-2 52, 26 47, 60 50, 103 46'), height * 0.7);
  return (
    path(hill, palette.mid) +
    drawTower({ x: width * 0.5, foot: height * 0.52, width: 60, height: 190 }, palette, 'left') +
    drawVillage(
      {
        left: -20,
        right: width + 20,
        size: 64,
        sunSide: 'left',
        span: () => [height * 0.46, height * 0.57],
      },
      palette,
      random,
    )
  );
}

/** Rows of round trees full of fruit, each nearer row larger. */
function drawGrove(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const ground = under(percent(stage, '-2 56, 40 55, 103 57'), height + 10);
  const rows = [
    { down: 0.61, size: 42 },
    { down: 0.68, size: 60 },
    { down: 0.78, size: 86 },
  ].map(({ down, size }, row) =>
    repeat(Math.ceil(width / (size * 2.5)) + 1, (index) =>
      drawOrangeTree((index + (row % 2) / 2) * size * 2.5, height * down, size, stage),
    ),
  );
  return (
    path(ground, palette.meadow) +
    stipple(ground, palette.meadowShade, {
      x: 0,
      y: height * 0.54,
      width,
      height: height * 0.4,
      towards: random() < 0.5 ? 'left' : 'right',
    }) +
    rows.join('')
  );
}

function drawOrangeTree(x: number, foot: number, size: number, { palette, random }: Stage): string {
  const top = foot - size * 1.5;
  const fruit = Array.from({ length: 11 }, (_, index): Point => {
    const [turn, away] = [index * 2.4, Math.sqrt((index + 0.5) / 11) * size * 0.82];
    return [x + Math.cos(turn) * away, top + Math.sin(turn) * away * 0.9];
  });
  return (
    ellipse(x + size * 0.3, foot, size * 1.05, size * 0.16, palette.leafShade) +
    rect(x - size * 0.07, foot - size * 0.8, size * 0.14, size * 0.8, palette.trunk) +
    circle(x, top, size, palette.leaf) +
    path(
      outline`M${x + size * 0.35} ${top - size * 0.94}A${size} ${size} 0 0 1 ${x - size * 0.5} ${top + size * 0.87}A${size * 1.1} ${size * 1.1} 0 0 0 ${x + size * 0.35} ${top - size * 0.94}Z`,
      palette.leafShade,
    ) +
    dots(fruit, size * between(random, 0.1, 0.13), palette.second)
  );
}

/** A white wall in front with a crate of oranges on it. */
function drawParapet({ width, height, palette }: Stage): string {
  const top = height * 0.88;
  const arches = repeat(Math.ceil(width / 120), (index) =>
    drawArch(index * 120 + 22, height + 10, 76, height * 0.085, palette.wallShade),
  );
  const [x, wide] = [width * 0.2, Math.min(230, width * 0.24)];
  const oranges = repeat(11, (index) =>
    circle(
      x + wide * (0.1 + (index % 6) * 0.16),
      top - 66 - Math.floor(index / 6) * 26 + (index % 2) * 6,
      21,
      index % 3 ? palette.second : palette.accent,
    ),
  );
  const slats = repeat(3, (index) =>
    rect(x, top - 66 + index * 23, wide, 18, index % 2 ? palette.roofShade : palette.trunk),
  );
  const leaf = (dx: number, turn: number): string =>
    turned(turn, x + dx, top - 100, path('M0 0Q18 -22 44 0Q18 16 0 0Z', palette.leaf));
  return (
    rect(0, top, width, height - top + 10, palette.wall) +
    rect(0, top, width, 16, palette.paper) +
    rect(0, top + 16, width, 8, palette.wallShade) +
    arches +
    oranges +
    leaf(wide * 0.3, -30) +
    leaf(wide * 0.62, -12) +
    slats +
    rect(x + 4, top - 70, 14, 72, palette.trunk) +
    rect(x + wide - 18, top - 70, 14, 72, palette.trunk)
  );
}
