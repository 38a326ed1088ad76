import { drawBackdrop } from '../parts/backdrop.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawRipples } from '../parts/sea.ts';
import { ellipse, outline, path, polygon, rect, repeat, type Point } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawCypress, drawFir } from '../parts/trees.ts';
import { drawUmbrella } from '../parts/umbrella.ts';
import { between, pick } from '../random.ts';
import { hasFirs, hasPalms, type Drawing, type Stage } from '../stage.ts';

/**
 * One-point perspective: the basin runs to the horizon, parasols on its far edge, one ring on the
 * water.
 */
export function drawPoolside(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.36;
  const sun = {
    x: width * between(random, 0.22, 0.34),
    y: horizon * between(random, 0.46, 0.54),
    radius: Math.min(112, horizon * 0.32),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.6, horizon * 0.32, 190, palette.paper),
      drawBackdrop({ ...stage, height: height * 0.5 }, horizon, {
        across: between(random, 0.46, 0.56),
        size: 30,
      }),
      drawDeck(stage),
      drawBasin(stage),
      drawRing(stage),
      drawPlants(stage),
    ],
  };
}

function drawDeck({ width, height, palette, random }: Stage): string {
  const top = height * 0.45;
  const [one, other] = pick(random, [
    [palette.accent, palette.second],
    [palette.second, palette.signal],
    [palette.shutter, palette.shutter],
  ]);
  const balusters = repeat(Math.round(width / 34), (index) =>
    rect(index * 34 + 8, top - 34, 10, 34, palette.paper),
  );
  return (
    rect(0, top, width, height - top, palette.sand) +
    balusters +
    rect(0, top - 42, width, 10, palette.paper) +
    rect(0, top - 4, width, 12, palette.paper) +
    drawUmbrella(width * 0.15, height * 0.405, 92, palette, one) +
    drawUmbrella(width * 0.4, height * 0.405, 92, palette, other) +
    drawUmbrella(width * 0.65, height * 0.405, 92, palette, one)
  );
}

function drawBasin({ width, height, palette, random }: Stage): string {
  const water = `M${width * 0.2} ${height * 0.575}H${width * 0.8}L${width * 1.06} ${height * 1.02}H${-width * 0.06}Z`;
  return (
    path(
      outline`M${width * 0.165} ${height * 0.555}L${width * 0.835} ${height * 0.555}` +
        outline`L${width * 1.12} ${height * 1.02}` +
        outline`L${-width * 0.12} ${height * 1.02}Z`,
      palette.paper,
    ) +
    path(water, palette.pool) +
    stipple(water, palette.poolShade, {
      x: 0,
      y: height * 0.6,
      width,
      height: height * 0.4,
      towards: 'foot',
    }) +
    path(
      outline`M${width * 0.2} ${height * 0.575}L${width * 0.8} ${height * 0.575}L${width * 0.825} ${height * 0.62}` +
        outline`L${width * 0.175} ${height * 0.62}Z`,
      palette.poolShade,
    ) +
    drawRipples(
      [width * 0.2, height * 0.645, width * 0.8, height * 0.76],
      12,
      [palette.glitter, palette.paper],
      random,
    ) +
    drawRipples(
      [width * 0.08, height * 0.76, width * 0.92, height * 0.97],
      13,
      [palette.glitter, palette.paper],
      random,
    )
  );
}

function drawRing({ width, height, palette, random }: Stage): string {
  const [x, y] = [width * between(random, 0.42, 0.62), height * between(random, 0.74, 0.83)];
  const stripes = repeat(6, (index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.3;
    const at = (turn: number, share: number): Point => [
      x + Math.cos(angle + turn) * 82 * share,
      y + Math.sin(angle + turn) * 31 * share,
    ];
    return polygon(
      [at(-0.2, 0.46), at(-0.2, 1), at(0, 1.03), at(0.2, 1), at(0.2, 0.46)],
      palette.paper,
    );
  });
  return (
    ellipse(x + 8, y + 12, 84, 31, palette.poolShade) +
    ellipse(x, y, 82, 31, palette.signal) +
    stripes +
    ellipse(x, y + 1, 38, 13, palette.pool) +
    ellipse(x, y - 3, 38, 10, palette.poolShade)
  );
}

function drawPlants({ width, height, palette, random, facts }: Stage): string {
  const tree = (across: number, foot: number, tall: number): string =>
    hasFirs(facts)
      ? drawFir(width * across, height * foot, height * tall, palette, false)
      : drawCypress(width * across, height * foot, height * tall, palette);
  const trees = hasPalms(facts)
    ? drawPalm(width * 0.92, height * 0.6, height * 0.48, -0.06, palette) +
      drawPalm(width * 0.99, height * 0.72, height * 0.5, -0.03, palette)
    : tree(0.88, 0.57, 0.3) + tree(0.95, 0.6, 0.4);
  return trees + drawBlooms(width * 0.02, height * 0.97, 110, palette, random);
}
