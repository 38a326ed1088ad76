import { drawArch } from '../../parts/openings.ts';
import {
  circle,
  ellipse,
  outline,
  path,
  percent,
  placed,
  polygon,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** December: a market around a fir with lights, gabled houses and a spire, snow falling. */
export function drawChristmasMarket(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const moon = {
    x: width * between(random, 0.2, 0.26),
    y: height * between(random, 0.13, 0.16),
    radius: between(random, 54, 62),
  };
  return {
    sun: moon,
    layers: [
      drawSky(stage, height * 0.6, palette),
      drawSun(moon, palette),
      drawSpire(stage),
      drawHouses(stage),
      drawSquare(stage),
      drawTree(stage),
      drawStalls(stage),
      drawVisitors(stage),
      drawFlakes(stage),
    ],
  };
}

function drawSpire({ width, height, palette }: Stage): string {
  const [x, foot] = [width * 0.74, height * 0.6];
  const top = height * 0.26;
  return (
    rect(x - 52, top, 104, foot - top, palette.wallWarm) +
    rect(x + 12, top, 40, foot - top, palette.wallShade) +
    path(outline`M${x - 64} ${top}L${x} ${height * 0.06}L${x + 64} ${top}Z`, palette.roofShade) +
    path(outline`M${x - 64} ${top}L${x} ${height * 0.06}L${x - 12} ${top}Z`, palette.paper) +
    circle(x, top + 54, 30, palette.paper) +
    circle(x, top + 54, 24, palette.window) +
    rect(x - 2, top + 36, 4, 20, palette.paper) +
    rect(x - 2, top + 52, 16, 4, palette.paper) +
    drawArch(x - 40, top + 190, 30, 70, palette.windowLit)
  );
}

/** Gabled fronts in a row, their roofs white, most windows lit. */
function drawHouses({ width, height, palette, random }: Stage): string {
  const inks = [palette.wallWarm, palette.accent, palette.wall, palette.shutter, palette.roof];
  const wide = Math.max(118, width / 10);
  return repeat(Math.ceil(width / wide), (index) => {
    const [x, foot] = [index * wide, height * 0.66];
    const tall = height * between(random, 0.2, 0.27);
    const top = foot - tall;
    const gable = outline`M${x} ${foot}V${top}L${x + wide / 2} ${top - wide * 0.62}L${x + wide} ${top}V${foot}Z`;
    const windows = repeat(6, (at) => {
      const [across, down] = [at % 2, Math.floor(at / 2)];
      const ink = random() < 0.72 ? palette.windowLit : palette.window;
      return rect(x + wide * (0.2 + across * 0.38), top + 8 + down * 52, wide * 0.22, 34, ink);
    });
    return (
      path(gable, inks[index % inks.length] ?? palette.wall) +
      rect(x + wide * 0.78, top, wide * 0.22, tall, palette.dark, 0.18) +
      path(
        outline`M${x - 8} ${top + 8}L${x + wide / 2} ${top - wide * 0.62 - 6}L${x + wide + 8} ${top + 8}V${top - 12}L${x + wide / 2} ${top - wide * 0.62 - 30}L${x - 8} ${top - 12}Z`,
        palette.paper,
      ) +
      circle(x + wide / 2, top - wide * 0.2, wide * 0.09, palette.windowLit) +
      windows
    );
  });
}

function drawSquare(stage: Stage): string {
  const { width, height, palette } = stage;
  const snow = under(percent(stage, '-2 64, 30 65, 64 64, 103 65'), height + 10);
  return (
    path(snow, palette.paper) +
    stipple(snow, palette.wallShade, {
      x: 0,
      y: height * 0.62,
      width,
      height: height * 0.7,
      towards: 'foot',
    })
  );
}

/** The fir of the square, with garlands, lights and a star. */
function drawTree({ width, height, palette, random }: Stage): string {
  const [x, foot, tall] = [width * 0.46, height * 0.76, height * 0.54];
  const tiers = repeat(5, (tier) => {
    const top = foot - tall + tall * tier * 0.16;
    const [low, half] = [top + tall * 0.3, tall * (0.12 + tier * 0.055)];
    return (
      path(
        outline`M${x} ${top}L${x + half} ${low}Q${x} ${low + tall * 0.05} ${x - half} ${low}Z`,
        palette.leaf,
      ) +
      path(
        outline`M${x} ${top}L${x + half} ${low}Q${x + half * 0.6} ${low + tall * 0.03} ${x + half * 0.1} ${low + tall * 0.025}Z`,
        palette.leafShade,
      ) +
      path(
        outline`M${x} ${top}L${x - half} ${low}L${x - half * 0.5} ${low - tall * 0.02}L${x - half * 0.36} ${low - tall * 0.09}Z`,
        palette.paper,
      )
    );
  });
  const baubles = [palette.second, palette.accent, palette.windowLit, palette.signal];
  const lights = repeat(34, (index) => {
    const down = (index + 2) / 36;
    const half = tall * (0.02 + down * 0.3);
    const at = x + between(random, -0.92, 0.92) * half;
    return circle(at, foot - tall + tall * (0.12 + down * 0.8), 5 + down * 6, baubles[index % 4]!);
  });
  const star = polygon(
    Array.from({ length: 10 }, (_, index) => {
      const [turn, reach] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 ? 15 : 36];
      return [x + Math.cos(turn) * reach, foot - tall - 10 + Math.sin(turn) * reach] as const;
    }),
    palette.second,
  );
  return (
    ellipse(x, foot + 10, tall * 0.32, 18, palette.wallShade) +
    rect(x - 20, foot - 30, 40, 44, palette.trunk) +
    tiers +
    lights +
    star
  );
}

