import { drawFishingBoat, drawSail } from '../parts/boats.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawRidge } from '../parts/hills.ts';
import { drawHouse } from '../parts/house.ts';
import { drawLighthouse } from '../parts/lighthouse.ts';
import { drawGlitter, drawRipples, drawSea } from '../parts/sea.ts';
import { outline, path, skyline } from '../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { between, pick } from '../random.ts';
import type { Drawing, Stage } from '../stage.ts';

/**
 * Quay houses in a row at the left, mole and lighthouse at the right, five boats at different
 * sizes.
 */
export function drawHarbour(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.5;
  const radius = between(random, 120, 145);
  const sun = {
    x: width * between(random, 0.55, 0.62),
    y: horizon - radius * between(random, 1, 1.35),
    radius,
  };
  const hills = skyline(
    width,
    horizon,
    [-0.02, 210, 0.1, 262, 0.22, 200, 0.32, 232, 0.46, 96, 0.58, 40, 0.66, 0],
    () => between(random, 0.9, 1.15),
  );
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.12, horizon * 0.22, 200, palette.paper),
      drawGull(width * 0.42, horizon * 0.3, 24, palette.dark),
      drawGull(width * 0.48, horizon * 0.36, 19, palette.dark),
      drawRidge(hills, horizon + 4, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.24, 140, palette.glitter, random),
      drawSail(width * 0.68, horizon + 22, 22, palette, palette.dark),
      drawMole(stage, horizon),
      drawQuay(stage, horizon),
      drawFleet(stage, horizon),
      drawBlooms(width * 0.04, height - 6, 112, palette, random),
      drawBlooms(width * 0.97, height + 6, 92, palette, random),
    ],
  };
}

function drawMole({ width, height, palette }: Stage, horizon: number): string {
  const top = horizon + height * 0.065;
  const head = outline`M${width + 10} ${top - 14}H${width * 0.77}`;
  const hut = {
    wall: palette.wall,
    shade: palette.wallShade,
    roof: palette.roof,
    window: palette.window,
  };
  return (
    path(
      head + outline`Q${width * 0.745} ${top - 8} ${width * 0.73} ${top + 34}H${width + 10}Z`,
      palette.sandShade,
    ) +
    path(
      head + outline`Q${width * 0.755} ${top - 12} ${width * 0.748} ${top - 2}H${width + 10}Z`,
      palette.sand,
    ) +
    drawLighthouse(width * 0.825, top - 12, 300, palette) +
    drawHouse({ x: width * 0.88, foot: top - 10, width: 84, height: 62 }, hut, 'left', () => 0.9)
  );
}

/** Tall narrow houses shoulder to shoulder, stepping down in size along the quay. */
function drawQuay({ width, height, palette, random }: Stage, horizon: number): string {
  const end = width * 0.5;
  const foot = (x: number): number => horizon + 150 - (Math.max(0, x) / end) * 104;
  const houses: string[] = [];
  for (let x = -46; x < end - 40;) {
    const near = 1 - Math.max(0, x) / end;
    const wide = (62 + near * 46) * between(random, 0.85, 1.15);
    const tall = (100 + near * 150) * between(random, 0.75, 1.2);
    const wall = pick(random, [
      palette.wall,
      palette.wallWarm,
      palette.wall,
      palette.second,
      palette.bloomLight,
    ]);
    houses.push(
      drawHouse(
        { x, foot: foot(x + wide / 2) + 6, width: wide * 1.04, height: tall },
        { wall, shade: palette.wallShade, roof: palette.roof, window: palette.shutter },
        'right',
        random,
      ),
    );
    x += wide * 0.96;
  }
  const wall =
    outline`M-20 ${foot(0)}L${end} ${foot(end)}L${end + 16} ${foot(end) + 6}V${foot(end) + 34}` +
    outline`L-20 ${foot(0) + height * 0.1}Z`;
  return (
    houses.toReversed().join('') +
    path(wall, palette.sandShade) +
    stipple(wall, palette.wallShade, {
      x: -20,
      y: horizon,
      width: end,
      height: 280,
      towards: 'foot',
    }) +
    path(
      outline`M-20 ${foot(0) - 4}L${end} ${foot(end) - 2}L${end + 16} ${foot(end) + 6}L-20 ${foot(0) + 22}Z`,
      palette.sand,
    )
  );
}

function drawFleet({ width, height, palette, random }: Stage, horizon: number): string {
  const depth = height - horizon;
  return (
    drawRipples(
      [width * 0.1, horizon + depth * 0.42, width * 0.9, height - 40],
      12,
      [palette.glitter, palette.sea[0]],
      random,
    ) +
    drawFishingBoat(width * 0.6, horizon + depth * 0.26, 74, palette, palette.roofShade) +
    drawFishingBoat(width * 0.3, horizon + depth * 0.46, 112, palette, palette.shutter) +
    drawSail(
      width * between(random, 0.68, 0.74),
      horizon + depth * 0.5,
      104,
      palette,
      palette.roof,
    ) +
    drawFishingBoat(
      width * between(random, 0.46, 0.54),
      horizon + depth * 0.78,
      172,
      palette,
      palette.signal,
    )
  );
}
