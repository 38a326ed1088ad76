import type { Palette } from '../../palette.ts';
import { isSnowy } from '../../palettes.ts';
import { drawBackdrop } from '../../parts/backdrop.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawPalm } from '../../parts/palm.ts';
import { drawRipples } from '../../parts/sea.ts';
import { ellipse, path, rect, repeat, round, skyline, under } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawFir, drawPine } from '../../parts/trees.ts';
import { drawUmbrella } from '../../parts/umbrella.ts';
import { between, pick } from '../../random.ts';
import { hasFirs, hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A tall white slab by the water: balconies to the sun, an arcade at its foot, trees around it. */
export function drawTallHotel(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const horizon = height * 0.62;
  const sun = {
    x: width * between(random, 0.26, 0.32),
    y: horizon * between(random, 0.34, 0.42),
    radius: between(random, 108, 122),
  };
  const ground = skyline(width, height * 0.8, [-0.02, 30, 0.3, 46, 0.6, 60, 1.02, 40]);
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.06, horizon * 0.14, 180, palette.paper),
      drawBackdrop(stage, horizon, { across: between(random, 0.12, 0.24), size: 44 }),
      path(under(ground, height), facts.setting === 'mountains' ? palette.meadow : palette.sand),
      drawSlab(stage, height * 0.8),
      facts.hasPool ? drawPool(stage) : '',
      drawTrees(stage),
    ],
  };
}

const MOST_FLOORS = 11;

/** Floors by stars; each has a balcony at the sun's side, some an awning. */
function drawSlab({ width, height, palette, random, facts }: Stage, foot: number): string {
  const floors = Math.min(MOST_FLOORS, facts.stars + 5);
  const wide = Math.min(width * 0.42, 460);
  const left = width * 0.5;
  const top = height * 0.1;
  const floor = (foot - top - 40) / floors;
  const awning = pick(random, [palette.accent, palette.second, palette.shutter, palette.signal]);
  const wall = pick(random, [palette.wall, palette.wall, palette.wallWarm]);
  const front = wide * 0.74;
  const bays = 5;
  const step = front / bays;
  const rows = repeat(floors, (row) => {
    const y = top + 26 + row * floor;
    return (
      repeat(bays, (bay) => {
        const x = left + 12 + bay * step;
        const hasAwning = (row * 3 + bay * 2) % 7 === 0;
        return (
          rect(x, y, step * 0.62, floor * 0.5, palette.window) +
          rect(x + step * 0.34, y, step * 0.28, floor * 0.5, palette.windowLit) +
          (hasAwning ? rect(x - 4, y - 3, step * 0.74, floor * 0.2, awning) : '')
        );
      }) +
      rect(left - 14, y + floor * 0.5, front + 14, floor * 0.14, palette.paper) +
      rect(left - 14, y + floor * 0.64, front + 14, floor * 0.07, palette.wallShade)
    );
  });
  const side = repeat(floors, (row) =>
    repeat(2, (bay) =>
      rect(
        left + front + (wide - front) * (0.2 + bay * 0.4),
        top + 40 + row * floor,
        (wide - front) * 0.2,
        floor * 0.4,
        palette.window,
      ),
    ),
  );
  const shape = `M${round(left)} ${round(top)}h${round(front)}V${round(foot)}h${round(-front)}Z`;
  return (
    ellipse(left + wide * 0.5, foot + 4, wide * 0.7, 14, palette.sandShade) +
    rect(left + front, top + 12, wide - front, foot - top - 12, palette.wallShade) +
    side +
    path(shape, wall) +
    stipple(shape, palette.wallWarm, {
      x: left,
      y: top,
      width: front,
      height: foot - top,
      towards: 'foot',
    }) +
    rows +
    rect(left - 8, top - 10, wide + 12, 18, palette.paper) +
    rect(left + front * 0.2, top - 52, front * 0.36, 44, wall) +
    rect(left + front * 0.46, top - 52, front * 0.1, 44, palette.wallShade) +
    drawArcade(left - 70, foot, wide + 110, palette, awning)
  );
}

const drawArcade = (
  x: number,
  foot: number,
  wide: number,
  palette: Palette,
  awning: string,
): string =>
  rect(x, foot - 62, wide, 66, palette.wallWarm) +
  repeat(Math.floor(wide / 52), (index) =>
    drawArch(x + 10 + index * 52, foot + 4, 34, 50, palette.window),
  ) +
  rect(x - 10, foot - 76, wide + 20, 16, awning);

function drawPool({ width, height, palette, random }: Stage): string {
  const [x, y] = [width * 0.33, height * 0.9];
  return (
    ellipse(x, y, width * 0.3, height * 0.062, palette.paper) +
    ellipse(x, y, width * 0.28, height * 0.05, palette.poolShade) +
    ellipse(x, y + height * 0.008, width * 0.265, height * 0.042, palette.pool) +
    drawRipples(
      [x - width * 0.2, y - 14, x + width * 0.2, y + 24],
      6,
      [palette.glitter, palette.paper],
      random,
    ) +
    drawUmbrella(width * 0.66, height * 0.86, 66, palette, palette.accent) +
    drawUmbrella(width * 0.76, height * 0.88, 74, palette, palette.second)
  );
}

function drawTrees({ width, height, palette, facts, random }: Stage): string {
  if (hasFirs(facts))
    return [0.06, 0.14, 0.95]
      .map((across, index) =>
        drawFir(
          width * across,
          height * (0.9 + index * 0.03),
          height * (0.34 - index * 0.05),
          palette,
          isSnowy(palette),
        ),
      )
      .join('');
  const draw = hasPalms(facts) && random() < 0.8 ? drawPalm : drawPine;
  return (
    draw(width * 0.1, height * 0.93, height * 0.44, 0.02, palette) +
    draw(width * 0.96, height * 1.01, height * 0.5, -0.04, palette) +
    drawBlooms(width * 0.03, height - 16, 96, palette, random)
  );
}
