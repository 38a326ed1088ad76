import { expect, test } from 'vitest';
import { checkCar, tidyCar } from './car.ts';

const car = { colour: 'Blue', make: 'Skoda', model: 'Fabia', registration: 'ab12 cde' };
const codes = (change: Partial<typeof car>) =>
  checkCar({ ...car, ...change }).map(({ field, code }) => `${field}: ${code}`);

test('all four details are required, named in the order of the form [PARK-03]', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ colour: '', make: ' ', model: '', registration: '' })).toEqual([
    'carDetails.registration: required',
    'carDetails.make: required',
    'carDetails.model: required',
    'carDetails.colour: required',
  ]);
});

test('a registration is letters and digits; foreign plates pass [PARK-03]', () => {
  for (const registration of ['151-D-12345', 'A 1', 'WOB ZK 295', 'ŠK 1', '1A', 'AB-CD-EF GH IJ'])
    expect(codes({ registration })).toEqual([]);
  for (const registration of [
    'AB12#CDE',
    '#AB12',
    'AB12#',
    '-AB12',
    'A',
    'A -',
    'ABCDEFGHIJK',
    'AB 12 CD 34 EF 5',
  ])
    expect(codes({ registration })).toEqual(['carDetails.registration: registration']);
  expect(tidyCar(car).registration).toBe('AB12 CDE');
  expect(checkCar({ ...car, registration: '#' })[0]?.message).toContain(
    '2 to 10 letters and digits',
  );
});

test('a detail holds 40 characters, blanks in it counted once', () => {
  expect(codes({ model: 'a'.repeat(40) })).toEqual([]);
  expect(tidyCar({ ...car, model: ' Fabia   Estate ' }).model).toBe('Fabia Estate');
  expect(
    tidyCar({
      colour: ' Dark \t blue ',
      make: ' Alfa  Romeo',
      model: 'Giulia ',
      registration: ' a  1 ',
    }),
  ).toEqual({ colour: 'Dark blue', make: 'Alfa Romeo', model: 'Giulia', registration: 'A 1' });
  expect(checkCar({ ...car, model: 'a'.repeat(41) })).toEqual([
    { code: 'too_long', field: 'carDetails.model', message: 'Use 40 characters or fewer' },
  ]);
});
