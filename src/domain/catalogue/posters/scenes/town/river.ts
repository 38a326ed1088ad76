import { drawDome } from '../../parts/dome.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawFarVillage, type Site } from '../../parts/house.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawRipples } from '../../parts/sea.ts';
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
  skyline,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A river city from the terrace above: water in an S under three bridges, a dome, two spires. */
export function drawRiver(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.33;
  const sun = {
    x: width * between(random, 0.44, 0.52),
    y: horizon * between(random, 0.56, 0.62),
    radius: between(random, 112, 126),
  };
  const hills = skyline(
    width,
    horizon,
    [-0.02, 50, 0.12, 92, 0.26, 54, 0.4, 78, 0.52, 34, 0.66, 70, 0.8, 104, 0.92, 62, 1.02, 90],
  );
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.1, horizon * 0.3, 180, palette.paper),
      drawCloud(width * 0.74, horizon * 0.22, 150, palette.paper),
      drawRidge(hills, horizon + 4, palette.far, palette.farShade),
      rect(0, horizon, width, height - horizon, palette.midShade),
      drawFarTown(stage, horizon),
      drawWater(stage),
      drawBridges(stage),
      drawHill(stage),
      drawNearTown(stage),
      drawTerrace(stage),
    ],
  };
}

function drawFarTown({ width, height, palette, random }: Stage, horizon: number): string {
  const inks = { ...palette, wall: palette.wallWarm, wallShade: palette.mid };
  return drawFarVillage(
    {
      left: -20,
      right: width,
      size: 40,
      sunSide: 'left',
      span: () => [horizon - 12, height * 0.53],
    },
    inks,
    random,
  );
}

const LEFT = '50 33, 48 38, 52 43, 49 49, 44 56, 42 64, 43 72, 36 82, 22 92, 12 103';
const RIGHT = '78 103, 76 92, 78 82, 82 72, 76 64, 66 57, 60 50, 58 44, 53 38, 52 33';

function drawWater(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const left = percent(stage, LEFT);
  const right = percent(stage, RIGHT);
  const shape = `${curve(left)}${right.map(([x, y]) => outline`L${x} ${y}`).join('')}Z`;
  const soft = `${curve([...left, ...right])}Z`;
  return (
    path(soft, palette.sea[2]) +
    stipple(shape, palette.sea[4], {
      x: 0,
      y: height * 0.4,
      width,
      height: height * 0.62,
      towards: 'foot',
    }) +
    drawRipples(
      [width * 0.5, height * 0.6, width * 0.72, height * 0.96],
      10,
      [palette.glitter, palette.sea[0]],
      random,
    )
  );
}

const drawBridges = ({ width, height, palette }: Stage): string =>
  (
    [
      [0.46, 0.61, 0.455, 14, 4],
      [0.42, 0.7, 0.545, 24, 4],
      [0.43, 0.86, 0.665, 44, 4],
    ] as const
  )
    .map(([from, to, down, tall, arches]) => {
      const [left, top] = [width * from, height * down];
      const span = (width * (to - from)) / arches;
      const openings = repeat(arches, (index) =>
        path(
          outline`M${left + span * (index + 0.12)} ${top + tall * 1.3}v${-tall * 0.5}` +
            outline`A${span * 0.38} ${tall * 0.62} 0 0 1 ${left + span * (index + 0.88)} ${top + tall * 0.8}v${tall * 0.5}Z`,
          palette.sea[3],
        ),
      );
      return (
        rect(left, top + tall * 1.3, span * arches, tall * 0.2, palette.sea[4], 0.6) +
        rect(left, top, span * arches, tall * 1.3, palette.wallShade) +
        openings +
        rect(left, top - tall * 0.16, span * arches, tall * 0.34, palette.wall)
      );
    })
    .join('');

