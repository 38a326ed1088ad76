import { expect, test } from 'vitest';
import type { PlaceChoice } from './place-choice.ts';
import { placeGroups } from './place-groups.ts';

const WORDS = { wholeCountry: 'the whole country', hotels: 'Hotels' };

const place = (type: PlaceChoice['type'], label: string, within = ''): PlaceChoice => ({
  value: label,
  label,
  type,
  within,
});

/** Each group as its name and the lines under it; inner ones stand further in. */
const shown = (...places: readonly PlaceChoice[]) =>
  placeGroups(places, WORDS).map(({ label, options }) => [
    label,
    options.map(
      (option) =>
        `${option.isInner ? '  ' : ''}${option.label}${option.detail === undefined ? '' : ` (${option.detail})`}`,
    ),
  ]);

test('places stand by country, each region before its resorts, in the order in which they are wanted', () => {
  const benidorm = place('RESORT', 'Benidorm', 'Costa Blanca, Spain');
  const alcudia = place('RESORT', 'Alcúdia', 'Majorca, Spain');
  expect(
    shown(
      benidorm,
      place('COUNTRY', 'Greece'),
      alcudia,
      place('REGION', 'Majorca', 'Spain'),
      place('COUNTRY', 'Spain'),
    ),
  ).toEqual([
    ['Spain', ['Spain (the whole country)', 'Benidorm (Costa Blanca)', 'Majorca', '  Alcúdia']],
    ['Greece', ['Greece (the whole country)']],
  ]);
});

test('hotels come last, each with its place', () => {
  expect(
    shown(
      place('HOTEL', 'Miramar', 'Puerto Sóller, Majorca'),
      place('REGION', 'Madeira', 'Portugal'),
    ),
  ).toEqual([
    ['Portugal', ['Madeira']],
    ['Hotels', ['Miramar (Puerto Sóller, Majorca)']],
  ]);
});
