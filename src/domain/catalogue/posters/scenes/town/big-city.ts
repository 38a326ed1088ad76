import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import { line, outline, path, placed, rect, repeat, round } from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Stepped towers across a wide river, a hanging bridge from the right, a water tank on a roof. */
export function drawBigCity(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const water = height * 0.63;
  const sun = {
    x: width * between(random, 0.3, 0.38),
    y: water * between(random, 0.46, 0.52),
    radius: between(random, 150, 166),
  };
  return {
    sun,
    layers: [
      drawSky(stage, water, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.66, water * 0.16, 180, palette.paper),
      drawGull(width * 0.2, water * 0.3, 15, palette.dark),
      drawSkyline(stage, water),
      drawSea(stage, water, palette.sea.slice(1)),
      drawGlitter(sun.x, water, height * 0.16, 150, palette.glitter, random),
      drawFerry(width * 0.34, water + height * 0.12, palette),
      drawRipples(
        [0, height * 0.76, width, height * 0.92],
        10,
        [palette.glitter, palette.sea[0]],
        random,
      ),
      drawBridge(stage, water),
      drawRoof(stage),
    ],
  };
}

function drawSkyline({ width, palette, random }: Stage, water: number): string {
  const row = (
    step: number,
    [low, high]: readonly [number, number],
    inks: readonly (readonly [string, string])[],
  ): string => {
    const towers: string[] = [];
    for (let x = -20; x < width; x += step * between(random, 0.78, 1.1)) {
      const middle = 1 - Math.abs(x / width - 0.56) * 0.9;
      const tall = water * between(random, low, high) * middle;
      const ink = inks[towers.length % inks.length] ?? [palette.wall, palette.wallShade];
      towers.push(
        drawTower(x, water, step * between(random, 0.74, 0.98), tall, ink, palette, random),
      );
    }
    return towers.join('');
  };
  return (
    row(74, [0.4, 0.62], [[palette.far, palette.farShade]]) +
    row(
      96,
      [0.42, 0.84],
      [
        [palette.mid, palette.midShade],
        [palette.roof, palette.roofShade],
        [palette.wallWarm, palette.wallShade],
      ],
    ) +
    row(
      88,
      [0.18, 0.4],
      [
        [palette.roof, palette.roofShade],
        [palette.wall, palette.wallShade],
        [palette.midShade, palette.land],
      ],
    )
  );
}

/** A tower that steps back twice, now and then with a mast; its windows are one path. */
function drawTower(
  x: number,
  foot: number,
  wide: number,
  tall: number,
  [lit, shade]: readonly [string, string],
  palette: Stage['palette'],
  random: Stage['random'],
): string {
  const steps = tall > 240 ? 3 : 1;
  const blocks = repeat(steps, (index) => {
    const inset = wide * 0.13 * index;
    const top = foot - tall * (steps === 1 ? 1 : ([0.72, 0.9, 1][index] ?? 1));
    const across = wide - inset * 2;
    return (
      rect(x + inset, top, across, foot - top, lit) +
      rect(x + inset + across * 0.64, top, across * 0.36, foot - top, shade)
    );
  });
  const mast = steps > 1 && random() > 0.45;
  const cap = mast
    ? path(
        outline`M${x + wide * 0.3} ${foot - tall + 1}L${x + wide * 0.46} ${foot - tall - wide * 0.5}L${x + wide * 0.5} ${foot - tall - wide * 1.1}L${x + wide * 0.54} ${foot - tall - wide * 0.5}L${x + wide * 0.7} ${foot - tall + 1}Z`,
        shade,
      )
    : '';
  let windows = '';
  for (let y = foot - tall * 0.68; y < foot - 12; y += 22)
    for (let column = 0; column < 3; column++)
      if (random() > 0.3)
        windows += `M${round(x + wide * (0.1 + column * 0.18))} ${round(y)}h${round(wide * 0.1)}v11h-${round(wide * 0.1)}z`;
  return cap + blocks + path(windows, random() > 0.4 ? palette.windowLit : palette.paper, 0.85);
}

