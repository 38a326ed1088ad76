import { drawRidge } from '../../parts/hills.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawPalm } from '../../parts/palm.ts';
import { drawRipples } from '../../parts/sea.ts';
import {
  ellipse,
  line,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  skyline,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** Red cones over black ash: vines in half-moon walls, a white farm, surf on dark sand. */
export function drawLava(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.42;
  const sun = {
    x: width * between(random, 0.6, 0.67),
    y: horizon * between(random, 0.52, 0.58),
    radius: between(random, 128, 142),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.06, horizon * 0.24, 170, palette.paper),
      drawCones(stage, horizon),
      drawFields(stage, horizon),
      drawFarm(stage),
      drawBeach(stage),
      drawCactus(width * 0.9, height * 0.97, 1.3, palette),
      drawCactus(width * 0.985, height * 1.0, 0.9, palette),
    ],
  };
}

function drawCones({ width, palette }: Stage, horizon: number): string {
  const cone = (across: number, rise: number, half: number): string => {
    const [x, top, rim] = [width * across, horizon - rise, half * 0.26];
    return (
      path(
        outline`M${x - half} ${horizon + 6}Q${x - half * 0.4} ${horizon - rise * 0.3} ${x - rim} ${top}` +
          outline`Q${x} ${top + rise * 0.16} ${x + rim} ${top - rise * 0.05}Q${x + half * 0.44} ${horizon - rise * 0.34} ${x + half * 1.1} ${horizon + 6}Z`,
        palette.mid,
      ) +
      path(
        outline`M${x + rim} ${top - rise * 0.05}Q${x + half * 0.44} ${horizon - rise * 0.34} ${x + half * 1.1} ${horizon + 6}` +
          outline`H${x + half * 0.1}L${x + half * 0.3} ${horizon - rise * 0.4}L${x + half * 0.06} ${horizon - rise * 0.62}Z`,
        palette.midShade,
      )
    );
  };
  const far = skyline(
    width,
    horizon,
    [0.3, 0, 0.44, 44, 0.56, 26, 0.7, 60, 0.82, 34, 0.94, 70, 1.04, 40],
  );
  return (
    drawRidge(far, horizon + 4, palette.far, palette.farShade) +
    cone(0.9, 150, 190) +
    cone(0.55, 90, 150) +
    cone(0.24, 232, 300)
  );
}

/** Half-moon walls of stone, each sheltering one vine, in rows that grow towards the viewer. */
function drawFields({ width, height, palette, random }: Stage, horizon: number): string {
  const ground = outline`M0 ${horizon + 2}H${width}V${height + 5}H0Z`;
  const rows: string[] = [];
  for (let row = 0; row < 7; row++) {
    const y = horizon + 34 + row * row * 7 + row * 24;
    const size = 20 + row * 8;
    for (let x = (row % 2) * size * 1.5 - 20; x < width + 30; x += size * 3.1)
      rows.push(
        path(
          outline`M${x - size} ${y}A${size} ${size * 0.5} 0 0 1 ${x + size} ${y}h${-size * 0.22}A${size * 0.78} ${size * 0.34} 0 0 0 ${x - size * 0.78} ${y}Z`,
          palette.farShade,
        ) +
          ellipse(x, y + size * 0.1, size * 0.44, size * 0.22, palette.leafShade) +
          ellipse(
            x - size * 0.08,
            y + size * 0.03 - random() * 3,
            size * 0.34,
            size * 0.17,
            palette.leaf,
          ),
      );
  }
  return (
    path(ground, palette.land) +
    stipple(ground, palette.mid, {
      x: 0,
      y: horizon - 60,
      width,
      height: height * 0.5,
      towards: 'foot',
    }) +
    rows.join('')
  );
}

/** A white farm with green doors among its palms, and the village far behind it. */
function drawFarm({ width, height, palette, facts, random }: Stage): string {
  const [x, foot] = [width * 0.4, height * 0.665];
  const far = repeat(12, (index) => {
    const [left, wide] = [width * (0.5 + index * 0.038), between(random, 26, 44)];
    return (
      rect(left, height * 0.455 - wide * 0.5, wide, wide * 0.6, palette.wall) +
      rect(
        left + wide * 0.66,
        height * 0.455 - wide * 0.5,
        wide * 0.34,
        wide * 0.6,
        palette.wallShade,
      )
    );
  });
  const palms = hasPalms(facts)
    ? drawPalm(x - 130, foot + 8, 250, -0.08, palette) +
      drawPalm(x + 270, foot + 4, 290, 0.05, palette)
    : '';
  return (
    far +
    palms +
    ellipse(x + 90, foot + 4, 190, 11, palette.dark) +
    rect(x - 60, foot - 96, 130, 100, palette.wall) +
    rect(x + 70, foot - 150, 120, 154, palette.wall) +
    rect(x + 152, foot - 150, 38, 154, palette.wallShade) +
    rect(x + 40, foot - 96, 30, 100, palette.wallShade) +
    rect(x - 66, foot - 104, 112, 12, palette.paper) +
    rect(x + 92, foot - 196, 30, 48, palette.wall) +
    rect(x + 110, foot - 196, 12, 48, palette.wallShade) +
    path(outline`M${x + 86} ${foot - 196}q21 -30 42 0Z`, palette.wallShade) +
    drawArch(x - 16, foot + 4, 36, 70, palette.shutter) +
    rect(x - 48, foot - 70, 22, 30, palette.shutter) +
    rect(x + 88, foot - 112, 24, 34, palette.shutter) +
    rect(x + 120, foot - 50, 24, 34, palette.shutter)
  );
}

function drawBeach(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const shore = '-2 84, 16 82, 34 85, 52 88, 70 86, 86 89, 103 87';
  const lower = (by: number): string =>
    under(
      percent(stage, shore).map(([x, y]) => [x, y + by] as const),
      height + 10,
    );
  return (
    path(lower(-46), palette.dark) +
    path(lower(0), palette.paper) +
    path(lower(13), palette.sea[0]) +
    path(lower(46), palette.paper) +
    path(lower(54), palette.sea[1]) +
    path(lower(100), palette.sea[2]) +
    drawRipples(
      [0, height * 0.93, width * 0.8, height * 0.99],
      7,
      [palette.glitter, palette.paper],
      random,
    ) +
    placed(
      width * 0.3,
      height * 0.835,
      0.8,
      path('M-86 -14Q0 12 92 -24Q74 22 48 22H-56Q-78 10 -86 -14Z', palette.signal) +
        path('M-86 -14Q0 12 92 -24L88 -14Q0 20 -84 -4Z', palette.paper),
    )
  );
}

const drawCactus = (x: number, foot: number, size: number, palette: Stage['palette']): string => {
  const arms = 'M0 0V-210M0 -70H-46Q-58 -70 -58 -86V-140M0 -104H44Q56 -104 56 -120V-176';
  return placed(
    x,
    foot,
    size,
    line(arms, palette.leafShade, 40) +
      `<g transform="translate(-6 0)">${line(arms, palette.leaf, 26)}</g>` +
      path(outline`M-12 -236q12 -22 24 0q-12 12 -24 0Z`, palette.bloom),
  );
};
