/** The floor of a room, and what frames its window. */
import { pick } from '../random.ts';
import type { Stage } from '../stage.ts';
import { outline, path, polygon, rect, repeat, type Point } from './shapes.ts';

export type WindowOpening = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Shutters = readonly [board: string, slat: string];

/** Boards from the wall to the foot, with the light that the window throws on them. */
export function drawFloor({ width, height, palette }: Stage, opening: WindowOpening): string {
  const top = height * 0.78;
  const boards = repeat(Math.ceil(width / 60) + 2, (index) => {
    const left = index - Math.ceil(width / 120);
    return path(
      outline`M${width / 2 + left * 60} ${top}L${width / 2 + (left + 0.5) * 60} ${top}` +
        outline`L${width / 2 + (left + 0.5) * 150} ${height}` +
        outline`L${width / 2 + left * 150} ${height}Z`,
      palette.roofShade,
    );
  });
  const light: Point[] = [
    [opening.x + opening.width * 0.1, top],
    [opening.x + opening.width * 0.95, top],
    [opening.x + opening.width * 1.25, height],
    [opening.x - opening.width * 0.05, height],
  ];
  return (
    rect(0, top, width, height - top, palette.roof) +
    boards +
    polygon(light, palette.sand, 0.75) +
    rect(0, top - 14, width, 14, palette.paper)
  );
}

export function drawRailing({ x, y, width, height }: WindowOpening, { palette }: Stage): string {
  const top = y + height * 0.74;
  return (
    rect(x, top, width, 8, palette.dark) +
    repeat(19, (index) =>
      rect(x + (width * index) / 18 - 2, top, 4, y + height - top, palette.dark),
    )
  );
}

const shuttersOf = ({ palette, random }: Stage): Shutters =>
  pick<Shutters>(random, [
    [palette.shutter, palette.shutterShade],
    [palette.shutter, palette.shutterShade],
    [palette.leaf, palette.leafShade],
    [palette.roof, palette.roofShade],
  ]);

/** Both shutters folded back against the wall. */
export function drawShutters(opening: WindowOpening, stage: Stage): string {
  const shutters = shuttersOf(stage);
  return drawShutter(opening, stage, -1, shutters) + drawShutter(opening, stage, 1, shutters);
}

function drawShutter(
  { x, y, width, height }: WindowOpening,
  { width: wall }: Stage,
  side: -1 | 1,
  [board, slat]: Shutters,
): string {
  const hinge = side < 0 ? x - 16 : x + width + 16;
  const out = side * Math.min(width * 0.31, wall * 0.16);
  const slats = repeat(16, (index) => {
    const [inner, outer] = [y + 10 + (index * height) / 16, y - 16 + (index * (height + 60)) / 16];
    return path(
      outline`M${hinge + out * 0.12} ${inner}L${hinge + out * 0.88} ${outer}` +
        outline`L${hinge + out * 0.88} ${outer + height * 0.028}` +
        outline`L${hinge + out * 0.12} ${inner + height * 0.024}Z`,
      slat,
    );
  });
  return (
    path(
      outline`M${hinge} ${y - 16}L${hinge + out} ${y - 50}L${hinge + out} ${y + height + 70}` +
        outline`L${hinge} ${y + height + 26}Z`,
      board,
    ) + slats
  );
}

/** Both shutters half to, over all of the window but a slit of light in the middle. */
export function drawShuttersHalfTo({ x, y, width, height }: WindowOpening, stage: Stage): string {
  const [board, slat] = shuttersOf(stage);
  const leaf = width * 0.47;
  return repeat(2, (side) => {
    const left = side === 0 ? x - 16 : x + width + 16 - leaf;
    const panel = (from: number, share: number): string => {
      const [top, high] = [y + height * from + 14, height * share - 8];
      return repeat(Math.floor(high / 24), (index) =>
        rect(left + leaf * 0.14, top + index * 24, leaf * 0.72, 11, slat),
      );
    };
    return (
      rect(left, y - 16, leaf, height + 32, board) +
      rect(side === 0 ? left + leaf - 7 : left, y - 16, 7, height + 32, slat) +
      panel(0, 0.48) +
      panel(0.52, 0.48)
    );
  });
}
