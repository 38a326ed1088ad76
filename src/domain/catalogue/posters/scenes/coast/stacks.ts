import { drawSail } from '../../parts/boats.ts';
import { drawAgave, drawBlooms } from '../../parts/flowers.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  curve,
  ellipse,
  heightAt,
  line,
  outline,
  path,
  percent,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawStrata } from '../../parts/strata.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawUmbrella } from '../../parts/umbrella.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Striped cliffs round a beach; a pierced rock stands in the sea; surf runs in. */
export function drawStacks(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.26;
  const sun = {
    x: width * between(random, 0.72, 0.78),
    y: horizon * 0.55,
    radius: between(random, 78, 88),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.14, horizon * 0.4, 190, palette.paper),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.16, 110, palette.glitter, random),
      drawSail(width * 0.42, height * 0.34, 36, palette, palette.signal),
      drawBeach(stage),
      drawPiercedRock(stage),
      drawSmallRock(stage),
      drawCliff(stage),
      drawParasols(stage),
      drawClifftop(stage),
      drawGull(width * 0.3, horizon * 0.8, 18, palette.dark),
      drawGull(width * 0.36, horizon * 0.7, 13, palette.dark),
    ],
  };
}

const rock = ({ palette }: Stage): readonly [string, string, string] => [
  palette.mid,
  palette.midShade,
  palette.sand,
];

function drawBeach({ width, height, palette }: Stage): string {
  const shore = (inset: number): string =>
    outline`M${width * 1.02} ${height * (0.46 + inset * 0.5)}C${width * (0.86 + inset)} ${height * (0.46 + inset)} ${width * (0.62 + inset)} ${height * 0.5} ${width * (0.58 + inset)} ${height * 0.64}` +
    outline`C${width * (0.55 + inset)} ${height * 0.76} ${width * (0.66 + inset)} ${height * 0.86} ${width * (0.69 + inset)} ${height * 1.02}H${width * 1.02}Z`;
  const surf = repeat(3, (index) =>
    line(
      outline`M${width * (0.98 - index * 0.05)} ${height * (0.445 - index * 0.03)}C${width * (0.78 - index * 0.05)} ${height * (0.445 - index * 0.025)} ${width * (0.58 - index * 0.055)} ${height * 0.49} ${width * (0.53 - index * 0.05)} ${height * 0.63}S${width * (0.58 - index * 0.06)} ${height * 0.84} ${width * (0.6 - index * 0.075)} ${height}`,
      palette.paper,
      9 - index * 2.4,
      0.8 - index * 0.2,
    ),
  );
  const sand = shore(0.085);
  return (
    path(shore(0), palette.pool) +
    surf +
    path(shore(0.07), palette.paper) +
    path(sand, palette.sand) +
    stipple(sand, palette.sandShade, {
      x: width * 0.62,
      y: height * 0.5,
      width: width * 0.4,
      height: height * 0.5,
      towards: 'right',
    })
  );
}

function drawPiercedRock(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const [x, top, foot] = [width * 0.08, height * 0.34, height * 0.6];
  const tall = foot - top;
  const shape =
    outline`M${x + 10} ${top + tall * 0.22}Q${x + 20} ${top} ${x + 90} ${top}Q${x + 200} ${top - 16} ${x + 268} ${top + 14}Q${x + 316} ${top + 30} ${x + 314} ${top + tall * 0.36}L${x + 332} ${foot}H${x + 272}Q${x + 270} ${top + tall * 0.62} ${x + 206} ${top + tall * 0.58}` +
    outline`Q${x + 142} ${top + tall * 0.6} ${x + 130} ${foot}H${x}Q${x - 10} ${top + tall * 0.6} ${x + 10} ${top + tall * 0.22}Z`;
  return (
    ellipse(x + 165, foot + 12, 210, 22, palette.sea[4], 0.5) +
    drawStrata(shape, rock(stage), { x: x - 10, y: top - 10, width: 350, height: tall }, random) +
    path(
      outline`M${x + 262} ${top + 12}Q${x + 316} ${top + 30} ${x + 314} ${top + tall * 0.36}L${x + 332} ${foot}H${x + 272}Q${x + 272} ${top + tall * 0.7} ${x + 236} ${top + tall * 0.6}Q${x + 284} ${top + tall * 0.3} ${x + 262} ${top + 12}Z`,
      palette.midShade,
    ) +
    path(
      outline`M${x + 6} ${top + tall * 0.2}Q${x + 20} ${top - 8} ${x + 90} ${top - 8}Q${x + 200} ${top - 24} ${x + 272} ${top + 8}Q${x + 320} ${top + 26} ${x + 318} ${top + tall * 0.22}Q${x + 280} ${top + 30} ${x + 220} ${top + 34}Q${x + 120} ${top + 20} ${x + 6} ${top + tall * 0.2}Z`,
      palette.meadow,
    ) +
    path(
      outline`M${x - 26} ${foot - 2}Q${x + 60} ${foot + 20} ${x + 142} ${foot - 2}Q${x + 60} ${foot + 34} ${x - 26} ${foot - 2}ZM${x + 258} ${foot - 2}Q${x + 300} ${foot + 18} ${x + 350} ${foot - 2}Q${x + 300} ${foot + 30} ${x + 258} ${foot - 2}Z`,
      palette.paper,
    )
  );
}

