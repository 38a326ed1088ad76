import { expect, test } from 'vitest';
import { pictureForTests } from '#web/testing/holidays/pictures.ts';
import { pictureFacts } from './picture-facts.ts';

const picture = pictureForTests('hotel', '12', 'front', 'A white house');

test('the files of a picture are those of the wanted shape, for usual and dense screens', () => {
  expect(pictureFacts(picture, 'card')).toEqual({
    alt: 'A white house',
    width: 188,
    height: 260,
    placeholder: picture.placeholder,
    url: '/pictures/hotel/12/front/376x520.webp',
    files: [
      { width: 188, url: '/pictures/hotel/12/front/188x260.avif' },
      { width: 376, url: '/pictures/hotel/12/front/376x520.avif' },
    ],
  });
});

test('a shape that has one size only is named once', () => {
  expect(pictureFacts(picture, 'wide').files).toEqual([
    { width: 780, url: '/pictures/hotel/12/front/780x600.avif' },
  ]);
});

test('a picture from elsewhere is shown as it is', () => {
  expect(pictureFacts({ ...picture, url: 'https://example.com/a.png' }, 'card')).toMatchObject({
    url: 'https://example.com/a.png',
    files: [],
  });
});
