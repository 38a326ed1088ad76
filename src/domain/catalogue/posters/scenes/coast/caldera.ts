import { drawSail } from '../../parts/boats.ts';
import { drawChapel } from '../../parts/chapel.ts';
import { drawDome } from '../../parts/dome.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawHouse } from '../../parts/house.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  curve,
  heightAt,
  outline,
  path,
  percent,
  rect,
  under,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawStrata } from '../../parts/strata.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A flooded crater: its striped wall sweeps round, white cubes pour over the rim. */
export function drawCaldera(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.34;
  const sun = {
    x: width * between(random, 0.25, 0.31),
    y: horizon * between(random, 0.52, 0.58),
    radius: between(random, 92, 104),
  };
  const far = percent(stage, '-2 34, 7 31.5, 16 32.5, 25 29.5, 37 32, 47 34');
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.58, horizon * 0.3, 190, palette.paper),
      drawRidge(far, horizon + 3, palette.far, palette.farShade),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.26, 130, palette.glitter, random),
      drawIslet(stage),
      drawSail(width * 0.2, height * 0.63, 50, palette, palette.signal),
      drawFarRim(stage),
      drawNearRim(stage),
      drawGreatDome(stage),
      drawBlooms(width * 0.05, height * 0.985, 118, palette, random),
      drawBlooms(width * 0.56, height * 1.0, 84, palette, random),
    ],
  };
}

function drawIslet(stage: Stage): string {
  const { width, height, palette } = stage;
  const top = percent(stage, '8 50, 17 46.7, 24 44, 29 45, 37 43.3, 44 47, 52 50');
  const shade = percent(stage, '29 45, 37 43.3, 44 47, 52 50');
  const foot = (left: number): string =>
    outline`Q${width * 0.3} ${height * 0.533} ${width * left} ${height * 0.5}Z`;
  return (
    path(curve(top) + foot(0.08), palette.land) + path(curve(shade) + foot(0.33), palette.dark)
  );
}

function drawFarRim(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const crest = percent(stage, '36 30, 47 27.5, 58 26.5, 68 25, 78 22.5, 89 20.8, 103 19');
  const foot = percent(stage, '103 58, 67 46.7, 48 36, 36 33.8');
  const shape = `${curve([...crest, ...foot.slice(0, 1)])}${foot.map(([x, y]) => outline`L${x} ${y}`).join('')}Z`;
  const box = { x: width * 0.36, y: height * 0.2, width: width * 0.66, height: height * 0.34 };
  const crust: string[] = [];
  for (let x = width * 0.38; x < width * 1.01; x += between(random, 15, 27)) {
    const tall = between(random, 12, 24);
    const ink = random() > 0.25 ? palette.wall : palette.wallShade;
    crust.push(rect(x, heightAt(crest, x) - tall + 6, between(random, 12, 22), tall, ink));
  }
  return (
    drawStrata(shape, [palette.mid, palette.midShade, palette.sandShade], box, random) +
    stipple(shape, palette.midShade, { ...box, towards: 'foot' }) +
    crust.join('')
  );
}

const RIM =
  '7 103, 18 90, 28 82.5, 33 75, 41 70, 46.7 63, 52 58, 58 52, 66.7 46.7, 71 40.5, 78 37, 85.5 32.6, 94 29, 103 25';

function drawNearRim(stage: Stage): string {
  const { width, height, palette } = stage;
  const rim = percent(stage, RIM);
  const shape = under(rim, height + 10);
  const box = { x: 0, y: height * 0.3, width, height: height * 0.75 };
  const bands = [20, 52, 86].map((drop, index) => {
    const band = rim.map(([x, y]): Point => [x + drop, y + drop * 0.8]);
    return path(
      under(band, height + 10),
      [palette.midShade, palette.mid, palette.land][index] ?? palette.mid,
    );
  });
  return (
    path(shape, palette.sandShade) +
    bands.join('') +
    stipple(shape, palette.midShade, { ...box, towards: 'left' }) +
    drawTown(stage, rim)
  );
}

function drawTown({ width, height, palette, random }: Stage, rim: readonly Point[]): string {
  const plots: Point[] = [];
  for (let row = 0; row < 13; row++) {
    for (let x = width * 0.3; x < width * 1.02; x += between(random, 56, 88)) {
      const foot = heightAt(rim, x) + 96 + row * 58 + random() * 26;
      if (foot < height * 1.05) plots.push([x, foot]);
    }
  }
  return plots
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, foot]) => {
      const near = 0.72 + (0.42 * (foot - height * 0.3)) / height;
      const [wide, tall] = [between(random, 60, 94) * near, between(random, 54, 98) * near];
      const inks = {
        wall: palette.wall,
        shade: palette.wallShade,
        roof: undefined,
        window: random() > 0.4 ? palette.window : palette.windowLit,
      };
      return random() > 0.9
        ? drawChapel(x, foot, wide, tall * 0.7, palette)
        : drawHouse({ x, foot, width: wide, height: tall }, inks, 'left', random);
    })
    .join('');
}

function drawGreatDome({ width, height, palette }: Stage): string {
  const [x, foot] = [width * 0.77, height * 0.82];
  const belfry = x + 158;
  return (
    rect(x - 135, foot, 270, height - foot, palette.wall) +
    rect(x + 72, foot, 63, height - foot, palette.wallShade) +
    drawDome(x, foot, 246, 140, [palette.roof, palette.roofShade]) +
    rect(x - 6, foot - 178, 12, 46, palette.wall) +
    rect(x - 20, foot - 166, 40, 9, palette.wall) +
    rect(x - 148, foot - 6, 296, 15, palette.wall) +
    drawArch(x - 78, foot + 120, 46, 84, palette.window) +
    drawArch(x - 6, foot + 120, 46, 84, palette.window) +
    rect(belfry, foot - 96, 104, height, palette.wall) +
    rect(belfry + 62, foot - 96, 42, height, palette.wallShade) +
    drawArch(belfry + 18, foot - 20, 34, 60, palette.window) +
    drawArch(belfry - 6, foot - 92, 116, 70, palette.wall)
  );
}
