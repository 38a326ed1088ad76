import { drawBlooms } from '../../parts/flowers.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawSea } from '../../parts/sea.ts';
import { heightAt, outline, path, percent, rect, under } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawCypress } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Low white houses scattered over a slope, a path winding up between them. */
export function drawBungalows(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const horizon = height * 0.4;
  const sun = {
    x: width * between(random, 0.7, 0.78),
    y: height * between(random, 0.17, 0.2),
    radius: between(random, 92, 106),
  };
  const crest = percent(stage, '-3 46, 16 37, 36 33, 56 36, 76 42, 103 50');
  const slope = under(crest, height + 10);
  const road = outline`M${width * 0.5} ${height * 0.4}C${width * 0.56} ${height * 0.48} ${width * 0.42} ${height * 0.54} ${width * 0.5} ${height * 0.66}C${width * 0.58} ${height * 0.8} ${width * 0.46} ${height * 0.9} ${width * 0.4} ${height + 10}H${width * 0.62}C${width * 0.66} ${height * 0.86} ${width * 0.66} ${height * 0.76} ${width * 0.58} ${height * 0.64}C${width * 0.5} ${height * 0.54} ${width * 0.6} ${height * 0.48} ${width * 0.53} ${height * 0.4}Z`;
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.12, height * 0.12, 190, palette.paper),
      facts.setting === 'sea'
        ? drawSea(stage, horizon, palette.sea)
        : rect(0, horizon, width, height, palette.meadowShade),
      path(slope, palette.meadow),
      stipple(slope, palette.meadowShade, {
        x: 0,
        y: height * 0.32,
        width,
        height: height * 0.7,
        towards: 'foot',
      }),
      path(road, palette.sand),
      drawHouses(stage, crest),
      drawBlooms(width * 0.06, height * 0.98, 110, palette, random),
    ],
  };
}

function drawHouses(
  { width, height, palette, random }: Stage,
  crest: readonly (readonly [number, number])[],
): string {
  const houses: string[] = [];
  for (let row = 0; row < 5; row++) {
    const step = 170 + row * 46;
    for (let x = -30 + (row % 2) * 70; x < width; x += step * between(random, 0.86, 1.1)) {
      const [wide, tall] = [96 + row * 26, 62 + row * 18];
      if (Math.abs(x + wide / 2 - width * 0.52) < wide * 0.5 + 56 + row * 22) continue;
      const foot = heightAt(crest, x) + 70 + (height * 0.55 * row * (row + 5)) / 45;
      houses.push(
        drawCypress(x + wide * 1.06, foot + 6, tall * 1.5, palette) +
          rect(x, foot - tall, wide, tall, palette.wall) +
          rect(x + wide * 0.7, foot - tall, wide * 0.3, tall, palette.wallShade) +
          rect(x - 6, foot - tall - 8, wide + 12, 12, palette.roof) +
          drawArch(x + wide * 0.14, foot, wide * 0.2, tall * 0.66, palette.shutter) +
          rect(x + wide * 0.44, foot - tall * 0.66, wide * 0.16, tall * 0.28, palette.window) +
          (random() > 0.6
            ? drawBlooms(x + wide * 0.1, foot - 6, 22 + row * 4, palette, random)
            : ''),
      );
    }
  }
  return houses.join('');
}
