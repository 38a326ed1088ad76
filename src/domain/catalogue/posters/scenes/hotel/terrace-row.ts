import { drawArch } from '../../parts/openings.ts';
import { circle, outline, path, rect, repeat } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage, TownRoof } from '../../stage.ts';

/** A row of town houses with party walls; the hotel is the one with awnings and flags. */
export function drawTerraceRow(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const street = height * 0.83;
  const sun = {
    x: width * between(random, 0.46, 0.6),
    y: height * between(random, 0.24, 0.28),
    radius: between(random, 140, 160),
  };
  const count = Math.max(5, Math.round(width / 190) | 1);
  const wide = width / count;
  const middle = Math.floor(count / 2);
  const houses = repeat(count, (index) => {
    const isHotel = index === middle;
    const floors = isHotel ? facts.stars + 1 : 3 + Math.floor(random() * 2);
    return drawHouse(stage, { x: index * wide, wide, floors, street, isHotel }, index);
  });
  return {
    sun,
    layers: [
      drawSky(stage, height * 0.7, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.06, height * 0.14, 200, palette.paper),
      houses,
      rect(0, street, width, 16, palette.sand),
      rect(0, street + 16, width, height, palette.midShade),
      repeat(Math.ceil(width / 90), (index) =>
        rect(index * 90, street + 62, 52, 5, palette.sandShade),
      ),
      repeat(count, (index) => (index % 2 ? drawTree(wide * index, street + 14, palette) : '')),
    ],
  };
}

type Front = {
  readonly x: number;
  readonly wide: number;
  readonly floors: number;
  readonly street: number;
  readonly isHotel: boolean;
};

function drawHouse(
  { height, palette, facts }: Stage,
  { x, wide, floors, street, isHotel }: Front,
  index: number,
): string {
  const roof = ROOFS[facts.townRoof ?? 'gables'];
  const inks = roof.isOfStone
    ? [palette.wallWarm, palette.wallShade, palette.sand]
    : [palette.roof, palette.wallWarm, palette.shutter, palette.mid, palette.wallShade];
  const floor = Math.min(108, (height * 0.6) / floors);
  const top = street - floor * (floors + 0.9);
  const wall = isHotel ? palette.wall : (inks[index % inks.length] ?? palette.wallWarm);
  const windows = repeat(floors * 3, (number) => {
    const [row, column] = [Math.floor(number / 3), number % 3];
    const [left, sill] = [x + wide * (0.12 + column * 0.28), top + floor * (row + 0.8)];
    return (
      rect(left - 4, sill - floor * 0.6, wide * 0.2 + 8, floor * 0.6 + 4, palette.paper) +
      rect(
        left,
        sill - floor * 0.56,
        wide * 0.2,
        floor * 0.56,
        (row + column) % 3 ? palette.window : palette.windowLit,
      ) +
      (isHotel
        ? path(
            outline`M${left - 6} ${sill - floor * 0.58}h${wide * 0.2 + 12}l8 ${floor * 0.2}h${-wide * 0.2 - 28}Z`,
            (row + column) % 2 ? palette.accent : palette.second,
          )
        : '')
    );
  });
  return (
    rect(x, top, wide + 1, street - top, wall) +
    rect(x + wide * 0.94, top, wide * 0.06 + 1, street - top, palette.midShade, 0.5) +
    roof.draw({ x, wide, top, wall, palette, index }) +
    windows +
    rect(x, street - floor * 0.86, wide, 8, palette.paper) +
    drawArch(
      x + wide * 0.36,
      street,
      wide * 0.28,
      floor * 0.72,
      isHotel ? palette.accent : palette.dark,
    ) +
    rect(x + wide * 0.08, street - floor * 0.6, wide * 0.2, floor * 0.6, palette.window) +
    rect(x + wide * 0.72, street - floor * 0.6, wide * 0.2, floor * 0.6, palette.window) +
    (isHotel
      ? path(outline`M${x + wide / 2} ${top - roof.high}v-96h5v10l56 16l-56 16v54Z`, palette.signal)
      : '')
  );
}

