import type { Palette } from '../palette.ts';
import { circle, ellipse, outline, path, rect, repeat, turned } from './shapes.ts';

/** A parasol from the side: seven gores, its pole standing at `y` + 1.3 × radius. */
export function drawUmbrella(
  x: number,
  y: number,
  radius: number,
  palette: Palette,
  ink: string = palette.accent,
): string {
  const gores = repeat(7, (index) => {
    const [left, right] = [
      x - radius + (2 * radius * index) / 7,
      x - radius + (2 * radius * (index + 1)) / 7,
    ];
    const [bendLeft, bendRight] = [x + (left - x) * 0.72, x + (right - x) * 0.72];
    return path(
      outline`M${x} ${y - radius * 0.62}Q${bendLeft} ${y - radius * 0.52} ${left} ${y}` +
        outline`Q${(left + right) / 2} ${y + radius * 0.09} ${right} ${y}` +
        outline`Q${bendRight} ${y - radius * 0.52} ${x} ${y - radius * 0.62}Z`,
      index % 2 ? palette.paper : ink,
    );
  });
  return (
    ellipse(x + radius * 0.25, y + radius * 1.3, radius * 0.7, radius * 0.09, palette.sandShade) +
    rect(x - radius * 0.022, y - radius * 0.55, radius * 0.045, radius * 1.85, palette.trunk) +
    gores +
    circle(x, y - radius * 0.64, radius * 0.04, palette.trunk)
  );
}

/** A parasol from above: a wheel of twelve with its shadow. */
export function drawParasolWheel(
  x: number,
  y: number,
  radius: number,
  palette: Palette,
  ink: string,
): string {
  const wedge = Math.PI / 6;
  const wheel = repeat(12, (index) => {
    const [from, to] = [index * wedge + 0.2, (index + 1) * wedge + 0.2];
    return path(
      outline`M${x} ${y}L${x + Math.cos(from) * radius} ${y + Math.sin(from) * radius}` +
        outline`A${radius} ${radius} 0 0 1 ${x + Math.cos(to) * radius} ${y + Math.sin(to) * radius}Z`,
      index % 2 ? ink : palette.paper,
    );
  });
  return (
    ellipse(x + radius * 0.24, y + radius * 0.28, radius, radius, palette.sandShade) +
    wheel +
    circle(x, y, radius * 0.07, palette.trunk)
  );
}

/** A sunbed from above, striped, turned by `degrees`. */
export const drawSunbed = (
  x: number,
  y: number,
  degrees: number,
  palette: Palette,
  ink: string,
): string =>
  turned(
    degrees,
    x,
    y,
    rect(-14, -48, 48, 124, palette.sandShade) +
      rect(-24, -60, 48, 124, palette.paper) +
      repeat(3, (index) => rect(-21 + index * 18, -60, 9, 124, ink)) +
      rect(-24, -60, 48, 26, palette.paper),
  );
