import { drawSail } from '../parts/boats.ts';
import { drawAgave, drawBlooms } from '../parts/flowers.ts';
import { drawRidge, drawSummit } from '../parts/hills.ts';
import { drawVillage } from '../parts/house.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawGlitter, drawSea } from '../parts/sea.ts';
import { outline, path, under, type Point } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawFir } from '../parts/trees.ts';
import { between } from '../random.ts';
import { hasPalms, type Drawing, type Stage } from '../stage.ts';

/** A great summit right of the middle, its two sides parted by one zigzag; the sun at its left, palms at the edge. */
export function drawPeak(stage: Stage): Drawing {
  const { frame, palette, random } = stage;
  const { width, height } = frame;
  const horizon = height * 0.6;
  const sun = { x: width * between(random, 0.26, 0.34), y: horizon * between(random, 0.46, 0.54), radius: between(random, 140, 165) };
  const summit = { x: width * between(random, 0.58, 0.66), top: horizon - Math.min(470, horizon * 0.78), foot: horizon, spread: 400 };
  const slope = outline`M${summit.x} ${summit.top + 20}L${summit.x - 360} ${horizon}H${summit.x}Z`;
  return {
    sun,
    layers: [
      drawSky(frame, horizon, palette), drawRays(sun, frame, palette.paper, { count: 18, strength: 0.13 }), drawSun(sun, palette), drawCloud(width * 0.66, horizon * 0.3, 220, palette.paper),
      drawSummit(summit, { lit: palette.far, shade: palette.farShade, snow: palette.paper }),
      stipple(slope, palette.farShade, { x: summit.x - 360, y: summit.top, width: 360, height: horizon - summit.top, towards: 'foot' }),
      drawSea(frame, horizon, palette.sea), drawGlitter(sun.x, horizon, height * 0.2, 160, palette.glitter, random),
      drawShores(stage, horizon), drawSail(width * between(random, 0.42, 0.52), horizon + height * 0.13, 72, palette, palette.signal), drawForeground(stage),
    ],
  };
}

function drawShores({ frame: { width }, palette, random }: Stage, horizon: number): string {
  const left: Point[] = [[-20, horizon - 20], [width * 0.05, horizon - 130], [width * 0.12, horizon - 80], [width * 0.2, horizon - 40], [width * 0.33, horizon + 30]];
  const right: Point[] = [[width * 0.6, horizon + 40], [width * 0.72, horizon - 60], [width * 0.8, horizon - 20], [width * 0.9, horizon - 110], [width * 1.04, horizon - 60]];
  const village = { left: width * 0.68, right: width * 0.99, size: 40, sunSide: 'left' as const, span: (): readonly [number, number] => [horizon - 30, horizon + 44] };
  return drawRidge(left, horizon + 34, palette.mid, palette.midShade) + drawRidge(right, horizon + 46, palette.mid, palette.midShade) + drawVillage(village, palette, random);
}

function drawForeground({ frame: { width, height }, palette, random, facts }: Stage): string {
  const top = height * 0.86;
  const ground: Point[] = [[-20, top - 50], [width * 0.25, top], [width * 0.5, top + 50], [width * 0.8, top + 30], [width + 20, top - 20]];
  const soil = path(under(ground, height + 10), palette.land);
  if (!hasPalms(facts)) {
    return soil + drawFir(width * 0.13, height + 10, 420, palette, false) + drawFir(width * 0.04, height + 20, 320, palette, false) + drawFir(width * 0.94, height + 10, 300, palette, false) +
      drawBlooms(width * 0.32, height + 10, 90, palette, random);
  }
  return soil + drawPalm(width * 0.13, height + 10, height * 0.58, 0.1, palette) + drawPalm(width * 0.05, height + 20, height * 0.4, 0.04, palette) +
    drawAgave(width * 0.8, height + 10, 165, palette) + drawAgave(width * 0.93, height + 20, 145, palette) + drawAgave(width * 0.36, height + 20, 105, palette);
}
