import { drawArch } from '../../parts/openings.ts';
import { circle, outline, path, rect, repeat } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

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
  { height, palette }: Stage,
  { x, wide, floors, street, isHotel }: Front,
  index: number,
): string {
  const inks = [palette.roof, palette.wallWarm, palette.shutter, palette.mid, palette.wallShade];
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
    drawGable(x, wide, top, wall, palette, index) +
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
      ? path(outline`M${x + wide / 2} ${top - 66}v-96h5v10l56 16l-56 16v54Z`, palette.signal)
      : '')
  );
}

/** Pointed, flat-topped or curved, by its place in the row. */
const drawGable = (
  x: number,
  wide: number,
  top: number,
  wall: string,
  palette: Stage['palette'],
  index: number,
): string =>
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

const drawTree = (x: number, foot: number, palette: Stage['palette']): string =>
  rect(x - 5, foot - 120, 10, 120, palette.dark) +
  circle(x, foot - 150, 54, palette.leaf) +
  circle(x + 16, foot - 142, 38, palette.leafShade);
