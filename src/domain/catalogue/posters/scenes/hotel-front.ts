import { drawSail } from '../parts/boats.ts';
import { drawAgave, drawBlooms } from '../parts/flowers.ts';
import { drawRidge } from '../parts/hills.ts';
import { drawHotelBlock } from '../parts/hotel-block.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawRipples, drawSea } from '../parts/sea.ts';
import { outline, path, under, type Point } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawCypress, drawPine } from '../parts/trees.ts';
import { drawUmbrella } from '../parts/umbrella.ts';
import { between } from '../random.ts';
import { hasPalms, type Drawing, type Stage } from '../stage.ts';

/** The block at the left half, sun over the sea at the right; a pool across the foot only if the hotel has one. */
export function drawHotelFront(stage: Stage): Drawing {
  const { frame, palette, random } = stage;
  const { width, height } = frame;
  const horizon = height * 0.52;
  const sun = { x: width * between(random, 0.69, 0.75), y: horizon * between(random, 0.36, 0.46), radius: between(random, 105, 128) };
  const ground = height * 0.74;
  const terrace: Point[] = [[-20, ground - 60], [width * 0.5, ground - 50], [width * 0.75, ground - 10], [width + 20, ground + 40]];
  return {
    sun,
    layers: [
      drawSky(frame, horizon, palette), drawRays(sun, frame, palette.paper), drawSun(sun, palette), drawCloud(width * 0.1, horizon * 0.13, 210, palette.paper),
      drawRidge(coast(width, horizon), horizon + 3, palette.far, palette.farShade), drawSea(frame, horizon, palette.sea),
      drawSail(width * between(random, 0.8, 0.9), horizon + 66, 50, palette, palette.signal),
      path(under(terrace, height), palette.sand), drawBlock(stage, ground), drawForecourt(stage, ground),
    ],
  };
}

const coast = (width: number, horizon: number): Point[] =>
  ([[0.5, 0], [0.64, 100], [0.75, 56], [0.88, 150], [1.02, 80], [1.1, 0]] as const).map(([across, rise]): Point => [width * across, horizon - rise]);

function drawBlock({ frame: { width, height }, palette, facts }: Stage, ground: number): string {
  const block = { x: width * 0.06, foot: ground + 8, width: width * 0.5, height: height * (0.3 + 0.052 * facts.stars), stars: facts.stars };
  return drawHotelBlock(block, palette);
}

function drawForecourt(stage: Stage, ground: number): string {
  const { frame: { width, height }, palette, random, facts } = stage;
  const tree = hasPalms(facts) ? drawPalm(width * 0.93, height + 20, height * 0.62, -0.05, palette) : drawPine(width * 0.95, height + 20, height * 0.62, -0.05, palette);
  return drawCypress(width * 0.03, ground + 30, 260, palette) + drawCypress(width * 0.68, ground + 28, 215, palette) + drawCypress(width * 0.72, ground + 36, 150, palette) +
    (facts.hasPool ? drawPool(stage) : drawGarden(stage)) +
    drawUmbrella(width * 0.74, ground - 30, 78, palette) + drawUmbrella(width * 0.9, ground + 6, 90, palette) + tree +
    drawBlooms(width * 0.03, height - 20, 115, palette, random) + drawAgave(width * 0.98, height + 6, 140, palette);
}

function drawPool({ frame: { width, height }, palette, random }: Stage): string {
  const middle = height * 0.885;
  const basin = (left: number, right: number, up: number, down: number): string =>
    outline`M${width * left} ${middle}C${width * left} ${middle - up * 1.1} ${width * 0.3} ${middle - up} ${width * 0.5} ${middle - up}S${width * right} ${middle - up * 0.9} ${width * right} ${middle + 6}S${width * 0.75} ${middle + down} ${width * 0.5} ${middle + down}S${width * left} ${middle + down * 0.9} ${width * left} ${middle}Z`;
  return path(basin(0.07, 0.95, 88, 96), palette.paper) + path(basin(0.095, 0.925, 70, 80), palette.pool) +
    path(outline`M${width * 0.095} ${middle}C${width * 0.095} ${middle - 77} ${width * 0.3} ${middle - 70} ${width * 0.5} ${middle - 70}S${width * 0.925} ${middle - 63} ${width * 0.925} ${middle + 6}C${width * 0.9} ${middle - 46} ${width * 0.75} ${middle - 46} ${width * 0.5} ${middle - 48}S${width * 0.12} ${middle - 50} ${width * 0.095} ${middle}Z`, palette.poolShade) +
    drawRipples([width * 0.2, middle - 34, width * 0.82, middle + 60], 10, [palette.glitter, palette.paper], random);
}

/** Without a pool: a path to the door between beds of flowers. */
function drawGarden({ frame: { width, height }, palette, random }: Stage): string {
  const top = height * 0.77;
  return path(outline`M${width * 0.3} ${top}h${width * 0.08}C${width * 0.42} ${height * 0.86} ${width * 0.56} ${height * 0.92} ${width * 0.62} ${height + 5}H${width * 0.3}C${width * 0.32} ${height * 0.92} ${width * 0.3} ${height * 0.86} ${width * 0.3} ${top}Z`, palette.paper) +
    path(outline`M${-10} ${top + 14}Q${width * 0.16} ${top - 10} ${width * 0.26} ${top + 20}Q${width * 0.28} ${height * 0.92} ${width * 0.24} ${height + 5}H-10Z`, palette.meadow) +
    path(outline`M${width * 0.46} ${top + 30}Q${width * 0.7} ${top + 10} ${width + 10} ${top + 70}V${height + 5}H${width * 0.7}Q${width * 0.6} ${height * 0.9} ${width * 0.46} ${top + 30}Z`, palette.meadow) +
    drawBlooms(width * 0.16, top + 70, 70, palette, random) + drawBlooms(width * 0.6, top + 80, 62, palette, random);
}
