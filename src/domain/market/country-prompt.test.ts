import { expect, test } from 'vitest';
import { marketOfCountry, parseCountryChoice, withCountryChoice } from './country-prompt.ts';

test.each([
  ['GB', 'gb'],
  [' ie ', 'ie'],
  ['FR', undefined],
  ['', undefined],
])('people of %j are visitors of %s [SITE-08]', (country, market) => {
  expect(marketOfCountry(country)).toBe(market);
});

test('a choice is a market; its address keeps path and query [SITE-08]', () => {
  expect(['ie', 'fr', '', null].map(parseCountryChoice)).toEqual([
    'ie',
    undefined,
    undefined,
    undefined,
  ]);
  expect(withCountryChoice('/', 'ie')).toBe('/?country_choice=ie');
  expect(withCountryChoice('/results?a=1', 'gb')).toBe('/results?a=1&country_choice=gb');
});
