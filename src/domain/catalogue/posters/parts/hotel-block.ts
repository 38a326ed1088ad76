import type { Palette } from '../palettes.ts';
import { outline, path, polygon, rect, repeat } from './shapes.ts';
import { stipple } from './stipple.ts';

/** A hotel standing at `x`, `foot`: floors = stars + 1, awnings on alternate bays, a flag, a shaded end wall. */
export type Block = { readonly x: number; readonly foot: number; readonly width: number; readonly height: number; readonly stars: number };

export function drawHotelBlock(block: Block, palette: Palette): string {
  const { x, foot, width, height } = block;
  const floor = floorHeight(block);
  const top = foot - height;
  const end = polygon([[x + width, top + floor * 0.3], [x + width * 1.16, top + floor * 0.62], [x + width * 1.16, foot], [x + width, foot]], palette.wallShade);
  const cornice = rect(x - width * 0.015, top + floor * 0.2, width * 1.03, floor * 0.14, palette.wall) + rect(x - width * 0.015, top + floor * 0.34, width * 1.03, floor * 0.05, palette.wallShade);
  const wall = outline`M${x} ${top + floor * 0.3}h${width}V${foot}h${-width}Z`;
  return path(wall, palette.wall) + stipple(wall, palette.wallWarm, { x, y: top, width, height, towards: 'foot' }) + end + cornice + drawFloors(block, palette) + drawFlag(x + width * 0.06, top + floor * 0.2, floor, palette);
}

const floorHeight = ({ height, stars }: Block): number => height / (stars + 1.6);

function drawFloors(block: Block, palette: Palette): string {
  const { x, foot, width, height, stars } = block;
  const floor = floorHeight(block);
  const bays = Math.max(3, Math.round(width / (floor * 0.82)));
  const bay = width / bays;
  return repeat((stars + 1) * bays, (index) => {
    const [storey, column] = [Math.floor(index / bays), index % bays];
    const left = x + column * bay + bay * 0.2;
    const top = foot - height + floor * (0.62 + storey);
    if (storey === stars) return drawArch(left, top + floor * 0.4, bay * 0.6, foot, palette);
    return drawBalcony(left, top, bay * 0.6, floor, palette, (storey + column) % 2 === 0);
  });
}

const drawArch = (left: number, spring: number, width: number, foot: number, { window }: Palette): string =>
  path(outline`M${left} ${foot}V${spring}A${width / 2} ${width / 2} 0 0 1 ${left + width} ${spring}V${foot}Z`, window);

function drawBalcony(left: number, top: number, width: number, floor: number, palette: Palette, hasAwning: boolean): string {
  const rails = repeat(7, (index) => outline`M${left - width * 0.16 + index * width * 0.215} ${top + floor * 0.42}h${width * 0.045}v${floor * 0.24}h${-width * 0.045}Z`);
  return rect(left, top, width, floor * 0.62, palette.window) + rect(left, top, width * 0.5, floor * 0.62, palette.windowLit) +
    (hasAwning ? drawAwning(left, top + floor * 0.02, width, floor * 0.23, palette) : '') +
    rect(left - width * 0.18, top + floor * 0.42, width * 1.36, floor * 0.05, palette.wallShade) + path(rails, palette.wallShade) +
    rect(left - width * 0.2, top + floor * 0.64, width * 1.4, floor * 0.06, palette.wallShade);
}

/** Seven slanted stripes that spread towards the foot. */
const drawAwning = (left: number, top: number, width: number, drop: number, palette: Palette): string =>
  repeat(7, (index) => {
    const [upper, lower] = [width * 1.16, width * 1.44];
    const at = (share: number): readonly [number, number] => [left - width * 0.08 + upper * share, left - width * 0.22 + lower * share];
    const [[fromTop, fromFoot], [toTop, toFoot]] = [at(index / 7), at((index + 1) / 7)];
    return polygon([[fromTop, top], [toTop, top], [toFoot, top + drop], [fromFoot, top + drop]], index % 2 ? palette.paper : palette.accent);
  });

const drawFlag = (x: number, foot: number, floor: number, palette: Palette): string =>
  rect(x, foot - floor * 0.85, floor * 0.05, floor * 0.85, palette.trunk) +
  path(outline`M${x + floor * 0.05} ${foot - floor * 0.85}q${floor * 0.25} ${-floor * 0.1} ${floor * 0.4} ${floor * 0.04}t${floor * 0.4} ${-floor * 0.02}v${floor * 0.34}q${-floor * 0.22} ${floor * 0.08} ${-floor * 0.4} ${0}t${-floor * 0.4} ${floor * 0.02}Z`, palette.signal);
