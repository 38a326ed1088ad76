import type { Palette } from '../../palette.ts';
import { drawSail } from '../../parts/boats.ts';
import { drawChapel } from '../../parts/chapel.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawHouse } from '../../parts/house.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  circle,
  curve,
  heightAt,
  outline,
  path,
  percent,
  rect,
  repeat,
  skyline,
  turned,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Three mills on a falling ridge above white steps, the sun low and large behind them. */
export function drawWindmill(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.63;
  const sun = {
    x: width * between(random, 0.6, 0.66),
    y: horizon * between(random, 0.6, 0.66),
    radius: between(random, 176, 194),
  };
  const far = skyline(width, horizon, [0.55, 0, 0.68, 34, 0.8, 14, 0.92, 44, 1.06, 10]);
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.66, horizon * 0.2, 180, palette.paper),
      drawRidge(far, horizon + 3, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x + width * 0.12, horizon, height * 0.2, 120, palette.glitter, random),
      drawSail(width * 0.84, height * 0.75, 54, palette, palette.signal),
      drawHill(stage),
      drawBlooms(width * 0.08, height * 0.985, 118, palette, random),
      drawBlooms(width * 0.93, height * 1.0, 96, palette, random),
    ],
  };
}

function drawHill(stage: Stage): string {
  const { width, height, palette } = stage;
  const crest = percent(stage, '-3 41, 14 43, 30 50, 44 56, 56 66, 66 78, 74 90, 82 103');
  const shape = `${curve(crest)}${outline`L-30 ${height * 1.03}Z`}`;
  const mills = (
    [
      [0.1, 1],
      [0.29, 0.86],
      [0.45, 0.68],
    ] as const
  ).map(([across, size], index) =>
    drawMill(
      width * across,
      heightAt(crest, width * across) + 22,
      Math.min(1, height / 1080) * size,
      14 + index * 21,
      palette,
    ),
  );
  return (
    path(shape, palette.mid) +
    stipple(shape, palette.midShade, {
      x: 0,
      y: height * 0.4,
      width: width * 0.84,
      height: height * 0.62,
      towards: 'right',
    }) +
    mills.join('') +
    drawSteps(stage, crest)
  );
}

/** A round white tower with a thatched cap; twelve spars with cloth on them. */
function drawMill(x: number, foot: number, size: number, turn: number, palette: Palette): string {
  const [tall, wide] = [230 * size, 84 * size];
  const hub: Point = [x + wide * 0.3, foot - tall * 1.02];
  const spars = repeat(12, (index) =>
    turned(
      index * 30 + turn,
      hub[0],
      hub[1],
      rect(-2 * size, -150 * size, 4 * size, 150 * size, palette.trunk) +
        (index % 2
          ? ''
          : path(
              outline`M${3 * size} ${-40 * size}L${3 * size} ${-146 * size}L${40 * size} ${-132 * size}Z`,
              palette.paper,
            )),
    ),
  );
  return (
    path(
      outline`M${x - wide} ${foot}L${x - wide * 0.74} ${foot - tall}H${x + wide * 0.74}L${x + wide} ${foot}Z`,
      palette.wall,
    ) +
    path(
      outline`M${x + wide * 0.24} ${foot}L${x + wide * 0.2} ${foot - tall}H${x + wide * 0.74}L${x + wide} ${foot}Z`,
      palette.wallShade,
    ) +
    path(
      outline`M${x - wide * 0.9} ${foot - tall}L${x} ${foot - tall * 1.42}L${x + wide * 0.9} ${foot - tall}Z`,
      palette.trunk,
    ) +
    path(
      outline`M${x + wide * 0.2} ${foot - tall}L${x} ${foot - tall * 1.42}L${x + wide * 0.9} ${foot - tall}Z`,
      palette.dark,
    ) +
    drawArch(x - wide * 0.36, foot, wide * 0.4, tall * 0.34, palette.shutter) +
    rect(x - wide * 0.3, foot - tall * 0.68, wide * 0.24, wide * 0.3, palette.window) +
    spars +
    circle(hub[0], hub[1], 7 * size, palette.dark)
  );
}

function drawSteps({ width, height, palette, random }: Stage, crest: readonly Point[]): string {
  const plots: Point[] = [];
  for (let row = 0; row < 8; row++)
    for (let x = -20; x < width * 0.8; x += between(random, 74, 112)) {
      const foot = heightAt(crest, x + 40) + 116 + row * 78 + random() * 26;
      if (foot < height + 70) plots.push([x, foot]);
    }
  return plots
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, foot], index) => {
      const [wide, tall] = [between(random, 78, 116), between(random, 66, 112)];
      const inks = {
        wall: palette.wall,
        shade: palette.wallShade,
        roof: undefined,
        window: index % 2 ? palette.shutter : palette.window,
      };
      return random() > 0.94
        ? drawChapel(x, foot, wide, tall * 0.7, palette)
        : drawHouse({ x, foot, width: wide, height: tall }, inks, 'right', random);
    })
    .join('');
}
