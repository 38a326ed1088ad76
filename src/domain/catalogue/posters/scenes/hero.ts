import { drawSail } from '../parts/boats.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawRidge } from '../parts/hills.ts';
import { drawTower, drawVillage } from '../parts/house.ts';
import { drawGlitter, drawSea } from '../parts/sea.ts';
import { curve, heightAt, outline, path, skyline } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawPine } from '../parts/trees.ts';
import type { Drawing, Stage } from '../stage.ts';

/**
 * The wide bay of the home page: village at the left, a great sun right of the middle, a pine cut
 * by the right edge, and calm sky left of the middle where the luggage label lies. The search
 * ticket may cover the lowest quarter.
 */
export function drawHero(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.59;
  const sun = { x: width * 0.64, y: horizon - 165, radius: 222 };
  const ridge = skyline(
    width,
    horizon,
    [
      0.45, -4, 0.52, 78, 0.56, 128, 0.6, 88, 0.64, 60, 0.72, 150, 0.8, 196, 0.88, 104, 0.95, 150,
      1.03, 70,
    ],
  );
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper, { count: 26 }),
      drawSun(sun, palette),
      drawCloud(width * 0.075, height * 0.17, 250, palette.paper),
      drawCloud(width * 0.83, height * 0.235, 220, palette.paper),
      drawRidge(ridge, horizon + 3, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.2, 165, palette.glitter, random),
      drawVillageSide(stage, horizon),
      drawSail(width * 0.5, horizon + 40, 30, palette, palette.dark),
      drawSail(width * 0.77, horizon + 76, 54, palette, palette.dark),
      drawSail(width * 0.58, horizon + 172, 112, palette, palette.signal),
      drawPine(width * 0.945, height + 10, height * 0.74, -0.05, palette),
      drawBlooms(width * 0.02, height - 20, 110, palette, random),
      drawBlooms(width * 0.985, height - 6, 100, palette, random),
    ],
  };
}

function drawVillageSide({ width, height, palette, random }: Stage, horizon: number): string {
  const crest = skyline(
    width,
    horizon,
    [
      -0.02, 330, 0.04, 318, 0.1, 372, 0.17, 330, 0.25, 228, 0.33, 140, 0.4, 70, 0.45, 12, 0.475,
      -46,
    ],
  );
  const shape = curve(crest) + outline`Q${width * 0.3} ${horizon + 70} ${-40} ${horizon + 250}Z`;
  const beach =
    outline`M${-40} ${horizon + 200}Q${width * 0.28} ${horizon + 62} ${width * 0.465} ${horizon + 44}` +
    outline`Q${width * 0.52} ${horizon + 50} ${width * 0.49} ${horizon + 66}` +
    outline`Q${width * 0.24} ${horizon + 130} ${width * 0.1} ${height}` +
    outline`L-40 ${height}Z`;
  const village = {
    left: -20,
    right: width * 0.37,
    size: 74,
    sunSide: 'right' as const,
    span: (x: number): readonly [number, number] => [
      heightAt(crest, x) + 50,
      horizon + 168 - (x / width) * 330,
    ],
  };
  return (
    path(shape, palette.mid) +
    stipple(shape, palette.midShade, {
      x: -20,
      y: horizon - 380,
      width: width * 0.5,
      height: 620,
      towards: 'foot',
    }) +
    drawTower({ x: width * 0.155, foot: horizon - 160, width: 58, height: 264 }, palette, 'right') +
    path(beach, palette.sand) +
    drawVillage(village, palette, random)
  );
}