const drawFerry = (x: number, y: number, palette: Stage['palette']): string =>
  placed(
    x,
    y,
    0.95,
    path('M-150 -34H160Q146 14 120 18H-116Q-140 4 -150 -34Z', palette.signal) +
      rect(-132, -66, 262, 34, palette.paper) +
      rect(-104, -94, 190, 30, palette.paper) +
      rect(62, -66, 68, 34, palette.wallShade) +
      rect(34, -94, 52, 30, palette.wallShade) +
      repeat(9, (index) => rect(-122 + index * 26, -56, 15, 14, palette.window)) +
      repeat(6, (index) => rect(-94 + index * 28, -86, 16, 13, palette.window)) +
      rect(-20, -124, 40, 32, palette.dark) +
      rect(-20, -116, 40, 8, palette.second) +
      rect(-140, 24, 280, 5, palette.glitter),
  );

/** One tower of stone at the right, its cables, and the deck running out of the picture. */
function drawBridge({ width, height, palette }: Stage, water: number): string {
  const [x, top, foot, deck] = [width * 0.8, height * 0.3, height * 0.83, water + 26];
  const wide = 92;
  const left = width * -0.04;
  const cableAt = (share: number): number => deck - 16 - (deck - top - 40) * share ** 2.1;
  const hangers = repeat(20, (index) => {
    const share = (index + 1) / 21;
    return outline`M${left + (x - left) * share} ${cableAt(share)}V${deck}`;
  });
  const rightHangers = repeat(5, (index) => {
    const share = (index + 1) / 6;
    return outline`M${x + wide + (width - x) * share * 1.05} ${top + 40 + (deck - top - 100) * share ** 0.8}V${deck}`;
  });
  const cable = `${outline`M${left} ${cableAt(0)}`}${repeat(12, (index) => outline`L${left + ((x - left) * (index + 1)) / 12} ${cableAt((index + 1) / 12)}`)}`;
  const arch = (ax: number): string =>
    path(
      outline`M${ax} ${deck - 8}V${top + 128}L${ax + 13} ${top + 96}L${ax + 26} ${top + 128}V${deck - 8}Z`,
      palette.sky[2],
    );
  return (
    line(hangers + rightHangers, palette.dark, 2, 0.8) +
    line(cable, palette.dark, 6) +
    line(outline`M${x + wide} ${top + 30}L${width + 20} ${deck - 40}`, palette.dark, 6) +
    rect(left, deck, width * 1.2, 20, palette.midShade) +
    rect(left, deck + 20, width * 1.2, 7, palette.dark) +
    rect(x, top, wide, foot - top, palette.mid) +
    rect(x + wide * 0.66, top, wide * 0.34, foot - top, palette.midShade) +
    arch(x + 14) +
    arch(x + 50) +
    rect(x, deck, wide, 27, palette.midShade) +
    rect(x - 9, top - 12, wide + 18, 16, palette.mid) +
    rect(x - 9, top + 60, wide + 18, 9, palette.midShade) +
    rect(x - 14, foot - 24, wide + 28, 40, palette.midShade)
  );
}

/** The roof one stands on, with its water tank. */
function drawRoof({ width, height, palette }: Stage): string {
  const [x, foot] = [width * 0.13, height * 0.93];
  const roof = outline`M0 ${height * 0.93}H${width}V${height + 5}H0Z`;
  return (
    path(roof, palette.roof) +
    stipple(roof, palette.roofShade, {
      x: 0,
      y: height * 0.9,
      width,
      height: height * 0.12,
      towards: 'foot',
    }) +
    rect(0, height * 0.918, width, 18, palette.wallWarm) +
    repeat(3, (index) => rect(x - 54 + index * 51, foot - 84, 8, 86, palette.dark)) +
    rect(x - 60, foot - 60, 122, 6, palette.dark) +
    rect(x - 62, foot - 206, 126, 126, palette.trunk) +
    rect(x + 18, foot - 206, 46, 126, palette.dark, 0.5) +
    rect(x - 64, foot - 176, 130, 6, palette.dark) +
    rect(x - 64, foot - 118, 130, 6, palette.dark) +
    path(
      outline`M${x - 74} ${foot - 204}L${x} ${foot - 262}L${x + 76} ${foot - 204}Z`,
      palette.dark,
    )
  );
}
