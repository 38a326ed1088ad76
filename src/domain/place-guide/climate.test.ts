import { expect, test } from 'vitest';
import { climateRule, goodMonthsOf, type MonthlyClimate } from './climate.ts';

const twelve = (value: number): number[] => Array.from({ length: 12 }, () => value);

const MAJORCA: MonthlyClimate = {
  maxAirC: [15, 16, 18, 20, 24, 28, 31, 31, 28, 24, 19, 16],
  seaC: [14, 14, 14, 15, 18, 21, 25, 26, 25, 22, 19, 16],
  sunHoursPerDay: twelve(8),
  rainDays: [7, 6, 6, 6, 4, 2, 1, 2, 5, 8, 8, 8],
};
const TROPICS: MonthlyClimate = { ...MAJORCA, maxAirC: twelve(31), seaC: twelve(28) };
const INLAND: MonthlyClimate = { ...MAJORCA, seaC: null };

const at = (...nature: string[]) => ({ nature, cityBreak: false });

test('a beach is good with a warm sea, warm air and few rainy days', () => {
  expect(climateRule(at('beach'), MAJORCA)).toBe('BEACH');
  expect(goodMonthsOf(MAJORCA, 'BEACH')).toEqual([5, 8]);
});

test('a coast without a winter is good while it rains little', () => {
  expect(climateRule(at('island'), TROPICS)).toBe('TROPICAL');
  expect(goodMonthsOf(TROPICS, 'TROPICAL')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a city is good when it is mild, and so is all that lies inland', () => {
  expect(climateRule({ nature: ['city'], cityBreak: true }, MAJORCA)).toBe('CITY');
  expect(climateRule(at('beach'), INLAND)).toBe('CITY');
  expect(goodMonthsOf(MAJORCA, 'CITY')).toEqual([2, 3, 4, 9, 10]);
});

test('a ski village is good in its four months of snow', () => {
  expect(climateRule(at('mountain', 'ski'), INLAND)).toBe('SKI');
  expect(goodMonthsOf(INLAND, 'SKI')).toEqual([0, 1, 2, 11]);
});
