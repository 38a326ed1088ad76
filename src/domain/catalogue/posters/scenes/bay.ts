import { drawSail } from '../parts/boats.ts';
import { drawAgave, drawBlooms } from '../parts/flowers.ts';
import { drawRidge } from '../parts/hills.ts';
import { drawTower, drawVillage } from '../parts/house.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawGlitter, drawSea } from '../parts/sea.ts';
import { curve, heightAt, outline, path, skyline, under, type Point } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawPine } from '../parts/trees.ts';
import { between } from '../random.ts';
import { hasPalms, type Drawing, type Stage } from '../stage.ts';

/**
 * Headland and village at the left, the sun on the horizon right of the middle, three sails, a tree
 * cut by the edge.
 */
export function drawBay(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * (between(random, 0.48, 0.53) + (height > width * 1.15 ? 0.05 : 0));
  const radius = between(random, 135, 165);
  const sun = {
    x: width * between(random, 0.6, 0.68),
    y: horizon - radius * between(random, 0.75, 1),
    radius,
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.1, horizon * 0.24, 230, palette.paper),
      drawCloud(width * 0.76, horizon * 0.3, 170, palette.paper),
      drawRidge(farRidge(stage, horizon), horizon + 3, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.3, 150, palette.glitter, random),
      drawHeadland(stage, horizon),
      drawSail(width * 0.5, horizon + 34, 24, palette, palette.dark),
      drawSail(width * 0.8, horizon + 58, 38, palette, palette.dark),
      drawSail(
        width * between(random, 0.57, 0.64),
        horizon + height * 0.16,
        84,
        palette,
        palette.signal,
      ),
      drawTerrace(stage),
    ],
  };
}

const farRidge = ({ width, random }: Stage, horizon: number): Point[] =>
  skyline(
    width,
    horizon,
    [0.4, 0, 0.5, 40, 0.56, 95, 0.63, 50, 0.72, 120, 0.8, 165, 0.88, 85, 0.95, 130, 1.06, 60],
    () => between(random, 0.7, 1.15),
  );

function drawHeadland(stage: Stage, horizon: number): string {
  const { width, palette, random } = stage;
  const rise = between(random, 0.95, 1.25);
  const crest = skyline(
    width,
    horizon,
    [-0.03, 250, 0.06, 235, 0.12, 275, 0.2, 215, 0.28, 150, 0.36, 95, 0.43, 30, 0.48, -30],
    () => rise,
  );
  const shore = skyline(width, horizon, [0.44, -50, 0.3, -95, 0.16, -150, 0.05, -190, -0.03, -215]);
  const shape = `${curve([...crest, ...shore])}Z`;
  const sands =
    curve([...shore.slice(0, 1), ...shore].reverse()) +
    outline`L${width * 0.5} ${horizon + 42}Q${width * 0.34} ${horizon + 118} ${width * 0.17} ${horizon + 178}` +
    outline`T${-30} ${horizon + 262}Z`;
  const village = {
    left: -10,
    right: width * 0.4,
    size: 62,
    sunSide: 'right' as const,
    span: (x: number): readonly [number, number] => [
      heightAt(crest, x) + 30,
      horizon + 150 - (x / width) * 300,
    ],
  };
  return (
    path(sands, palette.sand) +
    path(shape, palette.mid) +
    stipple(shape, palette.midShade, {
      x: -20,
      y: horizon - 300,
      width: width * 0.5,
      height: 520,
      towards: 'foot',
    }) +
    drawTower(
      { x: width * 0.13, foot: heightAt(crest, width * 0.13) + 90, width: 46, height: 200 },
      palette,
      'right',
    ) +
    drawVillage(village, palette, random)
  );
}

function drawTerrace(stage: Stage): string {
  const { width, height, palette, random, facts } = stage;
  const top = height - 90;
  const ground = skyline(width, top, [-0.03, 60, 0.2, 16, 0.45, -40, 0.7, -20, 1.03, 70]);
  const isSouthern = hasPalms(facts) && (Math.abs(facts.lat) < 34 || random() > 0.55);
  const tree = isSouthern
    ? drawPalm(width * 0.95, height + 10, Math.min(height * 0.7, width * 0.74), -0.03, palette)
    : drawPine(width * 1.0, height + 10, Math.min(height * 0.66, width * 0.66), -0.04, palette);
  return (
    path(under(ground, height + 10), palette.dark) +
    tree +
    drawAgave(width * 0.72, height - 4, 140, palette) +
    drawAgave(width * 0.83, height + 12, 105, palette) +
    drawBlooms(width * 0.05, height - 60, 115, palette, random) +
    drawBlooms(width * 0.22, height - 8, 80, palette, random)
  );
}
