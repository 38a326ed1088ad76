import { drawSail } from '../parts/boats.ts';
import { drawAgave, drawBlooms } from '../parts/flowers.ts';
import { drawRidge, drawSummit } from '../parts/hills.ts';
import { drawVillage } from '../parts/house.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawGlitter, drawSea } from '../parts/sea.ts';
import { outline, path, skyline, under } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawFir } from '../parts/trees.ts';
import { between } from '../random.ts';
import { hasPalms, type Drawing, type Stage } from '../stage.ts';

/**
 * A great summit right of the middle, its two sides parted by one zigzag; the sun at its left,
 * palms at the edge.
 */
export function drawPeak(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.6;
  const sun = {
    x: width * between(random, 0.26, 0.34),
    y: horizon * between(random, 0.46, 0.54),
    radius: between(random, 140, 165),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper, { count: 18, strength: 0.13 }),
      drawSun(sun, palette),
      drawCloud(width * 0.66, horizon * 0.3, 220, palette.paper),
      drawVolcano(stage, horizon),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.2, 160, palette.glitter, random),
      drawShores(stage, horizon),
      drawSail(
        width * between(random, 0.42, 0.52),
        horizon + height * 0.13,
        72,
        palette,
        palette.signal,
      ),
      drawForeground(stage),
    ],
  };
}

function drawVolcano({ width, palette, random }: Stage, horizon: number): string {
  const [x, top, spread] = [
    width * between(random, 0.58, 0.66),
    horizon - Math.min(470, horizon * 0.78),
    400,
  ];
  const slope = outline`M${x} ${top + 20}L${x - 360} ${horizon}H${x}Z`;
  return (
    drawSummit(
      { x, top, foot: horizon, spread },
      { lit: palette.far, shade: palette.farShade, snow: palette.paper },
    ) +
    stipple(slope, palette.farShade, {
      x: x - 360,
      y: top,
      width: 360,
      height: horizon - top,
      towards: 'foot',
    })
  );
}

function drawShores({ width, palette, random }: Stage, horizon: number): string {
  const left = skyline(width, horizon, [-0.02, 20, 0.05, 130, 0.12, 80, 0.2, 40, 0.33, -30]);
  const right = skyline(width, horizon, [0.6, -40, 0.72, 60, 0.8, 20, 0.9, 110, 1.04, 60]);
  const village = {
    left: width * 0.68,
    right: width * 0.99,
    size: 40,
    sunSide: 'left' as const,
    span: (): readonly [number, number] => [horizon - 30, horizon + 44],
  };
  return (
    drawRidge(left, horizon + 34, palette.mid, palette.midShade) +
    drawRidge(right, horizon + 46, palette.mid, palette.midShade) +
    drawVillage(village, palette, random)
  );
}

function drawForeground({ width, height, palette, random, facts }: Stage): string {
  const top = height * 0.86;
  const ground = skyline(width, top, [-0.02, 50, 0.25, 0, 0.5, -50, 0.8, -30, 1.02, 20]);
  const soil = path(under(ground, height + 10), palette.land);
  if (!hasPalms(facts)) {
    return (
      soil +
      drawFir(width * 0.13, height + 10, 420, palette, false) +
      drawFir(width * 0.04, height + 20, 320, palette, false) +
      drawFir(width * 0.94, height + 10, 300, palette, false) +
      drawBlooms(width * 0.32, height + 10, 90, palette, random)
    );
  }
  return (
    soil +
    drawPalm(width * 0.13, height + 10, height * 0.58, 0.1, palette) +
    drawPalm(width * 0.05, height + 20, height * 0.4, 0.04, palette) +
    drawAgave(width * 0.8, height + 10, 165, palette) +
    drawAgave(width * 0.93, height + 20, 145, palette) +
    drawAgave(width * 0.36, height + 20, 105, palette)
  );
}
