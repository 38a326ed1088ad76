import { isSnowy } from '../../palettes.ts';
import { drawChalet } from '../../parts/chalet.ts';
import { drawSummit } from '../../parts/hills.ts';
import {
  circle,
  curve,
  line,
  outline,
  path,
  percent,
  placed,
  rect,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** January: a piste in curves between firs, two skiers, cabins of a lift under white peaks. */
export function drawSkiRun(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const foot = height * 0.6;
  const sun = {
    x: width * between(random, 0.22, 0.28),
    y: height * between(random, 0.19, 0.22),
    radius: between(random, 60, 68),
  };
  const peak = (x: number, top: number, spread: number) =>
    drawSummit(
      { x: width * x, top: height * top, foot, spread },
      { lit: palette.far, shade: palette.farShade, snow: palette.paper, crease: palette.mid },
    );
  return {
    sun,
    layers: [
      drawSky(stage, foot, palette),
      drawSun(sun, palette),
      drawCloud(width * 0.4, height * 0.1, 170, palette.paper),
      peak(0.46, 0.29, height * 0.34),
      peak(0.98, 0.26, height * 0.36),
      peak(0.72, 0.15, height * 0.5),
      drawSlopes(stage),
      drawLift(stage),
      drawFirs(stage),
      drawChalet(width * 0.1, height * 0.67, Math.min(190, width * 0.17), palette, true),
      drawPiste(stage),
      drawSkier(width * 0.5, height * 0.72, 0.8, palette.accent, stage),
      drawSkier(width * 0.4, height * 0.93, 1.5, palette.second, stage),
    ],
  };
}

function drawSlopes(stage: Stage): string {
  const { width, height, palette } = stage;
  const slope = (pairs: string): string => under(percent(stage, pairs), height + 10);
  const back = slope('-2 60, 16 61, 38 58, 62 53, 84 47, 103 42');
  const front = slope('-2 68, 20 66, 44 68, 70 63, 103 60');
  const shade = isSnowy(palette) ? palette.meadowShade : palette.wallShade;
  return (
    path(back, palette.paper) +
    stipple(back, shade, {
      x: 0,
      y: height * 0.42,
      width: width * 1.3,
      height: height * 0.3,
      towards: 'right',
    }) +
    path(front, palette.paper) +
    stipple(front, shade, { x: 0, y: height * 0.64, width, height: height * 0.7, towards: 'foot' })
  );
}

/** The run itself, its curves growing towards the viewer, and the tracks in it. */
function drawPiste(stage: Stage): string {
  const { width, height, palette } = stage;
  const run = percent(stage, '62 56, 50 61, 60 66, 46 72, 62 79, 36 87, 50 101');
  const track = (shift: number): string =>
    curve(run.map(([x, y]) => [x + shift * (y / height) * width * 0.02, y] as const));
  const flags = [
    [0.6, 0.64, palette.signal],
    [0.42, 0.7, palette.shutter],
    [0.68, 0.78, palette.signal],
    [0.28, 0.86, palette.shutter],
  ] as const;
  return (
    line(track(-1), palette.wallShade, 5) +
    line(track(1), palette.wallShade, 5) +
    flags
      .map(([across, down, ink]) => {
        const [x, y, tall] = [width * across, height * down, 30 + down * 50];
        return (
          rect(x, y - tall, 4, tall, palette.dark) +
          path(
            outline`M${x + 4} ${y - tall}l${tall * 0.5} 6v${tall * 0.34}l${-tall * 0.5} -4Z`,
            ink,
          )
        );
      })
      .join('')
  );
}

function drawLift({ width, height, palette }: Stage): string {
  const [left, right] = [height * 0.56, height * 0.2];
  const cableAt = (across: number): number => left + (right - left) * across;
  const cabin = (across: number, ink: string): string => {
    const [x, y] = [width * across, cableAt(across)];
    return (
      rect(x - 2, y, 4, 26, palette.dark) +
      rect(x - 23, y + 24, 46, 38, ink) +
      rect(x - 17, y + 30, 14, 16, palette.windowLit) +
      rect(x + 3, y + 30, 14, 16, palette.windowLit)
    );
  };
  const pylon = (across: number): string =>
    rect(width * across - 5, cableAt(across), 10, height * 0.14, palette.midShade) +
    rect(width * across - 22, cableAt(across) - 4, 44, 8, palette.midShade);
  return (
    pylon(0.56) +
    pylon(0.86) +
    line(outline`M-10 ${left}L${width + 10} ${right}`, palette.dark, 3) +
    cabin(0.34, palette.accent) +
    cabin(0.66, palette.second) +
    cabin(0.93, palette.accent)
  );
}

function drawFirs({ width, height, palette, random }: Stage): string {
  const stand = (from: number, to: number, down: number, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = width * (from + ((to - from) * index) / count);
      const tall = height * between(random, 0.09, 0.15);
      return drawFir(x, height * (down + (index % 3) * 0.02), tall, palette, true);
    }).join('');
  return stand(0.72, 1.04, 0.68, 7) + stand(-0.01, 0.1, 0.72, 2) + stand(0.82, 1.06, 0.86, 4);
}

const drawSkier = (x: number, y: number, scale: number, ink: string, { palette }: Stage): string =>
  placed(
    x,
    y,
    scale,
    path('M-52 16L46 -2L52 3L-46 23Z', palette.dark) +
      path('M-46 8L52 -10L57 -5L-40 15Z', palette.dark) +
      path('M-12 8L-2 -26L18 -34L24 -8L12 2Z', palette.shutterShade) +
      path('M-4 -24Q4 -62 26 -66L34 -40L20 -26Z', ink) +
      circle(34, -74, 12, palette.trunk) +
      path('M22 -76A12 12 0 0 1 46 -78Z', palette.signal) +
      path('M22 -58L48 -40L46 -34L18 -48Z', ink) +
      path('M44 -40L62 4L58 6L40 -36Z', palette.dark) +
      path('M10 -50L-24 -30L-22 -26L14 -42Z', palette.dark),
  );
