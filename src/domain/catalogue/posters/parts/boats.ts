import type { Palette } from '../palette.ts';
import { ellipse, outline, path, rect } from './shapes.ts';

/**
 * A sailing boat, its waterline at `y`, the mast half as tall again as `size`, with its reflection.
 */
export function drawSail(
  x: number,
  y: number,
  size: number,
  palette: Palette,
  hull: string,
): string {
  return (
    ellipse(x - size * 0.05, y + size * 0.19, size * 0.5, size * 0.05, palette.wallShade, 0.55) +
    path(
      outline`M${x} ${y - size * 1.5}L${x} ${y - size * 0.12}L${x - size * 0.62} ${y - size * 0.12}Z`,
      palette.paper,
    ) +
    path(
      outline`M${x + size * 0.06} ${y - size * 1.3}L${x + size * 0.06} ${y - size * 0.12}` +
        outline`L${x + size * 0.42} ${y - size * 0.12}Z`,
      palette.wallShade,
    ) +
    path(
      outline`M${x - size * 0.7} ${y - size * 0.06}L${x + size * 0.6} ${y - size * 0.06}` +
        outline`Q${x + size * 0.4} ${y + size * 0.17} ${x + size * 0.2} ${y + size * 0.17}` +
        outline`L${x - size * 0.45} ${y + size * 0.17}Z`,
      hull,
    )
  );
}

/** A fishing boat with a bare mast and a small wheelhouse. */
export function drawFishingBoat(
  x: number,
  y: number,
  size: number,
  palette: Palette,
  hull: string,
): string {
  return (
    rect(x - size * 0.02, y - size * 0.95, size * 0.045, size * 0.95, palette.trunk) +
    path(
      outline`M${x + size * 0.02} ${y - size * 0.9}L${x + size * 0.3} ${y - size * 0.8}` +
        outline`L${x + size * 0.02} ${y - size * 0.7}Z`,
      palette.signal,
    ) +
    rect(x - size * 0.42, y - size * 0.48, size * 0.3, size * 0.3, palette.paper) +
    rect(x - size * 0.36, y - size * 0.42, size * 0.12, size * 0.12, palette.window) +
    path(
      outline`M${x - size * 0.72} ${y - size * 0.24}Q${x} ${y - size * 0.06} ${x + size * 0.8} ${y - size * 0.34}` +
        outline`Q${x + size * 0.62} ${y + size * 0.12} ${x + size * 0.4} ${y + size * 0.12}` +
        outline`L${x - size * 0.5} ${y + size * 0.12}` +
        outline`Q${x - size * 0.66} ${y} ${x - size * 0.72} ${y - size * 0.24}Z`,
      hull,
    ) +
    path(
      outline`M${x - size * 0.72} ${y - size * 0.24}Q${x} ${y - size * 0.06} ${x + size * 0.8} ${y - size * 0.34}` +
        outline`L${x + size * 0.77} ${y - size * 0.25}` +
        outline`Q${x} ${y + size * 0.04} ${x - size * 0.71} ${y - size * 0.15}Z`,
      palette.paper,
    ) +
    ellipse(x, y + size * 0.16, size * 0.52, size * 0.035, palette.paper, 0.6)
  );
}
