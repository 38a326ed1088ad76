import { isSnowy } from '../palettes.ts';
import { drawBackdrop } from '../parts/backdrop.ts';
import { drawAgave, drawBlooms } from '../parts/flowers.ts';
import { drawHotelBlock, roofStyles } from '../parts/hotel-block.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawRipples } from '../parts/sea.ts';
import { outline, path, skyline, under } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawCypress, drawFir, drawPine } from '../parts/trees.ts';
import { drawUmbrella } from '../parts/umbrella.ts';
import { between, pick } from '../random.ts';
import { hasFirs, hasPalms, type Drawing, type Stage } from '../stage.ts';

/**
 * The block at the left half, sun and open view at the right; a pool across the foot only if the
 * hotel has one.
 */
export function drawHotelFront(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const horizon = height * 0.52;
  const sun = {
    x: width * between(random, 0.69, 0.75),
    y: horizon * between(random, 0.36, 0.46),
    radius: between(random, 105, 128),
  };
  const ground = height * 0.74;
  const terrace = skyline(width, ground, [-0.02, 60, 0.5, 50, 0.75, 10, 1.02, -40]);
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.1, horizon * 0.13, 210, palette.paper),
      drawBackdrop(stage, horizon, { across: between(random, 0.8, 0.9), size: 50 }),
      path(under(terrace, height), facts.setting === 'mountains' ? palette.meadow : palette.sand),
      drawBlock(stage, ground),
      drawForecourt(stage, ground),
    ],
  };
}

function drawBlock({ width, height, palette, random, facts }: Stage, ground: number): string {
  const block = {
    x: width * 0.06,
    foot: ground + 8,
    width: width * 0.5,
    height: height * (0.28 + 0.052 * facts.stars),
    stars: facts.stars,
  };
  const wall = pick(random, [palette.wall, palette.wall, palette.wallWarm]);
  const awning = pick(random, [palette.accent, palette.accent, palette.second, palette.shutter]);
  return drawHotelBlock({ ...block, wall, awning, roof: pick(random, roofStyles) }, palette);
}

function drawForecourt(stage: Stage, ground: number): string {
  const { width, height, palette, random, facts } = stage;
  const plants = isSnowy(palette)
    ? ''
    : drawBlooms(width * 0.03, height - 20, 115, palette, random);
  const foot = facts.hasPool ? drawPool(stage) : drawGarden(stage);
  if (hasFirs(facts))
    return (
      drawFirs(stage, ground) +
      foot +
      drawFir(width * 0.95, height + 20, height * 0.5, palette, isSnowy(palette)) +
      plants
    );
  const parasol = pick(random, [palette.accent, palette.signal, palette.second]);
  const tree =
    hasPalms(facts) && random() < 0.75
      ? drawPalm(width * 0.93, height + 20, height * 0.62, -0.05, palette)
      : drawPine(width * 0.95, height + 20, height * 0.62, -0.05, palette);
  return (
    drawCypress(width * 0.03, ground + 30, 260, palette) +
    drawCypress(width * 0.68, ground + 28, 215, palette) +
    drawCypress(width * 0.72, ground + 36, 150, palette) +
    foot +
    drawUmbrella(width * 0.74, ground - 30, 78, palette, parasol) +
    drawUmbrella(width * 0.9, ground + 6, 90, palette, parasol) +
    tree +
    plants +
    drawAgave(width * 0.98, height + 6, 140, palette)
  );
}

const drawFirs = ({ width, palette }: Stage, ground: number): string =>
  (
    [
      [0.02, 30, 290],
      [0.7, 20, 230],
      [0.76, 34, 170],
      [0.84, 26, 200],
    ] as const
  )
    .map(([across, drop, tall]) =>
      drawFir(width * across, ground + drop, tall, palette, isSnowy(palette)),
    )
    .join('');

function drawPool({ width, height, palette, random }: Stage): string {
  const middle = height * 0.885;
  const basin = (left: number, right: number, up: number, down: number): string =>
    outline`M${width * left} ${middle}` +
    outline`C${width * left} ${middle - up * 1.1} ${width * 0.3} ${middle - up} ${width * 0.5} ${middle - up}` +
    outline`S${width * right} ${middle - up * 0.9} ${width * right} ${middle + 6}` +
    outline`S${width * 0.75} ${middle + down} ${width * 0.5} ${middle + down}` +
    outline`S${width * left} ${middle + down * 0.9} ${width * left} ${middle}Z`;
  return (
    path(basin(0.07, 0.95, 88, 96), palette.paper) +
    path(basin(0.095, 0.925, 70, 80), palette.pool) +
    path(
      outline`M${width * 0.095} ${middle}` +
        outline`C${width * 0.095} ${middle - 77} ${width * 0.3} ${middle - 70} ${width * 0.5} ${middle - 70}` +
        outline`S${width * 0.925} ${middle - 63} ${width * 0.925} ${middle + 6}` +
        outline`C${width * 0.9} ${middle - 46} ${width * 0.75} ${middle - 46} ${width * 0.5} ${middle - 48}` +
        outline`S${width * 0.12} ${middle - 50} ${width * 0.095} ${middle}Z`,
      palette.poolShade,
    ) +
    drawRipples(
      [width * 0.2, middle - 34, width * 0.82, middle + 60],
      10,
      [palette.glitter, palette.paper],
      random,
    )
  );
}

/** Without a pool: a path to the door between beds of flowers. */
function drawGarden({ width, height, palette, random }: Stage): string {
  const top = height * 0.77;
  return (
    path(
      outline`M${width * 0.3} ${top}h${width * 0.08}` +
        outline`C${width * 0.42} ${height * 0.86} ${width * 0.56} ${height * 0.92} ${width * 0.62} ${height + 5}` +
        outline`H${width * 0.3}` +
        outline`C${width * 0.32} ${height * 0.92} ${width * 0.3} ${height * 0.86} ${width * 0.3} ${top}Z`,
      isSnowy(palette) ? palette.sandShade : palette.paper,
    ) +
    path(
      outline`M${-10} ${top + 14}Q${width * 0.16} ${top - 10} ${width * 0.26} ${top + 20}` +
        outline`Q${width * 0.28} ${height * 0.92} ${width * 0.24} ${height + 5}` +
        outline`H-10Z`,
      palette.meadow,
    ) +
    path(
      outline`M${width * 0.46} ${top + 30}Q${width * 0.7} ${top + 10} ${width + 10} ${top + 70}V${height + 5}` +
        outline`H${width * 0.7}Q${width * 0.6} ${height * 0.9} ${width * 0.46} ${top + 30}Z`,
      palette.meadow,
    ) +
    (isSnowy(palette)
      ? ''
      : drawBlooms(width * 0.16, top + 70, 70, palette, random) +
        drawBlooms(width * 0.6, top + 80, 62, palette, random))
  );
}