function drawSmallRock(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const [x, foot] = [width * 0.5, height * 0.53];
  const shape = outline`M${x} ${foot - 140}Q${x + 22} ${foot - 176} ${x + 62} ${foot - 170}Q${x + 104} ${foot - 160} ${x + 108} ${foot - 110}L${x + 122} ${foot}H${x - 14}Z`;
  return (
    drawStrata(shape, rock(stage), { x: x - 20, y: foot - 180, width: 150, height: 180 }, random) +
    path(
      outline`M${x + 74} ${foot - 168}Q${x + 104} ${foot - 160} ${x + 108} ${foot - 110}L${x + 122} ${foot}H${x + 84}Z`,
      palette.midShade,
    ) +
    path(
      outline`M${x - 4} ${foot - 134}Q${x + 22} ${foot - 184} ${x + 64} ${foot - 178}Q${x + 106} ${foot - 166} ${x + 110} ${foot - 116}Q${x + 70} ${foot - 146} ${x - 4} ${foot - 134}Z`,
      palette.meadow,
    ) +
    path(
      outline`M${x - 30} ${foot - 2}Q${x + 54} ${foot + 22} ${x + 140} ${foot - 2}Q${x + 54} ${foot + 36} ${x - 30} ${foot - 2}Z`,
      palette.paper,
    )
  );
}

function drawCliff(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const shape = `${curve(percent(stage, '103 32, 95 33, 92 38, 88.5 41, 90 47, 86.5 50, 89 56, 87.5 60, 92 66, 93 72, 98 76, 103 78'))}Z`;
  const turf = `${curve(percent(stage, '103 31.4, 94 32.4, 91 37.6, 87.4 41, 88 44, 92 41, 96 37, 103 36'))}Z`;
  return (
    drawStrata(
      shape,
      rock(stage),
      { x: width * 0.85, y: height * 0.32, width: width * 0.18, height: height * 0.46 },
      random,
    ) + path(turf, palette.meadow)
  );
}

const drawParasols = ({ width, height, palette }: Stage): string =>
  (
    [
      [0.8, 0.64, 36],
      [0.84, 0.72, 40],
      [0.78, 0.79, 43],
      [0.88, 0.85, 47],
    ] as const
  )
    .map(([across, down, size], index) =>
      drawUmbrella(
        width * across,
        height * down,
        size,
        palette,
        index % 2 ? palette.shutter : palette.accent,
      ),
    )
    .join('');

function drawClifftop(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const brow = percent(stage, '-2 77, 10 75.5, 22 79, 33 86, 40 92.5, 52 96, 66 102');
  const turf = percent(stage, '-2 83, 26 88, 44 98, 66 102');
  return (
    drawStrata(
      under(brow, height + 10),
      rock(stage),
      { x: -10, y: height * 0.76, width: width * 0.7, height: height * 0.26 },
      random,
    ) +
    path(
      `${curve(brow)}${turf
        .toReversed()
        .map(([x, y]) => outline`L${x} ${y}`)
        .join('')}Z`,
      palette.meadow,
    ) +
    drawAgave(width * 0.1, heightAt(brow, width * 0.1) + 110, 150, palette) +
    drawAgave(width * 0.24, heightAt(brow, width * 0.24) + 120, 116, palette) +
    drawBlooms(width * 0.04, height * 0.99, 100, palette, random)
  );
}
