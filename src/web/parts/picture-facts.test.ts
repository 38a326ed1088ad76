import { expect, test } from 'vitest';
import { pictureForTests } from '#web/testing/holidays/pictures.ts';
import { pictureFacts } from './picture-facts.ts';

const picture = pictureForTests('hotel', '12', 'front', 'A white house');

test('the files of a picture are those of the wanted shape, for usual and dense screens', () => {
  expect(pictureFacts(picture, 'card')).toEqual({
    alt: 'A white house',
    width: 264,
    height: 208,
    placeholder: picture.placeholder,
    url: '/pictures/hotel/12/front/528x416.webp',
    files: [
      { width: 264, url: '/pictures/hotel/12/front/264x208.avif' },
      { width: 528, url: '/pictures/hotel/12/front/528x416.avif' },
    ],
    filesAtDusk: [
      { width: 264, url: '/pictures/hotel/12/front-at-dusk/264x208.avif' },
      { width: 528, url: '/pictures/hotel/12/front-at-dusk/528x416.avif' },
    ],
  });
});

test('a shape that has one size only is named once', () => {
  expect(pictureFacts(picture, 'wide').files).toEqual([
    { width: 780, url: '/pictures/hotel/12/front/780x600.avif' },
  ]);
});

test('where a shape is shown wider than elsewhere, a larger file stands beside its own', () => {
  expect(pictureFacts(picture, 'card', 'wide').files.map(({ width }) => width)).toEqual([
    264, 528, 780,
  ]);
});

test('a picture from elsewhere is shown as it is', () => {
  expect(pictureFacts({ ...picture, url: 'https://example.com/a.png' }, 'card')).toMatchObject({
    url: 'https://example.com/a.png',
    files: [],
  });
});
