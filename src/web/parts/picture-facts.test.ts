import { expect, test } from 'vitest';
import { pictureForTests } from '#web/testing/holidays/pictures.ts';
import { pictureFacts } from './picture-facts.ts';

const picture = pictureForTests('hotel', '12', 'front', 'A white house');

test('the files of a picture are those of the wanted shape, in every density and format', () => {
  const facts = pictureFacts(picture, { width: 188, height: 260 });
  expect(facts).toMatchObject({ alt: 'A white house', width: 188, height: 260, url: '/pictures/hotel/12/front/780x600.jpg' });
  expect(facts.derivatives.map(({ width, format }) => `${width} ${format}`)).toEqual(['188 avif', '188 webp', '376 avif', '376 webp']);
});

test('without a file of that shape all files serve, cropped', () => {
  const derivatives = [{ type: '780x600.webp', url: '/a' }, { type: 'thumbnail', url: '/b' }];
  expect(pictureFacts({ ...picture, derivatives }, { width: 188, height: 260 }).derivatives).toEqual([{ width: 780, height: 600, format: 'webp', url: '/a' }]);
});
