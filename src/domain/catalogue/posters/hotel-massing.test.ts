import { expect, test } from 'vitest';
import type { HotelPictureFacts, PlacePictureFacts } from '../picture-facts.ts';
import { massingOf, townRoofOf } from './hotel-massing.ts';

const place = (given: Partial<PlacePictureFacts>): PlacePictureFacts => ({
  id: 'p',
  name: 'Somewhere',
  nature: ['beach'],
  country: 'ES',
  lat: 39,
  cityBreak: false,
  poster: { scene: 'bay', palette: 'noon', seed: 1 },
  ...given,
});
const town = { nature: ['city'], cityBreak: true } as const;
const alps = { nature: ['mountain', 'ski'], country: 'AT', lat: 47 } as const;

test.each([
  ['Hotel Miramar', 3, {}, 'hotelFront'],
  ['Hotel Miramar', 4, {}, 'tower'],
  ['Hotel Miramar', 4, { nature: ['lake'] }, 'hotelFront'],
  ['Sol Village', 4, {}, 'bungalows'],
  ['Finca Son Vell', 4, {}, 'finca'],
  ['Riad Yasmine', 4, { ...town, country: 'MA', lat: 31.6 }, 'riad'],
  ['Dar Salam', 3, { country: 'MA', lat: 31.5 }, 'riad'],
  ['Alpenhof', 4, alps, 'chaletHotel'],
  ['Alpine Village', 4, alps, 'chaletHotel'],
  ['Lakeside Lodge', 3, { nature: ['lake'], country: 'FI', lat: 61 }, 'cabins'],
  ['Grand Hotel Royal', 5, {}, 'palace'],
  ['Grand Hotel Royal', 4, {}, 'tower'],
  ['Hotel Sol', 3, town, 'terraceRow'],
  ['Finca Centro', 3, town, 'terraceRow'],
] as const)('%s of %i stars in %j is built as %s', (name, stars, where, massing) => {
  const hotel: HotelPictureFacts = {
    id: 1,
    name,
    stars,
    facilities: [],
    metresToBeach: null,
    place: place(where),
  };
  expect(massingOf(hotel)).toBe(massing);
});

test.each([
  ['FR', 'mansards'],
  ['NL', 'gables'],
  ['ES', 'eaves'],
])('town houses of %s have %s', (country, roof) => {
  expect(townRoofOf(country)).toBe(roof);
});
