import { expect, test } from 'vitest';
import { addressFaults } from './address-faults.ts';
import { townLinePattern } from './address-form.ts';
import { boardFaults } from './board-faults.ts';
import { facilityFaults } from './facility-faults.ts';
import { nameFaults, sharedNames } from './name-faults.ts';

const kinds = (faults: readonly { readonly kind: string }[]): string[] =>
  faults.map(({ kind }) => kind);

test.each([
  ['Cedar Terrace Beach', null, 'Prague Old Town', ['name_without_sea']],
  ['Lantern Row Beach', 601, 'Sukhumvit', ['name_without_sea']],
  ['Hotel Alborán Mar', 600, 'Nerja', []],
  ['Palm Beach House', null, 'Palm Beach', []],
  ['Hotel Marigold', null, 'Prague Old Town', []],
  ['Hotel Anthea 12', 50, 'Lindos', ['name_with_number']],
])('%s, %s m from the sea, in %s: %j', (name, metresToBeach, place, expected) => {
  expect(kinds(nameFaults({ name, metresToBeach }, place))).toEqual(expected);
});

test('what belongs to a pool needs one, and adults only means it', () => {
  expect(facilityFaults(['pool', 'childrens_pool', 'water_slides'])).toEqual([]);
  expect(facilityFaults(['childrens_pool', 'kids_club', 'adults_only'])).toEqual(
    [
      'childrens_pool without a pool',
      'childrens_pool for adults only',
      'kids_club for adults only',
    ].map((said) => ({ kind: 'facility_unlike_hotel', said })),
  );
});

test('a name is shared in a region, whatever its case, and free in another', () => {
  const hotels = [
    { name: 'Las Palomas', region: 'tenerife' },
    { name: 'las palomas', region: 'tenerife' },
    { name: 'Las Palomas', region: 'majorca' },
  ];
  expect(kinds(sharedNames(hotels))).toEqual(['name_twice']);
});

const SOLLER = { name: 'Puerto Sóller', country: 'ES' };
test.each([
  ['Carrer del Molí 87, 07465 Puerto Sóller', 900, SOLLER, []],
  ['94 Church Square', 900, SOLLER, ['address_unlike_country']],
  ['Carrer del Molí 87, Puerto Sóller 07465', 900, SOLLER, ['address_unlike_country']],
  ['Carrer del Molí, 07465 Puerto Sóller', 900, SOLLER, ['address_unlike_country']],
  ['Passeig Marítim 3, 07465 Puerto Sóller', 900, SOLLER, ['street_without_sea']],
  ['Passeig Marítim 3, 07465 Puerto Sóller', 100, SOLLER, []],
  ['Villi Faru, North Malé Atoll 12376', 100, { name: 'North Malé Atoll', country: 'MV' }, []],
])('%s, %s m from the sea: %j', (address, metresToBeach, place, expected) => {
  expect(kinds(addressFaults({ address, metresToBeach }, place))).toEqual(expected);
});

test.each([
  ['GB', 'Edinburgh', 'Edinburgh EH1 5ED'],
  ['PT', 'Olhos d’Água', '8132-381 Olhos d’Água'],
  ['GR', 'Oia (Santorini)', 'Oia (Santorini) 842 82'],
  ['AE', 'Al Barsha', 'Al Barsha'],
  ['AT', 'Salzburg City', '5346 Salzburg'],
  ['ZA', 'Cape Town Waterfront', 'Cape Town 8001'],
  ['MY', 'George Town', '10200 George Town'],
])('in %s the line of the town reads %s: %s', (country, town, line) => {
  expect(townLinePattern(country, town).test(line)).toBe(true);
  expect(townLinePattern(country, town).test(`${line}9`)).toBe(false);
});

const TOWN = { nature: ['city'], cityBreak: true };
const COAST = { nature: ['beach'], cityBreak: false };
test.each([
  [['BB', 'AI'], false, TOWN, 1],
  [['BB', 'AI'], false, COAST, 0],
  [['SC', 'AI'], true, COAST, 0],
  [['HB'], true, COAST, 1],
  [['SC', 'RO'], true, COAST, 1],
  [['SC'], false, COAST, 1],
] as const)('%j, kitchen %s, in %j: %i faults', (boards, hasKitchen, place, expected) => {
  expect(boardFaults({ boards, hasKitchen }, place)).toHaveLength(expected);
});
