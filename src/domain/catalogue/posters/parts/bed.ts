import type { Palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { outline, path, repeat } from './shapes.ts';

const DROP = 78;

/**
 * The end of a bed low in the frame: a mattress and its shaded side, a throw, pillows at a
 * headboard cut by the edge.
 */
export function drawBed({ width, height, palette }: Stage): string {
  const [left, right, top] = [width * 0.52, width + 20, height * 0.83];
  const headboard =
    outline`M${width * 0.93} ${top - 130}Q${width * 0.98} ${top - 176} ${right} ${top - 180}V${height + 5}` +
    outline`H${width * 0.93}Z`;
  const side = outline`M${left - 26} ${top + DROP}H${right}V${height + 5}H${left - 26}Z`;
  return (
    path(headboard, palette.trunk) +
    path(outline`M${left + 34} ${top}H${right}V${top + DROP}H${left - 26}Z`, palette.wall) +
    path(side, palette.wallShade) +
    drawThrow(left, top, height, palette) +
    drawPillow(width * 0.87, top - 6, palette) +
    drawPillow(width * 0.83, top + 22, palette)
  );
}

function drawThrow(left: number, top: number, foot: number, palette: Palette): string {
  return repeat(5, (index) => {
    const [from, to] = [index / 5, (index + 1) / 5];
    const [fromTop, toTop] = [left + 60 + from * 120, left + 60 + to * 120];
    const [fromFoot, toFoot] = [left + 4 + from * 150, left + 4 + to * 150];
    const [lit, shaded] =
      index % 2 ? [palette.paper, palette.wallShade] : [palette.accent, palette.accentShade];
    return (
      path(outline`M${fromTop} ${top}H${toTop}L${toFoot} ${top + DROP}H${fromFoot}Z`, lit) +
      path(outline`M${fromFoot} ${top + DROP}H${toFoot}V${foot + 5}H${fromFoot}Z`, shaded)
    );
  });
}

function drawPillow(x: number, low: number, { paper, wallShade }: Palette): string {
  const corner = outline`M${x + 16} ${low}Q${x} ${low - 6} ${x + 3} ${low - 40}`;
  return (
    path(corner + outline`Q${x + 6} ${low - 62} ${x + 26} ${low - 58}H${x + 190}V${low}Z`, paper) +
    path(
      corner + outline`Q${x + 14} ${low - 14} ${x + 40} ${low - 16}H${x + 190}V${low}Z`,
      wallShade,
    )
  );
}
