import { expect, test } from 'vitest';
import { DataError } from '#web/data/data-error.ts';
import { fieldOfPlace, type PlaceChoice } from './place-choice.ts';
import { loadPlaces, placeMeant } from './places.ts';

const place = (label: string, type: PlaceChoice['type'] = 'REGION'): PlaceChoice => ({
  value: label.toLowerCase(),
  label,
  type,
  within: 'Spain',
});

const [majorca, menorca, palma] = [place('Majorca'), place('Menorca'), place('Palma', 'TOWN')];

test.each([
  ['majorca', [majorca, menorca], majorca],
  [' MENORCA ', [majorca, menorca], menorca],
  ['Majorca, Spain', [majorca, menorca], majorca],
  ['maj', [majorca], majorca],
  ['orca', [majorca, menorca], undefined],
  ['Atlantis', [], undefined],
])(
  '“%s” means the place of that name or the only match [SRCH-36, MSG-04]',
  (text, matches, meant) => {
    expect(placeMeant(text, matches)).toBe(meant);
  },
);

test('hotels and places are posted in their own fields', () => {
  expect(fieldOfPlace(place('Miramar', 'HOTEL'))).toBe('hotelIds');
  expect(fieldOfPlace(palma)).toBe('locationIds');
});

test('where a destination cannot be looked up none is chosen; a bug of ours stays one [DEST-06]', async () => {
  const failing = (error: Error) =>
    loadPlaces(async () => {
      throw error;
    }, ['es', 'gr']);
  expect(await failing(new DataError('ChosenPlace', 'a bug', 'GENERIC'))).toEqual([]);
  await expect(failing(new TypeError('a bug'))).rejects.toThrow(TypeError);
});
