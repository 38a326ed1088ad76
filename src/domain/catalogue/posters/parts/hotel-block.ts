import type { Palette } from '../palette.ts';
import { box, ellipse, outline, path, rect, repeat } from './shapes.ts';
import { stipple } from './stipple.ts';

/**
 * A hotel standing at `x`, `foot`: floors = stars + 1, awnings on alternate bays, a flag, a shaded
 * end wall.
 */
export type Block = {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly stars: number;
  readonly wall: string;
  readonly awning: string;
  readonly roof: RoofStyle;
};

export const roofStyles = ['flat', 'tiled', 'gabled'] as const;
export type RoofStyle = (typeof roofStyles)[number];

export function drawHotelBlock(block: Block, palette: Palette): string {
  const { x, foot, width, height } = block;
  const floor = floorHeight(block);
  const top = foot - height;
  const lift = block.roof === 'flat' ? 0 : floor * 0.55;
  const end = path(
    outline`M${x + width} ${top + floor * 0.3}L${x + width * 1.16} ${top + floor * 0.62}` +
      outline`L${x + width * 1.16} ${foot}` +
      outline`L${x + width} ${foot}Z`,
    palette.wallShade,
  );
  const cornice =
    rect(x - width * 0.015, top + floor * 0.2, width * 1.03, floor * 0.14, palette.wall) +
    rect(x - width * 0.015, top + floor * 0.34, width * 1.03, floor * 0.05, palette.wallShade);
  const wall = outline`M${x} ${top + floor * 0.3}h${width}V${foot}h${-width}Z`;
  return (
    path(wall, block.wall) +
    stipple(wall, palette.wallWarm, { x, y: top, width, height, towards: 'foot' }) +
    end +
    drawRoof(block, palette) +
    cornice +
    drawFloors(block, palette) +
    drawFlag(x + width * (lift ? 0.5 : 0.06), top + floor * 0.2 - lift, floor, palette)
  );
}

/** A tiled hip over the whole block, or a curved gable over its middle; nothing on a flat roof. */
function drawRoof(block: Block, palette: Palette): string {
  const { x, width, roof } = block;
  const floor = floorHeight(block);
  const eaves = block.foot - block.height + floor * 0.22;
  if (roof === 'flat') return '';
  if (roof === 'tiled') {
    return (
      path(
        outline`M${x - width * 0.03} ${eaves}L${x + width * 0.08} ${eaves - floor * 0.6}` +
          outline`L${x + width * 1.06} ${eaves - floor * 0.6}` +
          outline`L${x + width * 1.03} ${eaves}Z`,
        palette.roof,
      ) +
      path(
        outline`M${x + width * 1.03} ${eaves}L${x + width * 1.06} ${eaves - floor * 0.6}` +
          outline`L${x + width * 1.18} ${eaves + floor * 0.46}Z`,
        palette.roofShade,
      )
    );
  }
  const [left, right] = [x + width * 0.32, x + width * 0.68];
  return (
    path(
      outline`M${left} ${eaves}` +
        outline`C${left + width * 0.08} ${eaves} ${left + width * 0.06} ${eaves - floor * 0.62} ${(left + right) / 2} ${eaves - floor * 0.62}` +
        outline`S${right - width * 0.08} ${eaves} ${right} ${eaves}Z`,
      block.wall,
    ) +
    ellipse((left + right) / 2, eaves - floor * 0.24, floor * 0.15, floor * 0.15, palette.window)
  );
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
    return drawBalcony(
      left,
      top,
      bay * 0.6,
      floor,
      palette,
      (storey + column) % 2 === 0 ? block.awning : undefined,
    );
  });
}

const drawArch = (
  left: number,
  spring: number,
  width: number,
  foot: number,
  { window }: Palette,
): string =>
  path(
    outline`M${left} ${foot}V${spring}A${width / 2} ${width / 2} 0 0 1 ${left + width} ${spring}V${foot}Z`,
    window,
  );

function drawBalcony(
  left: number,
  top: number,
  width: number,
  floor: number,
  palette: Palette,
  awning: string | undefined,
): string {
  const rails = repeat(7, (index) =>
    box(
      left - width * 0.16 + index * width * 0.215,
      top + floor * 0.42,
      width * 0.045,
      floor * 0.24,
    ),
  );
  return (
    rect(left, top, width, floor * 0.62, palette.window) +
    rect(left, top, width * 0.5, floor * 0.62, palette.windowLit) +
    (awning
      ? drawAwning(left, top + floor * 0.02, width, floor * 0.23, [awning, palette.paper])
      : '') +
    path(
      rails +
        box(left - width * 0.18, top + floor * 0.42, width * 1.36, floor * 0.05) +
        box(left - width * 0.2, top + floor * 0.64, width * 1.4, floor * 0.06),
      palette.wallShade,
    )
  );
}

/** Seven slanted stripes that spread towards the foot. */
const drawAwning = (
  left: number,
  top: number,
  width: number,
  drop: number,
  inks: readonly [string, string],
): string => {
  const [upper, lower] = [width * 1.16, width * 1.44];
  const stripe = (index: number): string => {
    const [headX, footX] = [
      left - width * 0.08 + (upper * index) / 7,
      left - width * 0.22 + (lower * index) / 7,
    ];
    return outline`M${headX} ${top}h${upper / 7}L${footX + lower / 7} ${top + drop}H${footX}Z`;
  };
  return (
    path([0, 2, 4, 6].map(stripe).join(''), inks[0]) + path([1, 3, 5].map(stripe).join(''), inks[1])
  );
};

const drawFlag = (x: number, foot: number, floor: number, palette: Palette): string =>
  rect(x, foot - floor * 0.85, floor * 0.05, floor * 0.85, palette.trunk) +
  path(
    outline`M${x + floor * 0.05} ${foot - floor * 0.85}` +
      outline`q${floor * 0.25} ${-floor * 0.1} ${floor * 0.4} ${floor * 0.04}` +
      outline`t${floor * 0.4} ${-floor * 0.02}v${floor * 0.34}` +
      outline`q${-floor * 0.22} ${floor * 0.08} ${-floor * 0.4} ${0}` +
      outline`t${-floor * 0.4} ${floor * 0.02}Z`,
    palette.signal,
  );