/** The green hill of the other bank, a church with two spires on it. */
function drawHill(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const crest = percent(stage, '70 62, 76 52, 84 46, 93 43, 104 44');
  const bank = percent(stage, '104 99, 84 99, 78 94, 77 88, 80 80, 79 72, 74 66');
  const shape = `${curve([...crest, ...bank])}Z`;
  const foot = heightAt(crest, width * 0.88) + 16;
  const spire = (x: number, tall: number): string =>
    rect(x, foot - tall, 34, tall, palette.wall) +
    rect(x + 20, foot - tall, 14, tall, palette.wallShade) +
    path(
      outline`M${x - 4} ${foot - tall}L${x + 17} ${foot - tall - 104}L${x + 38} ${foot - tall}Z`,
      palette.roof,
    ) +
    path(
      outline`M${x + 20} ${foot - tall}L${x + 17} ${foot - tall - 104}L${x + 38} ${foot - tall}Z`,
      palette.roofShade,
    ) +
    drawArch(x + 6, foot - tall + 50, 12, 34, palette.window);
  const nave = width * 0.88 - 10;
  return (
    path(shape, palette.leaf) +
    stipple(shape, palette.leafShade, {
      x: width * 0.68,
      y: height * 0.44,
      width: width * 0.34,
      height: height * 0.56,
      towards: 'foot',
    }) +
    spire(nave, 130) +
    spire(nave + 46, 130) +
    rect(nave + 70, foot - 78, 78, 90, palette.wallWarm) +
    path(
      outline`M${nave + 66} ${foot - 78}L${nave + 80} ${foot - 116}H${nave + 146}L${nave + 156} ${foot - 78}Z`,
      palette.roofShade,
    ) +
    repeat(7, (index) =>
      circle(
        width * (0.74 + index * 0.045),
        heightAt(crest, width * (0.74 + index * 0.045)) + 26 + random() * 20,
        between(random, 14, 24),
        index % 2 ? palette.leaf : palette.leafShade,
      ),
    ) +
    drawFarVillage(
      {
        left: width * 0.8,
        right: width * 1.02,
        size: 62,
        sunSide: 'left',
        span: () => [height * 0.62, height * 0.84],
      },
      palette,
      random,
    )
  );
}

function drawNearTown({ width, height, palette, random }: Stage): string {
  const row = (size: number, top: number, foot: number, right: number): Site => ({
    left: -20,
    right: width * right,
    size,
    sunSide: 'left',
    span: () => [height * top, height * foot],
  });
  const [x, foot] = [width * 0.21, height * 0.66];
  return (
    drawFarVillage(row(58, 0.5, 0.63, 0.4), palette, random) +
    rect(x - 104, foot - 120, 208, 150, palette.wall) +
    rect(x + 36, foot - 120, 68, 150, palette.wallShade) +
    rect(x - 76, foot - 176, 152, 60, palette.wallWarm) +
    repeat(4, (index) => drawArch(x - 62 + index * 34, foot - 124, 20, 44, palette.window)) +
    drawDome(x, foot - 174, 164, 128, [palette.roof, palette.roofShade]) +
    rect(x - 12, foot - 336, 24, 40, palette.wall) +
    path(
      outline`M${x - 16} ${foot - 336}L${x} ${foot - 372}L${x + 16} ${foot - 336}Z`,
      palette.roof,
    ) +
    drawFarVillage(row(76, 0.64, 0.86, 0.34), palette, random)
  );
}

function drawTerrace(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const ground = under(percent(stage, '-2 90, 22 91, 48 95, 74 97, 103 93'), height + 10);
  const x = width * 0.4;
  const [foot, top] = [height * 0.97, height * 0.74];
  return (
    path(ground, palette.dark) +
    line(outline`M${x} ${foot}V${top}`, palette.dark, 9) +
    path(outline`M${x - 20} ${top - 46}h40l-8 46h-24Z`, palette.windowLit) +
    path(outline`M${x - 26} ${top - 44}L${x} ${top - 70}L${x + 26} ${top - 44}Z`, palette.dark) +
    drawBlooms(width * 0.08, height * 0.965, 118, palette, random) +
    drawBlooms(width * 0.94, height * 0.985, 100, palette, random)
  );
}
