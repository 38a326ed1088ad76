import { drawAgave, drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawArch } from '../../parts/openings.ts';
import { outline, path, percent, rect, repeat, under } from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawCypress, drawPine } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A country house of stone with a tiled roof and a veranda, hills behind it. */
export function drawFinca(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const ground = height * 0.74;
  const sun = {
    x: width * between(random, 0.66, 0.74),
    y: height * between(random, 0.28, 0.32),
    radius: between(random, 118, 136),
  };
  const range = percent(stage, '-3 52, 12 40, 24 22, 36 40, 46 48, 60 30, 72 46, 88 38, 103 50');
  return {
    sun,
    layers: [
      drawSky(stage, height * 0.6, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawRidge(range, height * 0.66, palette.far, palette.farShade),
      path(
        under(percent(stage, '-3 60, 20 57, 50 60, 80 57, 103 60'), height),
        palette.meadowShade,
      ),
      path(under(percent(stage, '-3 70, 30 68, 70 70, 103 67'), height + 10), palette.meadow),
      drawHouse(stage, ground),
      facts.hasPool ? drawPool(stage) : drawPath(stage, ground),
      drawCypress(width * 0.05, ground + 34, 300, palette),
      drawCypress(width * 0.1, ground + 40, 230, palette),
      drawPine(width * 0.94, height * 0.98, Math.min(520, height * 0.56), -0.04, palette),
      drawAgave(width * 0.07, height * 0.99, 130, palette),
      drawBlooms(width * 0.9, height * 0.99, 90, palette, random),
    ],
  };
}

function drawHouse({ width, height, palette, random }: Stage, ground: number): string {
  const [x, tall] = [width * 0.15, height * 0.26];
  const [wide, wing] = [Math.min(width * 0.34, 480), Math.min(width * 0.3, 420)];
  const roof = (left: number, right: number, eaves: number): string =>
    path(
      outline`M${left - 22} ${eaves}L${left + 34} ${eaves - 74}H${right - 34}L${right + 22} ${eaves}Z`,
      palette.roof,
    ) +
    path(
      outline`M${right - 60} ${eaves - 74}H${right - 34}L${right + 22} ${eaves}H${right - 40}Z`,
      palette.roofShade,
    );
  const low = ground - tall * 0.6;
  return (
    rect(x + wide, low, wing, tall * 0.6, palette.wallShade) +
    roof(x + wide, x + wide + wing, low) +
    repeat(4, (index) =>
      drawArch(
        x + wide + 22 + (index * (wing - 30)) / 4,
        ground,
        (wing - 30) / 4 - 18,
        tall * 0.46,
        palette.dark,
      ),
    ) +
    drawBlooms(x + wide + wing * 0.5, low + 30, 64, palette, random) +
    rect(x, ground - tall, wide, tall, palette.wallWarm) +
    rect(x + wide * 0.8, ground - tall, wide * 0.2, tall, palette.wallShade) +
    repeat(16, () =>
      rect(x + random() * wide * 0.74, ground - random() * tall * 0.9, 34, 13, palette.sand),
    ) +
    roof(x, x + wide, ground - tall) +
    [0.16, 0.44, 0.66]
      .map(
        (along) =>
          rect(x + wide * along - 14, ground - tall * 0.8, 14, 62, palette.shutter) +
          rect(x + wide * along, ground - tall * 0.8, 38, 62, palette.window) +
          rect(x + wide * along + 38, ground - tall * 0.8, 14, 62, palette.shutter),
      )
      .join('') +
    drawArch(x + wide * 0.38, ground, 74, tall * 0.44, palette.trunk)
  );
}

const drawPool = ({ width, height, palette }: Stage): string =>
  path(
    outline`M${width * 0.3} ${height * 0.8}H${width * 0.86}L${width * 0.98} ${height * 1.02}H${width * 0.18}Z`,
    palette.paper,
  ) +
  path(
    outline`M${width * 0.33} ${height * 0.825}H${width * 0.83}L${width * 0.93} ${height * 1.02}H${width * 0.23}Z`,
    palette.pool,
  ) +
  path(
    outline`M${width * 0.33} ${height * 0.825}H${width * 0.83}L${width * 0.84} ${height * 0.85}H${width * 0.32}Z`,
    palette.poolShade,
  );

const drawPath = ({ width, height, palette }: Stage, ground: number): string =>
  path(
    outline`M${width * 0.3} ${ground}h70C${width * 0.46} ${height * 0.86} ${width * 0.56} ${height * 0.92} ${width * 0.64} ${height + 10}H${width * 0.34}C${width * 0.36} ${height * 0.9} ${width * 0.32} ${height * 0.84} ${width * 0.3} ${ground}Z`,
    palette.sand,
  );
