import { expect, test } from 'vitest';
import {
  makePicturePath,
  parsePicturePath,
  pictureFormats,
  pictureKinds,
  pictureSizeNames,
  pictureSizes,
  type PictureSize,
} from './picture-path.ts';

const sizes = Object.keys(pictureSizes).filter((name): name is PictureSize => name in pictureSizes);

test('every address that can be made reads back as what it was made from', () => {
  for (const kind of pictureKinds)
    for (const format of pictureFormats)
      for (const size of sizes) {
        const path = { kind, id: 'spain-majorca-2', view: 'front-evening', size, format };
        expect(parsePicturePath(makePicturePath(path))).toEqual(path);
        const dusk = { ...path, atDusk: true };
        expect(parsePicturePath(makePicturePath(dusk))).toEqual(dusk);
      }
});

test('the same view by night has its own address', () => {
  expect(
    makePicturePath({
      kind: 'place',
      id: 'malta',
      view: 'place',
      size: 'poster',
      format: 'avif',
      atDusk: true,
    }),
  ).toBe('/pictures/place/malta/place-at-dusk/300x350.avif');
});

test('an id is up to 80 letters, digits and dashes long', () => {
  expect(parsePicturePath(`/pictures/place/${'a'.repeat(80)}/place/528x416.avif`)).toEqual({
    kind: 'place',
    id: 'a'.repeat(80),
    view: 'place',
    size: 'card2x',
    format: 'avif',
  });
});

test('there are six kinds, three formats and nineteen sizes', () => {
  expect(pictureKinds).toEqual(['place', 'hotel', 'month', 'theme', 'cruise', 'home']);
  expect(pictureFormats).toEqual(['avif', 'webp', 'jpg']);
  expect(sizes).toEqual(pictureSizeNames);
  expect(sizes).toHaveLength(19);
});

test('no two sizes share their pixels, so that an address has one meaning', () => {
  expect(new Set(sizes.map((size) => pictureSizes[size].join('x'))).size).toBe(sizes.length);
});

test('the wide picture of the home page has a plain address', () => {
  expect(
    makePicturePath({ kind: 'home', id: 'sea', view: 'bay', size: 'hero', format: 'avif' }),
  ).toBe('/pictures/home/sea/bay/1344x540.avif');
});

test.each([
  '/pictures/hotel/12/front/377x520.avif',
  '/pictures/hotel/12/front/99999x520.avif',
  '/pictures/hotel/12/front/528x416.png',
  '/pictures/guest/12/front/528x416.avif',
  '/pictures/hotel/../front/528x416.avif',
  '/pictures/hotel/12/front/528x416.avif/',
  '/pictures/hotel/12/front/528x416.avif?x=1',
  '/pictures/hotel/12//528x416.avif',
  '/Pictures/hotel/12/front/528x416.avif',
  '/pictures/hotel/12/front/0528x416.avif',
  '/pictures/hotel/12/%2e%2e/528x416.avif',
  `/pictures/place/${'a'.repeat(81)}/place/528x416.avif`,
  '/pictures/hotel/-12/front/528x416.avif',
  '/pictures/hotel/12-/front/528x416.avif',
  '/pictures/hotel/1--2/front/528x416.avif',
  '/pictures/hotel/Twelve/front/528x416.avif',
  '/pictures/hotel/12/front-/528x416.avif',
  '/pictures/hotel/12/front2/528x416.avif',
  '/pictures/hotel/12/front--evening/528x416.avif',
  '/pictures/hotel2/12/front/528x416.avif',
  '/pictures/hotel/12/front/528x416.avif2',
  '/pictures/hotel/12/front/376x52.avif',
  'x/pictures/hotel/12/front/528x416.avif',
  '',
])('%j is not a picture', (address) => {
  expect(parsePicturePath(address)).toBeUndefined();
});
