import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawHouse, drawTower } from '../../parts/house.ts';
import {
  circle,
  curve,
  ellipse,
  heightAt,
  outline,
  path,
  percent,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawCypress } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Rows of vines fan out from the brow; a villa and a road of cypresses on the hill behind. */
export function drawVineyard(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.36;
  const sun = {
    x: width * between(random, 0.7, 0.76),
    y: horizon * between(random, 0.56, 0.64),
    radius: between(random, 112, 126),
  };
  const far = percent(
    stage,
    '-2 33.5, 10 29.5, 22 31.8, 37 27.6, 52 32.4, 67 30, 84 33.4, 103 29.4',
  );
  return {
    sun,
    layers: [
      drawSky(stage, horizon + 40, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.12, horizon * 0.38, 190, palette.paper),
      drawCloud(width * 0.4, horizon * 0.58, 110, palette.paper),
      drawRidge(far, horizon + 80, palette.far, palette.farShade),
      drawFields(stage),
      drawHill(stage),
      drawVines(stage),
      drawGrapes(stage),
      drawBlooms(width * 0.97, height * 0.99, 70, palette, random),
    ],
  };
}

function drawFields(stage: Stage): string {
  const { width, height, palette } = stage;
  const near = under(
    percent(stage, '-2 43.5, 13 40, 33 39.2, 52 43.4, 71 41.6, 89 38.4, 103 40'),
    height * 0.6,
  );
  return (
    path(
      under(percent(stage, '-2 36, 16 34.2, 37 37.6, 62 34, 84 36.6, 103 34'), height * 0.5),
      palette.far,
    ) +
    path(near, palette.mid) +
    stipple(near, palette.midShade, {
      x: 0,
      y: height * 0.39,
      width,
      height: height * 0.13,
      towards: 'foot',
    })
  );
}

function drawHill(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const crest = percent(stage, '-2 54, 18 50, 37 45, 52 42.5, 69 44.2, 84 49, 103 50');
  const x = width * 0.45;
  const foot = heightAt(crest, x) + 14;
  const inks = {
    wall: palette.wall,
    shade: palette.wallShade,
    roof: palette.roof,
    window: palette.window,
  };
  const road = outline`M${width * 0.49} ${height * 0.455}C${width * 0.44} ${height * 0.485} ${width * 0.33} ${height * 0.5} ${width * 0.37} ${height * 0.533}C${width * 0.42} ${height * 0.575} ${width * 0.67} ${height * 0.566} ${width * 0.655} ${height * 0.617}C${width * 0.64} ${height * 0.667} ${width * 0.4} ${height * 0.667} ${width * 0.37} ${height * 0.725}H${width * 0.44}C${width * 0.47} ${height * 0.683} ${width * 0.72} ${height * 0.667} ${width * 0.72} ${height * 0.613}C${width * 0.72} ${height * 0.558} ${width * 0.47} ${height * 0.558} ${width * 0.43} ${height * 0.527}C${width * 0.41} ${height * 0.505} ${width * 0.49} ${height * 0.492} ${width * 0.52} ${height * 0.457}Z`;
  const avenue = (
    [
      [0.35, 0.53, 60],
      [0.45, 0.55, 70],
      [0.57, 0.565, 78],
      [0.74, 0.6, 92],
      [0.73, 0.645, 104],
      [0.6, 0.675, 112],
      [0.46, 0.675, 120],
    ] as const
  ).map(([across, down, tall]) => drawCypress(width * across, height * down, tall, palette));
  return (
    path(under(crest, height), palette.meadow) +
    path(
      `${curve(percent(stage, '52 42.5, 69 44.2, 84 49, 103 50'))}${outline`V${height * 0.7}Q${width * 0.62} ${height * 0.6} ${width * 0.52} ${height * 0.425}Z`}`,
      palette.meadowShade,
    ) +
    path(road, palette.sand) +
    drawHouse({ x: x - 66, foot: foot + 6, width: 86, height: 66 }, inks, 'left', random) +
    drawTower({ x: x + 74, foot: foot, width: 54, height: 172 }, palette, 'left') +
    drawHouse({ x, foot, width: 152, height: 98 }, inks, 'left', random) +
    [-96, -74, 146, 172, 198]
      .map((dx, index) => drawCypress(x + dx, foot + 14, 156 - index * 14, palette))
      .join('') +
    avenue.join('') +
    drawOlives(stage)
  );
}

