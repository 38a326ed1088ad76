import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { Criteria, SearchType } from '#domain/search/criteria.ts';
import { scalarKernel } from '#server/price-index/kernel/scalar/kernel.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import {
  cheapestByMonth,
  cheapestByNights,
  cheapestOfGrid,
  cheapestOfSheet,
} from '#server/search/grid-views.ts';
import {
  GRID_NIGHTS,
  gridCriteria,
  holidayGrid,
  type GridCell,
  type HolidayGrid,
} from '#server/search/holiday-grid.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance, type Chance } from './chance.ts';
import { askOracle } from './oracle.ts';
import { randomCriteria } from './random-criteria.ts';
import { makeSmallWorld, WORLD_DAYS, WORLD_ORIGINS, WORLD_TODAY } from './small-world.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const HOTELS = 16;
const GRIDS = 16;
const CELLS = 40;

test(`each cell of a grid is the hotel's price in the search for its airport, date and nights, by the engine and by the oracle, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 21);
  let priced = 0;
  for (let i = 0; i < GRIDS; i += 1) {
    const world = makeSmallWorld(chance, HOTELS);
    const index = attachIndex(buildIndex(world), chance.odds(0.3) ? { kernel: scalarKernel } : {});
    const { party, filters, searchType, departureAirports, bags } = randomCriteria(chance, HOTELS);
    const wishes = {
      filters,
      searchType,
      departureAirports: searchType === 'UNKNOWN' ? [] : departureAirports,
      bags,
    };
    const hotelId = chance.between(1, HOTELS);
    const grid = holidayGrid(index, hotelId, party, wishes, WORLD_TODAY);
    expect([grid.firstDate, grid.days, grid.nights]).toEqual([
      addDays(WORLD_TODAY, 3),
      728,
      GRID_NIGHTS,
    ]);
    for (let k = 0; k < CELLS; k += 1) {
      const { airport, day, nights } = chance.odds(0.5)
        ? anyCell(chance, searchType)
        : (pricedCell(chance, grid) ?? anyCell(chance, searchType));
      const isAsked =
        airport === undefined ||
        departureAirports.length === 0 ||
        departureAirports.includes(airport);
      const total =
        grid.sheets.find((sheet) => sheet.airport === airport)?.totals[nights * grid.days + day] ??
        0;
      const date = addDays(grid.firstDate, day);
      const exact: Criteria = {
        ...gridCriteria(hotelId, party, wishes, WORLD_TODAY),
        departureAirports: airport === undefined ? [] : [airport],
        departureDate: date,
        departureRangeEndDate: date,
        nights: [GRID_NIGHTS[nights]!],
      };
      expect(total, JSON.stringify(exact)).toBe(
        (isAsked && searchHolidays(index, exact, WORLD_TODAY).offers[0]?.total) || 0,
      );
      expect(total, JSON.stringify(exact)).toBe(
        (isAsked && askOracle(world, exact, WORLD_TODAY).offers[0]?.total) || 0,
      );
      if (total > 0) priced += 1;
    }
  }
  expect(priced).toBeGreaterThan(GRIDS * 2);
});

test('views of a grid hold its cheapest cells: the first by date, nights and airport among equals', () => {
  const chance = makeChance(SEED + 22);
  const index = attachIndex(buildIndex(makeSmallWorld(chance, HOTELS)));
  const grid = Array.from({ length: HOTELS }, (_, i) =>
    holidayGrid(index, i + 1, [{ adults: 2, childAges: [] }], {}, WORLD_TODAY),
  ).find(({ sheets }) => sheets.length > 1)!;
  const cells = cellsOf(grid);
  const cheapestBy = (keyOf: (cell: GridCell) => string | number) =>
    [...Map.groupBy(cells, keyOf)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([, group]) =>
          group.toSorted(
            (a, b) =>
              a.total - b.total ||
              compareText(a.date, b.date) ||
              a.nights - b.nights ||
              compareText(a.airport ?? '', b.airport ?? ''),
          )[0],
      );
  expect(cheapestOfGrid(grid)).toEqual(cheapestBy(() => 0)[0]);
  expect(cheapestByMonth(grid)).toEqual(cheapestBy(({ date }) => date.slice(0, 7)));
  expect(cheapestByNights(grid)).toEqual(cheapestBy(({ nights }) => nights));
  expect(grid.sheets.map((sheet) => cheapestOfSheet(grid, sheet))).toEqual(
    cheapestBy(({ airport }) => airport ?? ''),
  );
});

test('a hotel that nobody knows has a grid without sheets', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(SEED), HOTELS)));
  expect(holidayGrid(index, 999, [{ adults: 2, childAges: [] }], {}, WORLD_TODAY).sheets).toEqual(
    [],
  );
  expect(
    cheapestOfGrid(holidayGrid(index, 999, [{ adults: 2, childAges: [] }], {}, WORLD_TODAY)),
  ).toBeUndefined();
});

type Cell = { readonly airport: string | undefined; readonly day: number; readonly nights: number };

const anyCell = (chance: Chance, searchType: SearchType): Cell => ({
  airport: searchType === 'UNKNOWN' ? undefined : chance.pick(WORLD_ORIGINS),
  day: chance.between(0, WORLD_DAYS),
  nights: chance.between(0, 7),
});

function pricedCell(chance: Chance, { days, sheets }: HolidayGrid): Cell | undefined {
  if (sheets.length === 0) return undefined;
  const { airport, totals } = chance.pick(sheets);
  const at = chance.pick([...totals.keys()].filter((cell) => totals[cell]! > 0));
  return { airport, day: at % days, nights: Math.floor(at / days) };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const cellsOf = ({ firstDate, days, nights, sheets }: HolidayGrid): GridCell[] =>
  sheets
    .flatMap(({ airport, totals }) =>
      Array.from(totals, (total, at) => ({
        airport,
        date: addDays(firstDate, at % days),
        nights: nights[Math.floor(at / days)]!,
        total,
      })),
    )
    .filter(({ total }) => total > 0);