type Roof = {
  readonly x: number;
  readonly wide: number;
  /** Where the wall ends. */
  readonly top: number;
  readonly wall: string;
  readonly palette: Stage['palette'];
  /** Of the house in its row. */
  readonly index: number;
};

/** Pointed, flat-topped or curved, by its place in the row. */
const drawGable = ({ x, wide, top, wall, palette, index }: Roof): string =>
  [
    path(
      outline`M${x - 6} ${top}L${x + wide / 2} ${top - 84}L${x + wide + 6} ${top}Z`,
      palette.roofShade,
    ),
    path(
      outline`M${x} ${top}L${x + wide * 0.08} ${top - 62}H${x + wide * 0.92}L${x + wide} ${top}Z`,
      palette.dark,
    ),
    path(
      outline`M${x} ${top + 1}Q${x + wide * 0.22} ${top - 6} ${x + wide * 0.28} ${top - 52}Q${x + wide / 2} ${top - 96} ${x + wide * 0.72} ${top - 52}Q${x + wide * 0.78} ${top - 6} ${x + wide} ${top + 1}Z`,
      wall,
    ),
  ][index % 3] ?? '';

/** Steep slate with two dormers, a cornice below and a chimney at the party wall. */
const drawMansard = ({ x, wide, top, palette, index }: Roof): string => {
  const high = 78 + (index % 2) * 12;
  return (
    rect(x + wide * 0.84, top - high - 26, wide * 0.12, 34, palette.roof) +
    path(
      outline`M${x} ${top}L${x + wide * 0.07} ${top - high}H${x + wide * 0.93}L${x + wide} ${top}Z`,
      palette.dark,
    ) +
    repeat(2, (number) => {
      const left = x + wide * (0.2 + number * 0.36);
      return (
        rect(left - 5, top - 56, wide * 0.24 + 10, 56, palette.paper) +
        path(
          outline`M${left - 9} ${top - 54}Q${left + wide * 0.12} ${top - 78} ${left + wide * 0.24 + 9} ${top - 54}Z`,
          palette.paper,
        ) +
        rect(left, top - 50, wide * 0.24, 44, number % 2 ? palette.window : palette.windowLit)
      );
    }) +
    rect(x - 3, top - 6, wide + 7, 13, palette.paper)
  );
};

/** Shallow tiles over deep eaves, or a parapet before a terrace, by its place in the row. */
const drawEaves = ({ x, wide, top, wall, palette, index }: Roof): string =>
  index % 3 === 1
    ? rect(x, top - 34, wide + 1, 36, wall) +
      rect(x - 2, top - 40, wide + 5, 10, palette.paper) +
      repeat(5, (number) =>
        rect(x + wide * (0.1 + number * 0.18), top - 26, wide * 0.06, 18, palette.paper),
      )
    : path(
        outline`M${x - 10} ${top + 4}L${x + wide * 0.12} ${top - 34}H${x + wide * 0.88}L${x + wide + 10} ${top + 4}Z`,
        palette.roof,
      ) + rect(x - 10, top, wide + 20, 8, palette.roofShade);

type RoofKind = {
  readonly draw: (roof: Roof) => string;
  /** Where a flagpole stands on it, above the wall. */
  readonly high: number;
  /** Whether houses under it are all of one stone rather than painted. */
  readonly isOfStone: boolean;
};

const ROOFS: Readonly<Record<TownRoof, RoofKind>> = {
  gables: { draw: drawGable, high: 66, isOfStone: false },
  mansards: { draw: drawMansard, high: 76, isOfStone: true },
  eaves: { draw: drawEaves, high: 30, isOfStone: false },
};

const drawTree = (x: number, foot: number, palette: Stage['palette']): string =>
  rect(x - 5, foot - 120, 10, 120, palette.dark) +
  circle(x, foot - 150, 54, palette.leaf) +
  circle(x + 16, foot - 142, 38, palette.leafShade);
