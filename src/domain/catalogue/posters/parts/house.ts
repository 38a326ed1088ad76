import type { Palette } from '../palette.ts';
import { between, type Random } from '../random.ts';
import { box, broken, outline, path, rect, repeat } from './shapes.ts';
import { drawCypress } from './trees.ts';

/** Which side the light comes from; the other side of a thing is shaded. */
export type SunSide = 'left' | 'right';

export type HouseInks = {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string | undefined;
  readonly window: string;
};

type Plot = {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
};

/**
 * A house standing on `foot`: a lit front, a shaded third, a hipped roof (none: flat) and a few
 * windows.
 */
export function drawHouse(plot: Plot, inks: HouseInks, sunSide: SunSide, random: Random): string {
  const { wall, shade, roof, windows } = outlinesOf(plot, sunSide, random);
  return (
    path(wall, inks.wall) +
    path(shade, inks.shade) +
    (inks.roof ? path(roof, inks.roof) : '') +
    (windows && path(windows, inks.window))
  );
}

type HouseOutlines = {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  /** Empty where it has none. */
  readonly windows: string;
};

function outlinesOf(
  { x, foot, width, height }: Plot,
  sunSide: SunSide,
  random: Random,
): HouseOutlines {
  const side = width * 0.34;
  const front = width - side;
  const top = foot - height;
  const [lit, shaded] = sunSide === 'left' ? [x, x + front] : [x + side, x];
  const roof = broken([
    [x - width * 0.06, top],
    [x + width * 0.26, top - width * 0.24],
    [x + width * 0.76, top - width * 0.24],
    [x + width * 1.06, top],
  ]);
  const floors = Math.max(1, Math.floor(height / (width * 0.42)));
  const windows = repeat(2 * floors, (index) =>
    random() > 0.25
      ? box(
          lit + width * (0.12 + (index % 2) * 0.27),
          top + width * (0.12 + Math.floor(index / 2) * 0.42),
          width * 0.12,
          width * 0.2,
        )
      : '',
  );
  return {
    wall: box(lit, top, front, height),
    shade: box(shaded, top, side, height),
    roof: `${roof}Z`,
    windows,
  };
}

/**
 * Where a village stands: columns from `left` to `right`, for each the highest and lowest foot of a
 * house.
 */
export type Site = {
  readonly left: number;
  readonly right: number;
  readonly size: number;
  readonly sunSide: SunSide;
  readonly span: (x: number) => readonly [top: number, foot: number];
};

/** A crowd of houses on a slope, the lower before the higher, a cypress here and there. */
export function drawVillage(site: Site, palette: Palette, random: Random): string {
  return plots(site, random)
    .map((plot) => {
      const { x, foot, width, height } = plot;
      const inks = {
        wall: random() > 0.22 ? palette.wall : palette.wallWarm,
        shade: palette.wallShade,
        roof: random() > 0.2 ? palette.roof : undefined,
        window: palette.window,
      };
      const cypress =
        random() > 0.76
          ? drawCypress(x + width * 1.15, foot + height * 0.1, height * 1.7, palette)
          : '';
      return drawHouse(plot, inks, site.sunSide, random) + cypress;
    })
    .join('');
}

/**
 * A village too far for its houses to be told apart: in each row the walls of one ink are one path,
 * and so are shades, roofs and windows. Cypresses stand behind the houses of their row.
 */
export function drawFarVillage(site: Site, palette: Palette, random: Random): string {
  const rows = Map.groupBy(plots(site, random), ({ row }) => row);
  return [...rows.values()].map((row) => drawFarRow(row, site.sunSide, palette, random)).join('');
}

function drawFarRow(
  row: readonly Plot[],
  sunSide: SunSide,
  palette: Palette,
  random: Random,
): string {
  const drawn = { wall: '', wallWarm: '', shade: '', roof: '', windows: '', trees: '' };
  for (const exact of row) {
    const plot = inWholeUnits(exact);
    const { x, foot, width, height } = plot;
    const ink = random() > 0.22 ? 'wall' : 'wallWarm';
    const hasRoof = random() > 0.2;
    if (random() > 0.76)
      drawn.trees += drawCypress(x + width * 1.15, foot + height * 0.1, height * 1.7, palette);
    const { wall, shade, roof, windows } = outlinesOf(plot, sunSide, random);
    drawn[ink] += wall;
    drawn.shade += shade;
    drawn.roof += hasRoof ? roof : '';
    drawn.windows += windows;
  }
  return (
    drawn.trees +
    path(drawn.wallWarm, palette.wallWarm) +
    path(drawn.wall, palette.wall) +
    path(drawn.shade, palette.wallShade) +
    path(drawn.roof, palette.roof) +
    path(drawn.windows, palette.window)
  );
}

const inWholeUnits = ({ x, foot, width, height }: Plot): Plot => ({
  x: Math.round(x),
  foot: Math.round(foot),
  width: Math.round(width),
  height: Math.round(height),
});

type RowPlot = Plot & { readonly row: number };

function plots({ left, right, size, span }: Site, random: Random): RowPlot[] {
  const found: RowPlot[] = [];
  for (let row = 0; row < 5; row++) {
    for (let x = left + random() * size; x < right; x += size * between(random, 0.75, 1.25)) {
      const [top, low] = span(x);
      const foot = top + ((low - top) * (row + between(random, 0.6, 1))) / 5;
      const [width, height] = [
        size * between(random, 0.62, 1.12) * (0.75 + row * 0.09),
        size * between(random, 0.5, 1.25) * (0.8 + row * 0.08),
      ];
      if (foot - top >= size * 0.3) found.push({ row, x, foot, width, height });
    }
  }
  return found.toSorted((one, other) => one.foot - other.foot);
}

/** A square bell tower with a pointed roof. */
export function drawTower(
  { x, foot, width, height }: Plot,
  palette: Palette,
  sunSide: SunSide,
): string {
  const top = foot - height;
  const [lit, shaded] = sunSide === 'left' ? [x, x + width * 0.62] : [x + width * 0.38, x];
  const [edge, tip] =
    sunSide === 'left' ? [x + width * 1.1, x + width * 0.58] : [x - width * 0.1, x + width * 0.42];
  const opening = (y: number): string =>
    path(
      outline`M${lit + width * 0.18} ${y + width * 0.6}v${-width * 0.4}` +
        outline`a${width * 0.13} ${width * 0.13} 0 0 1 ${width * 0.26} 0` +
        outline`v${width * 0.4}Z`,
      palette.window,
    );
  return (
    rect(lit, top, width * 0.62, height, palette.wall) +
    rect(shaded, top, width * 0.38, height, palette.wallShade) +
    path(
      outline`M${x - width * 0.1} ${top}L${x + width * 0.5} ${top - width * 1.1}L${x + width * 1.1} ${top}Z`,
      palette.roof,
    ) +
    path(
      outline`M${tip} ${top}L${x + width * 0.5} ${top - width * 1.1}L${edge} ${top}Z`,
      palette.roofShade,
    ) +
    rect(x - width * 0.1, top, width * 1.2, width * 0.12, palette.wallWarm) +
    opening(top + width * 0.35) +
    opening(top + width * 1.25)
  );
}
