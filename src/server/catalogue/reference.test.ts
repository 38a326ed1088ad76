import { expect, test } from 'vitest';
import { bagsOf } from './bags.ts';
import { placeLineOf, suggestPlaces, withinOf } from './destinations.ts';
import {
  departureAirports,
  entryRulesFor,
  findAirport,
  findPlace,
  lineageOf,
  places,
  taxRuleFor,
} from './reference.ts';

test('the most exact tax rule holds: a town’s own before its country’s', () => {
  expect(
    taxRuleFor('italy-rome')?.id ??
      taxRuleFor(places.find(({ path }) => path?.includes('rome'))!.id)?.id,
  ).toBe('rome-tourist-tax');
  expect(taxRuleFor('spain-majorca-puerto-soller')?.id).toBe('balearic-sustainable-tourism-tax');
  expect(taxRuleFor('spain-costa-blanca')).toBeUndefined();
});

test('a lineage leads from a resort to its continent', () => {
  expect(lineageOf('spain-majorca-puerto-soller').map(({ kind }) => kind)).toEqual([
    'resort',
    'region',
    'country',
    'continent',
  ]);
  expect(withinOf(findPlace('spain-majorca-puerto-soller')!)).toBe('Majorca, Spain');
  expect(placeLineOf('spain-majorca-puerto-soller')).toBe('Puerto Sóller, Majorca');
});

test('destinations are found without accents and case, the most wanted first', () => {
  expect(
    suggestPlaces({ text: 'puerto SOL', citiesOnly: false, most: 5 }).map(
      ({ place }) => place.name,
    ),
  ).toContain('Puerto Sóller');
  const popular = suggestPlaces({ text: '', citiesOnly: false, most: 10 }).map(
    ({ place }) => place.popularity ?? 0,
  );
  expect(popular).toEqual(popular.toSorted((a, b) => b - a));
  expect(
    suggestPlaces({ text: '', citiesOnly: true, most: 50 }).every(({ place }) => place.cityBreak),
  ).toBe(true);
});

test('the full grouped list of airports has London first and every departure airport once', () => {
  const groups = departureAirports;
  expect([...groups.keys()][0]).toBe('London');
  const all = [...groups.values()].flat();
  expect(new Set(all.map(({ iata }) => iata)).size).toBe(all.length);
  expect(all).toContain(findAirport('LBA'));
});

test('a carrier’s included bags come first; an unknown carrier says so', () => {
  expect(bagsOf('LS')[0]).toMatchObject({ type: 'HAND_LUGGAGE', included: true });
  expect(bagsOf('LS').every(({ allOrNone }) => allOrNone)).toBe(true);
  expect(bagsOf('??')[0]?.label).toContain('check with the airline');
});

test('where a carrier’s rule is not known the bag is one of 40 × 20 × 25 cm under the seat [FLT-06]', () => {
  const { height, width, depth } = bagsOf('??')[0]?.sizeCm ?? {};
  expect([height, width, depth]).toEqual([40, 20, 25]);
  expect(bagsOf('??')[0]?.label).toContain('under-seat');
});

test('every country has entry rules with the line that says where to check', () => {
  expect(entryRulesFor('spain-majorca-puerto-soller')?.check).toContain('gov.uk');
});
