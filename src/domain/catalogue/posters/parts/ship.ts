import type { Palette } from '../palette.ts';
import { circle, line, outline, path, rect, repeat } from './shapes.ts';

/**
 * A liner from below its bow. All numbers are hundredths of the half width, from the middle of the
 * rail; `depth` is the distance from the rail to the foot of the hull.
 */
export function drawShip(depth: number, palette: Palette): string {
  return drawFunnel(palette) + drawDecks(palette) + drawHull(depth, palette);
}

/** What stands out on the hull once it is shaded: the stem and the two hawses. */
export function drawFittings(depth: number, { paper, dark }: Palette): string {
  const hawse = (x: number): string => circle(x, 37, 5.2, paper) + circle(x, 37, 2.8, dark);
  return rect(-0.8, 18, 1.6, depth - 18, paper, 0.6) + hawse(-52) + hawse(52);
}

function drawFunnel({ accent, accentShade, dark, paper }: Palette): string {
  return (
    line('M0 -134L-102 1M0 -134L102 1', dark, 0.8) +
    path('M-27 -60L-22 -122H22L27 -60Z', accent) +
    path('M4 -60L3 -122H22L27 -60Z', accentShade) +
    path('M-22 -122H22L23.3 -107H-23.3Z', dark) +
    path('M-24 -101H24L24.8 -94H-24.8Z', paper)
  );
}

function drawDecks({ paper, wallShade, window, signal }: Palette): string {
  const deck = (half: number, top: number, tall: number): string =>
    rect(-half, top, half * 2, tall, paper) + rect(half * 0.28, top, half * 0.72, tall, wallShade);
  const windows = (half: number, y: number, count: number): string => {
    const step = (half * 2 - 8) / count;
    return repeat(count, (index) => rect(4 - half + index * step, y, step * 0.72, 5.2, window));
  };
  return (
    deck(66, -20, 30) +
    deck(50, -42, 24) +
    deck(36, -62, 22) +
    rect(-58, -64, 116, 5, paper) +
    rect(-62, -44, 124, 4, paper) +
    windows(36, -55, 7) +
    windows(50, -35, 9) +
    windows(62, -13, 11) +
    path('M-56 -24h-26q2 11 13 11t13 -11ZM56 -24h26q-2 11 -13 11t-13 -11Z', signal)
  );
}

function drawHull(depth: number, palette: Palette): string {
  const [upper, lower] = [depth * 0.4, depth * 0.8];
  const right = outline`C93 ${upper} 66 ${lower} 58 ${depth}`;
  const left = outline`H-58C-66 ${lower} -93 ${upper} -100 0Z`;
  return (
    path(`M-100 0Q0 21 100 0${right}${left}`, palette.window) +
    path(`M0 10.5Q50 10.5 100 0${right}H0Z`, palette.dark) +
    path('M-100 0Q0 21 100 0L98.5 8Q0 30 -98.5 8Z', palette.paper) +
    path(outline`M-65.5 ${depth - 22}H65.5L57 ${depth + 6}H-57Z`, palette.accent) +
    path(outline`M0 ${depth - 22}H65.5L57 ${depth + 6}H0Z`, palette.accentShade)
  );
}