const drawOlives = ({ width, height, palette, random }: Stage): string =>
  repeat(22, (index) => {
    const isRight = index % 2 === 0;
    const x = width * (isRight ? between(random, 0.8, 1) : between(random, 0.02, 0.28));
    const y = height * (0.56 + (index / 22) * 0.12);
    const radius = 13 + index * 0.4;
    return (
      rect(x - 2, y, 4, radius * 1.3, palette.trunk) +
      circle(x, y, radius, palette.leafShade) +
      circle(x - 3, y - 3, radius * 0.8, palette.meadowShade)
    );
  });

/** Rows of vines from a point beyond the brow. */
function drawVines(stage: Stage): string {
  const { width, height, palette } = stage;
  const brow = under(percent(stage, '-2 73.5, 20 70, 47 71.7, 73 71, 103 66.7'), height + 10);
  const rows = repeat(25, (index) => {
    const row = index - 12;
    const [from, to] = [width * 0.54 + row * width * 0.042, width * 0.54 + row * width * 0.21];
    const furrow = outline`M${from + 14} ${height * 0.68}h6L${to + 104} ${height * 1.03}h-36Z`;
    const bushes = repeat(12, (step) => {
      const near = (step / 12) ** 1.5;
      const [x, y, size] = [
        from + (to - from) * near,
        height * (0.69 + 0.35 * near),
        10 + 50 * near,
      ];
      if (x < -80 || x > width + 80) return '';
      return (
        ellipse(
          x,
          y - size * 0.5,
          size * 0.78,
          size * 0.56,
          step % 2 ? palette.leafShade : palette.leaf,
        ) +
        ellipse(
          x - size * 0.16,
          y - size * 0.66,
          size * 0.46,
          size * 0.3,
          step % 2 ? palette.leaf : palette.meadowShade,
        )
      );
    });
    return path(furrow, palette.land, 0.7) + bushes;
  });
  return (
    path(brow, palette.sandShade) +
    `<clipPath id="vines"><path d="${brow}"/></clipPath><g clip-path="url(#vines)">${rows}</g>`
  );
}

function drawGrapes({ height, palette }: Stage): string {
  const [x, y] = [92, height * 0.86];
  const berries = repeat(15, (index) => {
    const row = index < 5 ? 0 : index < 9 ? 1 : index < 12 ? 2 : index < 14 ? 3 : 4;
    const column = index - ([0, 5, 9, 12, 14][row] ?? 0);
    const [left, top] = [x + (column - (4 - row) / 2) * 27, y + row * 24];
    return (
      circle(left, top, 17, index % 3 ? palette.bloom : palette.bloomLight) +
      circle(left - 5, top - 5, 4, palette.paper)
    );
  });
  const leaf = (dx: number, dy: number, turn: number, ink: string): string =>
    `<g transform="translate(${Math.round(x + dx)} ${Math.round(y + dy)}) rotate(${turn}) scale(1.6)">${path('M0 40Q-14 10 -44 14Q-34 -4 -46 -26Q-22 -22 -18 -44Q-4 -34 0 -56Q8 -34 22 -42Q22 -22 46 -24Q34 -2 44 14Q14 10 0 40Z', ink)}</g>`;
  return (
    berries +
    leaf(-50, -44, -30, palette.leafShade) +
    leaf(56, -50, 20, palette.leaf) +
    leaf(6, -82, 0, palette.leafShade)
  );
}
