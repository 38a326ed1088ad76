import { drawRipples } from '../../parts/sea.ts';
import { circle, ellipse, outline, path, rect, repeat, turned } from '../../parts/shapes.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawParasolWheel, drawSunbed } from '../../parts/umbrella.ts';
import { between, pick } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Straight down on a winding pool: beds and parasols around it, a ring and two swimmers in it. */
export function drawPoolAbove(stage: Stage): Drawing {
  const { width, height, palette } = stage;
  const terrace = outline`M0 0H${width}V${height}H0Z`;
  return {
    sun: undefined,
    layers: [
      path(terrace, palette.sand),
      stipple(terrace, palette.sandShade, { x: 0, y: 0, width, height, towards: 'foot' }),
      drawLawn(stage),
      drawWater(stage),
      drawBeds(stage),
      drawSwimmers(stage),
    ],
  };
}

/** Grass in two corners, with round crowns over their own shadows. */
function drawLawn({ width, height, palette, random }: Stage): string {
  const crown = (x: number, y: number, radius: number): string =>
    circle(x + radius * 0.3, y + radius * 0.34, radius, palette.sandShade) +
    circle(x, y, radius, palette.leafShade) +
    circle(x - radius * 0.16, y - radius * 0.16, radius * 0.74, palette.leaf);
  return (
    path(
      outline`M0 0H${width * 0.36}Q${width * 0.2} ${height * 0.12} ${width * 0.14} ${height * 0.28}T0 ${height * 0.46}Z`,
      palette.meadow,
    ) +
    path(
      outline`M${width} ${height}H${width * 0.58}Q${width * 0.78} ${height * 0.9} ${width * 0.85} ${height * 0.74}T${width} ${height * 0.6}Z`,
      palette.meadow,
    ) +
    repeat(4, (index) =>
      crown(
        width * (0.03 + (index % 2) * 0.13 + random() * 0.03),
        height * (0.05 + Math.floor(index / 2) * 0.17),
        between(random, 52, 76),
      ),
    ) +
    repeat(4, (index) =>
      crown(
        width * (0.96 - (index % 2) * 0.15 + random() * 0.03),
        height * (0.95 - Math.floor(index / 2) * 0.15),
        between(random, 50, 72),
      ),
    )
  );
}

function drawWater({ width, height, palette, random }: Stage): string {
  const basin = (edge: number): string => {
    const [w, h] = [width, height];
    return (
      outline`M${w * 0.3 + edge} ${h * 0.3}C${w * 0.34} ${h * 0.12 + edge} ${w * 0.62} ${h * 0.1 + edge} ${w * 0.72 - edge} ${h * 0.24}` +
      outline`C${w * 0.8 - edge} ${h * 0.38} ${w * 0.6 - edge * 0.4} ${h * 0.46} ${w * 0.66 - edge} ${h * 0.58}` +
      outline`C${w * 0.74 - edge} ${h * 0.72} ${w * 0.66} ${h * 0.9 - edge} ${w * 0.46} ${h * 0.9 - edge}` +
      outline`C${w * 0.24 + edge} ${h * 0.9 - edge} ${w * 0.2 + edge} ${h * 0.74} ${w * 0.28 + edge} ${h * 0.6}` +
      outline`C${w * 0.34 + edge} ${h * 0.48} ${w * 0.26 + edge} ${h * 0.42} ${w * 0.3 + edge} ${h * 0.3}Z`
    );
  };
  const ladder = width * 0.47;
  return (
    path(basin(-24), palette.paper) +
    path(basin(0), palette.poolShade) +
    path(basin(16), palette.pool) +
    drawRipples(
      [width * 0.36, height * 0.24, width * 0.62, height * 0.8],
      12,
      [palette.glitter, palette.paper],
      random,
    ) +
    repeat(3, (index) => rect(ladder, height * 0.9 - 12 - index * 15, 56, 6, palette.paper)) +
    rect(ladder, height * 0.9 - 60, 6, 74, palette.paper) +
    rect(ladder + 50, height * 0.9 - 60, 6, 74, palette.paper)
  );
}

function drawBeds(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const [one, other] = pick(random, [
    [palette.accent, palette.second],
    [palette.shutter, palette.accent],
    [palette.second, palette.signal],
  ]);
  const places = [
    [0.86, 0.16, 1],
    [0.87, 0.42, 1],
    [0.12, 0.6, -1],
    [0.13, 0.86, -1],
  ] as const;
  return places
    .map(([across, down, side], index) => {
      const [x, y] = [width * across, height * down + between(random, -12, 12)];
      return (
        drawSunbed(x - side * 84, y - 50, side * 78, palette, one) +
        drawSunbed(x - side * 72, y + 66, side * 72, palette, other) +
        drawParasolWheel(x + side * 16, y + 6, 88, palette, index % 2 ? one : other)
      );
    })
    .join('');
}

function drawSwimmers({ width, height, palette, random }: Stage): string {
  const swimmer = (x: number, y: number, degrees: number, suit: string): string =>
    ellipse(x + 14, y + 22, 24, 54, palette.poolShade, 0.6) +
    turned(
      degrees,
      x,
      y,
      path('M-12 -18Q0 -26 12 -18L10 46L2 92H-6L-10 46Z', palette.wallWarm) +
        path('M-11 4H11L10 42H-10Z', suit) +
        path('M-12 -16L-40 -52L-32 -58L-4 -22ZM12 -16L44 -34L40 -44L8 -24Z', palette.wallWarm) +
        circle(0, -32, 14, palette.trunk),
    );
  const [x, y] = [width * between(random, 0.46, 0.56), height * between(random, 0.26, 0.32)];
  return (
    circle(x + 10, y + 14, 56, palette.poolShade) +
    circle(x, y, 54, palette.signal) +
    repeat(4, (index) =>
      turned(index * 90 + 20, x, y, path('M-14 -54A56 56 0 0 1 14 -54L8 -27H-8Z', palette.paper)),
    ) +
    circle(x, y, 26, palette.pool) +
    swimmer(width * 0.4, height * 0.66, between(random, -50, -20), palette.accent) +
    swimmer(width * 0.55, height * 0.76, between(random, 20, 60), palette.shutterShade)
  );
}