/** Stalls at both sides, the near ones larger, each lit, with a roof in stripes and snow on it. */
function drawStalls({ width, height, palette }: Stage): string {
  const scale = Math.min(1.25, width / 760);
  return (
    [
      [0.27, 0.76, 0.62, palette.second],
      [0.66, 0.765, 0.66, palette.shutter],
      [0.9, 0.82, 0.9, palette.accent],
      [0.08, 0.86, 1.06, palette.accent],
    ] as const
  )
    .map(([across, down, size, ink]) =>
      placed(width * across, height * down, scale * size, stallOf(palette, ink)),
    )
    .join('');
}

const stallOf = (palette: Stage['palette'], ink: string): string =>
  ellipse(0, 6, 150, 14, palette.wallShade) +
  rect(-118, -150, 236, 150, palette.trunk) +
  rect(-104, -140, 208, 82, palette.windowLit) +
  repeat(6, (index) =>
    path(
      outline`M${-88 + index * 34} -140q8 22 0 34q-8 -12 0 -34Z`,
      index % 2 ? palette.accent : palette.roofShade,
    ),
  ) +
  repeat(7, (index) =>
    circle(-90 + index * 30, -70, 11, index % 2 ? palette.second : palette.roof),
  ) +
  rect(-126, -60, 252, 16, palette.sandShade) +
  repeat(6, (index) => rect(-112 + index * 40, -40, 26, 36, palette.roofShade)) +
  repeat(8, (index) =>
    path(
      outline`M${-104 + index * 26} -214h26l${10 - (7 - index) * 3 + 6} 72h-36Z`,
      index % 2 ? palette.paper : ink,
    ),
  ) +
  path('M-112 -210Q-60 -238 0 -234T112 -210Q60 -224 0 -220T-112 -210Z', palette.paper) +
  repeat(8, (index) =>
    path(
      outline`M${-140 + index * 35} -144h35q-2 22 -17 22t-18 -22Z`,
      index % 2 ? palette.paper : ink,
    ),
  );

/** People with scarves, on their way between the stalls. */
function drawVisitors({ width, height, palette }: Stage): string {
  const coats = [palette.shutter, palette.accentShade, palette.dark, palette.roof] as const;
  const person = (ink: string, scarf: string): string =>
    ellipse(4, 2, 30, 7, palette.wallShade) +
    rect(-12, -34, 9, 34, palette.dark) +
    rect(4, -34, 9, 34, palette.dark) +
    path('M-24 -26Q-22 -92 0 -94Q22 -92 24 -26Z', ink) +
    circle(0, -106, 16, palette.wallShade) +
    path('M-17 -108A17 17 0 0 1 17 -108Z', scarf) +
    circle(0, -126, 6, palette.paper) +
    path('M-16 -96H16L18 -84H-14L-12 -52H-22L-20 -88Z', scarf);
  return (
    [
      [0.36, 0.82, 0.62],
      [0.57, 0.84, 0.7],
      [0.71, 0.92, 1.02],
      [0.77, 0.92, 0.74],
      [0.34, 0.96, 1.16],
    ] as const
  )
    .map(([across, down, size], index) =>
      placed(
        width * across,
        height * down,
        size,
        person(coats[index % 4]!, index % 2 ? palette.second : palette.signal),
      ),
    )
    .join('');
}

const drawFlakes = ({ width, height, palette, random }: Stage): string =>
  repeat(70, () =>
    circle(random() * width, random() * height * 0.95, between(random, 2, 5.4), palette.paper),
  );
