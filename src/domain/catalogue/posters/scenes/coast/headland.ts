import { drawFishingBoat } from '../../parts/boats.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawHouse } from '../../parts/house.ts';
import { drawLighthouse } from '../../parts/lighthouse.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import {
  circle,
  curve,
  ellipse,
  line,
  outline,
  path,
  percent,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawStrata } from '../../parts/strata.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A banded tower on a dark cliff, green headlands behind it, sheep between dry-stone walls. */
export function drawHeadland(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.43;
  const sun = {
    x: width * between(random, 0.26, 0.32),
    y: horizon * between(random, 0.5, 0.56),
    radius: between(random, 106, 120),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper, { strength: 0.06 }),
      drawSun(sun, palette),
      drawCloud(width * 0.5, horizon * 0.24, 200, palette.paper),
      drawCloud(width * 0.1, horizon * 0.2, 150, palette.paper),
      drawHeadlands(stage, horizon),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.2, 120, palette.glitter, random),
      drawFishingBoat(width * 0.2, height * 0.56, 46, palette, palette.accent),
      drawRipples(
        [0, height * 0.5, width * 0.5, height * 0.68],
        7,
        [palette.glitter, palette.paper],
        random,
      ),
      drawCliff(stage),
      drawPasture(stage),
      drawGull(width * 0.38, horizon * 0.72, 20, palette.paper),
      drawGull(width * 0.44, horizon * 0.58, 14, palette.paper),
    ],
  };
}

function drawHeadlands(stage: Stage, horizon: number): string {
  const { height, palette } = stage;
  const far = percent(stage, '40 43.3, 52 37.5, 66 35.5, 84 33.5, 103 31.5, 103 43.3');
  const face = percent(stage, '40 43.3, 52 39.6, 66 38.4, 84 37, 103 36');
  return (
    path(under(far.slice(0, -1), horizon + 3), palette.meadowShade) +
    path(under(face, horizon + 3), palette.midShade) +
    path(
      under(percent(stage, '54 43.4, 66 41.4, 84 40.4, 103 39.6'), horizon + height * 0.004),
      palette.mid,
    )
  );
}

function drawCliff(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const edge = percent(
    stage,
    '103 74, 103 52, 82 51, 63 52.6, 47 56, 44 60, 47 64, 40 68, 43 72, 38 76',
  );
  const shape = `${curve(edge.slice(1))}L${width * 1.03} ${height * 0.84}Z`;
  const top = percent(stage, '103 47.6, 82 48, 63 50.4, 46.4 55.2');
  const turf = `${curve(top)}${outline`Q${width * 0.6} ${height * 0.555} ${width * 0.82} ${height * 0.53}L${width * 1.03} ${height * 0.545}Z`}`;
  const cottage = {
    wall: palette.wall,
    shade: palette.wallShade,
    roof: palette.roof,
    window: palette.window,
  };
  return (
    drawStrata(
      shape,
      [palette.midShade, palette.land, palette.mid],
      { x: width * 0.36, y: height * 0.5, width: width * 0.7, height: height * 0.3 },
      random,
    ) +
    drawColumns(stage) +
    drawSurf(stage) +
    path(turf, palette.meadow) +
    drawLighthouse(width * 0.7, height * 0.515, Math.min(290, height * 0.3), palette) +
    drawHouse(
      { x: width * 0.75, foot: height * 0.513, width: 104, height: 50 },
      cottage,
      'left',
      random,
    )
  );
}

/** Pillars of basalt in the cliff's face. */
const drawColumns = ({ width, height, palette, random }: Stage): string =>
  repeat(20, (index) => {
    const x = width * (0.46 + index * 0.028);
    return rect(
      x,
      height * (0.57 + 0.012 * Math.sin(index * 2.1)),
      7,
      height * between(random, 0.08, 0.2),
      index % 3 ? palette.mid : palette.land,
      0.8,
    );
  });

const drawSurf = ({ width, height, palette }: Stage): string =>
  path(
    outline`M${width * 0.35} ${height * 0.78}Q${width * 0.41} ${height * 0.73} ${width * 0.38} ${height * 0.7}Q${width * 0.46} ${height * 0.66} ${width * 0.41} ${height * 0.62}Q${width * 0.48} ${height * 0.66} ${width * 0.44} ${height * 0.72}Q${width * 0.48} ${height * 0.76} ${width * 0.44} ${height * 0.82}Z`,
    palette.paper,
  );

function drawPasture(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const near = percent(stage, '-2 70, 16 69, 38 75, 60 80, 82 78, 103 73');
  const shape = under(near, height + 10);
  const wall = (points: string): string =>
    line(curve(percent(stage, points)), palette.wallShade, 13) +
    line(curve(percent(stage, points)), palette.midShade, 3);
  const flock = (
    [
      [0.1, 0.76, 0.8],
      [0.22, 0.8, 0.95],
      [0.34, 0.835, 1.05],
      [0.12, 0.86, 1.15],
      [0.52, 0.87, 1.1],
      [0.72, 0.84, 0.95],
      [0.84, 0.9, 1.25],
    ] as const
  ).map(([across, down, size]) => drawSheep(width * across, height * down, 26 * size, palette));
  return (
    path(shape, palette.meadow) +
    stipple(shape, palette.meadowShade, {
      x: 0,
      y: height * 0.7,
      width,
      height: height * 0.36,
      towards: 'foot',
    }) +
    wall('-2 77.5, 24 77, 52 84, 78 82.5, 103 78') +
    wall('40 80.5, 44 88, 36 96, 38 103') +
    flock.join('') +
    drawBlooms(width * 0.06, height * 0.99, 96, palette, random) +
    drawBlooms(width * 0.95, height * 1.0, 110, palette, random)
  );
}

const drawSheep = (x: number, y: number, size: number, palette: Stage['palette']): string =>
  ellipse(x + size * 0.2, y + size * 0.92, size * 1.1, size * 0.14, palette.meadowShade) +
  rect(x - size * 0.5, y + size * 0.3, size * 0.14, size * 0.6, palette.dark) +
  rect(x + size * 0.4, y + size * 0.3, size * 0.14, size * 0.6, palette.dark) +
  ellipse(x, y, size, size * 0.66, palette.paper) +
  circle(x - size * 0.6, y - size * 0.25, size * 0.36, palette.paper) +
  circle(x + size * 0.5, y - size * 0.3, size * 0.4, palette.paper) +
  ellipse(x + size * 0.3, y + size * 0.32, size * 0.66, size * 0.28, palette.wallShade) +
  ellipse(x - size * 0.98, y - size * 0.12, size * 0.3, size * 0.38, palette.dark);
