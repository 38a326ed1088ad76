import { expect, test } from 'vitest';
import { cellsIn, pieceAround, boxesIn, type Cells } from './cells.ts';

const CELLS: Cells = { columns: 6, rows: 4, left: 0, top: 0, across: 1, down: 1 };
const square = (left: number, top: number, side: number) => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
];
const drawn = (mask: Uint8Array) =>
  Array.from({ length: 4 }, (_, row) => mask.slice(row * 6, row * 6 + 6).join(''));

test('cells whose middle lies in an outline are in it, those in its hole are not', () => {
  expect(drawn(cellsIn(CELLS, [square(1, 0, 3), square(2, 1, 1)]))).toEqual([
    '011100',
    '010100',
    '011100',
    '000000',
  ]);
});

test('an outline beyond the cells is cut at their edge', () => {
  expect(drawn(cellsIn(CELLS, [square(4, -3, 9)]))).toEqual([
    '000011',
    '000011',
    '000011',
    '000011',
  ]);
});

test('a piece is what hangs together with a cell, and nothing where that is out', () => {
  const mask = cellsIn(CELLS, [square(0, 0, 2), square(4, 2, 2)]);
  expect(drawn(pieceAround(CELLS, mask, 0))).toEqual(['110000', '110000', '000000', '000000']);
  expect(pieceAround(CELLS, mask, 3).some((one) => one === 1)).toBe(false);
});

test('a room is a box of cells that are all in', () => {
  const mask = cellsIn(CELLS, [square(0, 0, 3)]);
  expect(boxesIn(CELLS, mask, { width: 3, height: 2 })).toEqual([
    { x: 1.5, y: 1 },
    { x: 1.5, y: 2 },
  ]);
  expect(boxesIn(CELLS, mask, { width: 4, height: 1 })).toEqual([]);
});
