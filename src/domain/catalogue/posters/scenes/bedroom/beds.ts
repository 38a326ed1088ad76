/** Beds side by side along the foot of a picture, each seen from its end. */
import type { Palette } from '../../palette.ts';
import { outline, path, placed, rect, repeat } from '../../parts/shapes.ts';
import type { BedKind } from '../../room-facts.ts';
import type { Stage } from '../../stage.ts';

/** How wide each stands, in units; in nature a king is 1.8 m and a single 0.9. */
const WIDTHS: Readonly<Record<BedKind, number>> = {
  king: 440,
  double: 370,
  single: 205,
  bunk: 215,
  sofa: 350,
};
const GAP = 40;
/** Units from the top of a headboard to the floor. */
const TALL = 330;
/** Room at both ends of the row. */
const EDGE = 36;

/** The beds in the middle of the floor, smaller where there are many of them. */
export function drawBeds({ width, height, palette }: Stage, beds: readonly BedKind[]): string {
  const all = beds.reduce((sum, kind) => sum + WIDTHS[kind], 0) + GAP * (beds.length - 1);
  const scale = Math.min(1, (width - EDGE * 2) / all);
  const foot = height - 22;
  let x = (width - all * scale) / 2;
  return beds
    .map((kind, index) => {
      const drawn = placed(x, foot, Math.round(scale * 1000) / 1000, drawOne(kind, index, palette));
      x += (WIDTHS[kind] + GAP) * scale;
      return drawn;
    })
    .join('');
}

/** A piece of furniture on its own ground: x from 0 to its width, y from −TALL to 0. */
function drawOne(kind: BedKind, index: number, palette: Palette): string {
  if (kind === 'sofa') return drawSofa(WIDTHS.sofa, palette);
  if (kind === 'bunk') return drawBunk(WIDTHS.bunk, palette);
  const stripes = [
    [palette.accent, palette.accentShade],
    [palette.shutter, palette.shutterShade],
    [palette.signal, palette.signalShade],
  ] as const;
  const [lit, shaded] = stripes[index % stripes.length] ?? stripes[0];
  return drawBed(WIDTHS[kind], kind === 'single' ? 1 : 2, { lit, shaded }, palette);
}

type Throw = { readonly lit: string; readonly shaded: string };

/** Headboard, pillows, the sheet, a striped throw over its end, and the end itself. */
function drawBed(width: number, pillows: 1 | 2, cover: Throw, palette: Palette): string {
  const [inner, top, edge, low] = [18, -212, -92, -14];
  const board =
    outline`M4 ${edge}V${-TALL + 34}Q4 ${-TALL} 38 ${-TALL}H${width - 38}` +
    outline`Q${width - 4} ${-TALL} ${width - 4} ${-TALL + 34}V${edge}Z`;
  const leg = (x: number): string => rect(x, low - 6, 16, 20, palette.trunk);
  return (
    path(board, palette.trunk) +
    leg(12) +
    leg(width - 28) +
    path(outline`M${inner} ${top}H${width - inner}L${width} ${edge}H0Z`, palette.paper) +
    drawPillows(width, pillows, palette) +
    drawStripes(width, [top + (edge - top) * 0.46, edge, low], cover, palette) +
    rect(0, edge - 3, width, 5, palette.wallShade)
  );
}

function drawPillows(width: number, count: 1 | 2, { paper, wallShade }: Palette): string {
  const each = (width - 56) / count - (count - 1) * 6;
  return repeat(count, (index) => {
    const x = 28 + index * (each + 12);
    const shape = (high: number): string =>
      outline`M${x + 14} ${-206}Q${x - 4} ${-206 - high / 2} ${x + 16} ${-206 - high}` +
      outline`H${x + each - 16}Q${x + each + 4} ${-206 - high / 2} ${x + each - 14} ${-206}Z`;
    return path(shape(66), paper) + path(shape(17), wallShade);
  });
}

function drawStripes(
  width: number,
  [top, edge, low]: readonly [number, number, number],
  { lit, shaded }: Throw,
  palette: Palette,
): string {
  const count = Math.max(5, Math.round(width / 62) * 2 - 1);
  const narrow = 9;
  return repeat(count, (index) => {
    const at = (share: number, inset: number): number => inset + (width - inset * 2) * share;
    const [from, to] = [index / count, (index + 1) / count];
    const isLit = index % 2 === 0;
    return (
      path(
        outline`M${at(from, narrow)} ${top}H${at(to, narrow)}L${at(to, 0)} ${edge}H${at(from, 0)}Z`,
        isLit ? lit : palette.paper,
      ) + rect(at(from, 0), edge, width / count, low - edge, isLit ? shaded : palette.wallShade)
    );
  });
}

/** Back, seat, arms and two cushions. */
function drawSofa(width: number, palette: Palette): string {
  const rounded = (x: number, y: number, wide: number, high: number, ink: string): string =>
    path(
      outline`M${x} ${y + high}V${y + 24}Q${x} ${y} ${x + 24} ${y}H${x + wide - 24}` +
        outline`Q${x + wide} ${y} ${x + wide} ${y + 24}V${y + high}Z`,
      ink,
    );
  const half = (width - 92) / 2;
  return (
    rect(24, -20, 16, 26, palette.trunk) +
    rect(width - 40, -20, 16, 26, palette.trunk) +
    rounded(20, -226, width - 40, 140, palette.second) +
    rounded(44, -190, half, 84, palette.paper) +
    rounded(48 + half, -190, half, 84, palette.accent) +
    rounded(40, -120, half + 4, 64, palette.second) +
    rounded(48 + half, -120, half + 4, 64, palette.second) +
    rect(width / 2 - 2, -118, 4, 62, palette.trunk) +
    rect(20, -64, width - 40, 50, palette.trunk) +
    rounded(0, -156, 46, 148, palette.second) +
    rounded(width - 46, -156, 46, 148, palette.second)
  );
}

/** Two beds one above the other, with a ladder. */
function drawBunk(width: number, palette: Palette): string {
  const bed = (foot: number, lit: string, shaded: string): string =>
    rect(14, foot - 62, width - 28, 34, palette.paper) +
    rect(14, foot - 62, 64, 24, palette.wall) +
    repeat(4, (index) => rect(84 + index * 30, foot - 62, 15, 34, index % 2 ? shaded : lit)) +
    rect(6, foot - 30, width - 12, 20, palette.trunk);
  return (
    rect(14, -TALL - 40, width - 28, 340, palette.wallShade, 0.6) +
    bed(-16, palette.accent, palette.accentShade) +
    bed(-196, palette.shutter, palette.shutterShade) +
    rect(0, -TALL - 66, 16, TALL + 66, palette.trunk) +
    rect(width - 16, -TALL - 66, 16, TALL + 66, palette.trunk) +
    rect(4, -TALL + 38, width - 8, 12, palette.trunk) +
    rect(width - 74, -TALL + 10, 8, TALL - 10, palette.dark) +
    rect(width - 34, -TALL + 10, 8, TALL - 10, palette.dark) +
    repeat(6, (index) => rect(width - 72, -50 - index * 44, 44, 7, palette.dark))
  );
}
