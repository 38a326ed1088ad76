import { expect, test } from 'vitest';
import { monthsInWords, monthsOfThing } from './thing-months.ts';

const climate = {
  maxAirC: [],
  seaC: [15, 14, 15, 16, 19, 20, 24, 26, 25, 22, 19, 16],
  sunHoursPerDay: [],
  rainDays: [],
};
const tropical = { ...climate, seaC: climate.seaC.map(() => 27) };
const inland = { ...climate, seaC: null };

test.each([
  ['Hike the Samaria gorge, open about May to October.', [4, 5, 6, 7, 8, 9]],
  ['See lavender from about mid June to July.', [5, 6]],
  ['See the Festival of Lights in December.', [11]],
  ['See mantas from November to February.', [0, 1, 10, 11]],
  ['Join Oktoberfest from mid September.', [8]],
  ['See Notre-Dame, reopened in December 2024.', []],
  ['Watch big waves in winter.', [0, 1, 11]],
  ['See Keukenhof tulips in spring.', [2, 3, 4]],
  ['Walk round the Tre Cime in summer.', [5, 6, 7]],
  ['Walk the vineyards in autumn.', [8, 9, 10]],
  ['See the Acheron river springs.', []],
  ['Ski the Sella Ronda circuit in winter.', [0, 1, 11]],
  ['Ski Borovets at night.', [0, 1, 2, 11]],
  ['Ski glacier slopes at Tignes.', []],
  ['Swim at Elafonisi.', [5, 6, 7, 8, 9]],
  ['Snorkel reefs from shore.', [5, 6, 7, 8, 9]],
  ['Swim in mineral pools at Albena.', []],
  ['Walk the town walls.', []],
])('“%s” is good in %j', (words, months) => expect(monthsOfThing(words, climate)).toEqual(months));

test('where the sea is warm all year, or there is none, or nobody knows, nothing is said of months', () => {
  const swim = 'Swim at Nungwi.';
  for (const known of [tropical, inland, undefined]) expect(monthsOfThing(swim, known)).toEqual([]);
});

test.each([
  [[4, 5, 6, 7, 8, 9], 'May to October'],
  [[0, 1, 2, 11], 'December to March'],
  [[8], 'September'],
  [[], null],
])('months %j are “%s”', (months, words) => expect(monthsInWords(months)).toBe(words));
