import { drawChalet } from '../../parts/chalet.ts';
import { drawSummit } from '../../parts/hills.ts';
import { drawArch } from '../../parts/openings.ts';
import {
  circle,
  heightAt,
  line,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  turned,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A village deep in snow round an onion spire; one skier's curve runs down to the viewer. */
export function drawSnowVillage(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const shore = height * 0.58;
  const sun = {
    x: width * between(random, 0.22, 0.28),
    y: shore * between(random, 0.44, 0.52),
    radius: between(random, 108, 122),
  };
  const inks = {
    lit: palette.far,
    shade: palette.farShade,
    snow: palette.paper,
    crease: palette.farShade,
  };
  const peaks = (
    [
      [0.08, 0.6, 260],
      [0.92, 0.42, 280],
      [0.4, 0.56, 220],
      [0.62, 0.24, 320],
    ] as const
  ).map(([across, top, spread]) =>
    drawSummit({ x: width * across, top: shore * top, foot: shore + 30, spread }, inks),
  );
  return {
    sun,
    layers: [
      drawSky(stage, shore, palette),
      drawSun(sun, palette),
      drawCloud(width * 0.36, shore * 0.18, 170, palette.paper),
      ...peaks,
      drawWoods(stage),
      drawVillage(stage),
      drawSlope(stage),
      drawSkier(stage),
      drawFir(width * 0.12, height * 0.99, 380, palette, true),
      drawFir(0, height * 1.0, 300, palette, true),
      drawFir(width * 0.93, height * 0.8, 320, palette, true),
      drawFir(width * 0.84, height * 0.76, 230, palette, true),
    ],
  };
}

/** White in every printing: the ground is paper, its shade that of far hills. */
function drawWoods(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const edge = percent(stage, '-2 53, 18 50.6, 37 54, 58 57.4, 78 53, 103 50');
  return (
    path(under(edge, height), palette.far) +
    repeat(Math.round(width / 26), (index) => {
      const x = index * 27 + random() * 14 - 8;
      return drawFir(
        x,
        heightAt(edge, x) + 34 + random() * 24,
        between(random, 56, 96),
        palette,
        random() > 0.4,
      );
    })
  );
}

function drawVillage(stage: Stage): string {
  const { width, height, palette } = stage;
  const ground = under(percent(stage, '-2 60, 20 57.6, 44 60, 69 60.8, 103 56.7'), height + 10);
  const [x, foot] = [width * 0.5, height * 0.625];
  const chalet = (across: number, down: number, size: number): string =>
    drawChalet(width * across, height * down, size * 220, palette, true);
  return (
    path(ground, palette.paper) +
    stipple(ground, palette.far, {
      x: 0,
      y: height * 0.57,
      width,
      height: height * 0.36,
      towards: 'right',
    }) +
    rect(x - 32, foot - 180, 64, 180, palette.wall) +
    rect(x + 8, foot - 180, 24, 180, palette.wallShade) +
    path(
      outline`M${x - 40} ${foot - 180}Q${x - 34} ${foot - 222} ${x - 8} ${foot - 232}Q${x - 18} ${foot - 262} ${x} ${foot - 304}Q${x + 18} ${foot - 262} ${x + 8} ${foot - 232}Q${x + 34} ${foot - 222} ${x + 40} ${foot - 180}Z`,
      palette.accent,
    ) +
    path(
      outline`M${x + 6} ${foot - 232}Q${x + 34} ${foot - 222} ${x + 40} ${foot - 180}H${x + 10}Z`,
      palette.accentShade,
    ) +
    rect(x - 2, foot - 336, 4, 36, palette.dark) +
    rect(x - 9, foot - 326, 18, 4, palette.dark) +
    circle(x - 6, foot - 146, 14, palette.paper) +
    drawArch(x - 18, foot - 66, 18, 36, palette.windowLit) +
    chalet(0.3, 0.645, 0.5) +
    chalet(0.72, 0.64, 0.55) +
    chalet(0.16, 0.675, 0.58) +
    chalet(0.6, 0.69, 0.66) +
    chalet(0.38, 0.71, 0.72)
  );
}

function drawSlope(stage: Stage): string {
  const { width, height, palette } = stage;
  const near = under(percent(stage, '-2 74, 18 71, 44 75, 71 75.4, 103 68.6'), height + 10);
  const track = (shift: number): string =>
    line(
      outline`M${width * 0.98 + shift} ${height * 0.72}C${width * 0.78 + shift} ${height * 0.785} ${width * 0.46 + shift} ${height * 0.78} ${width * 0.44 + shift} ${height * 0.838}C${width * 0.42 + shift} ${height * 0.89} ${width * 0.71 + shift} ${height * 0.886} ${width * 0.69 + shift} ${height * 0.945}C${width * 0.68 + shift} ${height * 0.98} ${width * 0.62 + shift} ${height * 0.99} ${width * 0.58 + shift} ${height * 1.02}`,
      palette.far,
      7,
    );
  return (
    path(near, palette.paper) +
    stipple(near, palette.far, {
      x: 0,
      y: height * 0.72,
      width,
      height: height * 0.4,
      towards: 'foot',
    }) +
    track(0) +
    track(20)
  );
}

const drawSkier = ({ width, height, palette }: Stage): string =>
  placed(
    width * 0.62,
    height * 0.895,
    1.5,
    turned(
      12,
      0,
      0,
      line('M-46 14L44 6', palette.dark, 5) +
        line('M-40 22L50 14', palette.dark, 5) +
        path('M-8 10L-16 -14L-2 -32L14 -24L8 -8L16 8L8 12L-2 -6L0 10Z', palette.dark) +
        path('M-6 -26L8 -58L26 -52L18 -22Z', palette.signal) +
        circle(22, -64, 9, palette.second) +
        line('M18 -46L38 -34L52 10M10 -48L-10 -30L-24 4', palette.dark, 3.4),
    ),
  );
