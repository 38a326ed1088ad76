import { drawRidge } from '../../parts/hills.ts';
import { drawTower, drawVillage } from '../../parts/house.ts';
import {
  circle,
  ellipse,
  heightAt,
  line,
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
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** February: almond trees in blossom on walled terraces under a village. */
export function drawAlmonds(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.42;
  const sun = {
    x: width * between(random, 0.7, 0.76),
    y: horizon * between(random, 0.68, 0.72),
    radius: between(random, 104, 118),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon + 30, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.1, horizon * 0.22, 240, palette.paper),
      drawRidge(
        percent(stage, '-2 36, 12 26, 24 32, 40 22, 55 33, 74 29, 90 35, 103 30'),
        height * 0.5,
        palette.far,
        palette.farShade,
      ),
      drawHill(stage),
      drawTerraces(stage),
      drawPetals(stage),
    ],
  };
}

function drawHill(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const crest = percent(stage, '-2 47, 16 43, 34 38, 52 44, 76 47, 103 43');
  const hill = under(crest, height * 0.8);
  const site = {
    left: width * 0.16,
    right: width * 0.48,
    size: 52,
    sunSide: 'right',
    span: (x: number) => [heightAt(crest, x) + 12, height * 0.5] as const,
  } as const;
  return (
    path(hill, palette.meadowShade) +
    drawTower({ x: width * 0.33, foot: height * 0.41, width: 46, height: 130 }, palette, 'right') +
    drawVillage(site, palette, random)
  );
}

/** Three terraces, each with its wall of stones and its trees, the nearest the largest. */
function drawTerraces(stage: Stage): string {
  const { width, height, palette, random } = stage;
  return [
    { edge: '-2 54, 30 52, 64 55, 103 52', size: 62, trees: 9, down: 0.555 },
    { edge: '-2 65, 26 67, 60 64, 103 67', size: 104, trees: 6, down: 0.68 },
    { edge: '-2 83, 34 80, 70 84, 103 81', size: 178, trees: 4, down: 0.86 },
  ]
    .map(({ edge, size, trees, down }, step) => {
      const top = percent(stage, edge);
      const ground = under(top, height + 10);
      const start = between(random, 0.02, 0.1);
      return (
        path(ground, step % 2 ? palette.meadowShade : palette.meadow) +
        stipple(ground, palette.leafShade, {
          x: 0,
          y: height * (down - 0.06),
          width,
          height: height * 0.24,
          towards: 'foot',
        }) +
        drawWall(stage, top, size * 0.2) +
        repeat(trees, (index) => {
          const across = start + index / trees;
          const y = height * down + (index % 2) * size * 0.16;
          return drawAlmond(width * across, y, size * between(random, 0.9, 1.1), stage);
        })
      );
    })
    .join('');
}

/** Stones along an edge. */
function drawWall(
  { width, palette }: Stage,
  edge: readonly (readonly [number, number])[],
  size: number,
): string {
  return repeat(Math.ceil(width / (size * 1.7)), (index) => {
    const x = index * size * 1.7;
    const y = heightAt(edge, x);
    const ink = index % 3 ? palette.wallWarm : palette.wallShade;
    return ellipse(x, y + size * 0.2, size * 0.95, size * (0.5 + (index % 4) * 0.06), ink);
  });
}

/** A dark forked trunk under clouds of blossom. */
function drawAlmond(
  x: number,
  foot: number,
  size: number,
  { palette, random }: Pick<Stage, 'palette' | 'random'>,
): string {
  const wood =
    outline`M${x} ${foot}C${x - size * 0.06} ${foot - size * 0.4} ${x + size * 0.04} ${foot - size * 0.5} ${x - size * 0.22} ${foot - size * 0.84}` +
    outline`M${x} ${foot - size * 0.42}Q${x + size * 0.2} ${foot - size * 0.6} ${x + size * 0.26} ${foot - size * 0.86}`;
  const inks = [palette.bloom, palette.bloomLight, palette.bloomLight, palette.paper];
  const crown = repeat(26, (index) => {
    const [turn, away] = [random() * Math.PI * 2, Math.sqrt(random())];
    const at = [
      x + Math.cos(turn) * away * size * 0.52,
      foot - size * 0.92 + Math.sin(turn) * away * size * 0.36,
    ] as const;
    const spread = size * between(random, 0.09, 0.17) * (index > 18 ? 0.5 : 1);
    return circle(at[0], at[1], spread, inks[Math.floor(index / 7)] ?? palette.paper);
  });
  return (
    ellipse(x - size * 0.1, foot, size * 0.5, size * 0.07, palette.leafShade, 0.6) +
    line(wood, palette.trunk, size * 0.09) +
    crown
  );
}

const drawPetals = ({ width, height, palette, random }: Stage): string =>
  repeat(34, (index) => {
    const [x, y] = [random() * width, height * between(random, 0.5, 0.99)];
    const size = 3 + (y / height) * 5;
    return rect(x, y, size * 1.5, size, index % 2 ? palette.paper : palette.bloomLight);
  });
