import type { Palette } from '../palette.ts';
import { outline, path, rect, repeat } from './shapes.ts';

/**
 * A wooden house of `width` standing on `foot`: a white ground floor, a balcony of flowers, snow on
 * the roof or none.
 */
export function drawChalet(
  x: number,
  foot: number,
  width: number,
  palette: Palette,
  hasSnow: boolean,
): string {
  const [eaves, ridge] = [foot - width * 0.46, foot - width * 0.86];
  const gable = outline`M${x} ${foot}V${eaves}L${x + width / 2} ${ridge}L${x + width} ${eaves}V${foot}Z`;
  return (
    rect(x + width * 0.72, ridge - width * 0.02, width * 0.1, width * 0.3, palette.wallShade) +
    path(gable, palette.roof) +
    rect(x, foot - width * 0.2, width, width * 0.2, palette.wall) +
    rect(x + width * 0.74, foot - width * 0.2, width * 0.26, width * 0.2, palette.wallShade) +
    drawOpenings(x, foot, width, palette) +
    drawBalcony(x, foot, width, palette) +
    path(roofOutline(x, eaves, ridge, width), palette.roofShade) +
    (hasSnow
      ? path(roofOutline(x, eaves - width * 0.045, ridge - width * 0.045, width), palette.paper)
      : '')
  );
}

function drawOpenings(x: number, foot: number, width: number, palette: Palette): string {
  const side = width * 0.13;
  const window = (across: number, ink: string): string =>
    rect(x + width * across, foot - width * 0.5, side, side, ink);
  return (
    window(0.16, palette.window) +
    window(0.43, palette.windowLit) +
    window(0.7, palette.window) +
    rect(x + width * 0.4, foot - width * 0.17, width * 0.15, width * 0.17, palette.roofShade) +
    rect(x + width * 0.12, foot - width * 0.16, width * 0.14, width * 0.1, palette.window)
  );
}

function drawBalcony(x: number, foot: number, width: number, palette: Palette): string {
  const [top, box] = [foot - width * 0.335, width * 0.05];
  const flowers = repeat(9, (index) => {
    const ink = index % 2 ? palette.bloom : palette.accent;
    return rect(x + width * (0.12 + index * 0.087), top, box, width * 0.04, ink);
  });
  return (
    rect(x - width * 0.05, foot - width * 0.3, width * 1.1, width * 0.05, palette.roofShade) +
    flowers
  );
}

function roofOutline(x: number, eaves: number, ridge: number, width: number): string {
  const [left, right, middle] = [x - width * 0.16, x + width * 1.16, x + width / 2];
  return (
    outline`M${left} ${eaves + width * 0.05}L${middle} ${ridge}L${right} ${eaves + width * 0.05}v${width * 0.08}` +
    outline`L${middle} ${ridge + width * 0.1}L${left} ${eaves + width * 0.13}Z`
  );
}
