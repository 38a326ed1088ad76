import { expect, test } from 'vitest';
import { shareTags } from './share-tags.ts';

const HEAD =
  '<title>Beds &amp; boards – Shop</title><meta name="description" content="Weeks &amp; weekends"/>';

test('a shared page has its title, its sentence and its first picture in the size for sharing', () => {
  const body =
    '<img src="/pictures/place/majorca/pine-cove/300x350.webp"><img src="/pictures/hotel/7/front/264x208.webp">';
  expect(shareTags(HEAD, body, 'https://shop.test').split('><')).toEqual([
    '<meta property="og:type" content="website"',
    'meta property="og:title" content="Beds &amp; boards – Shop"',
    'meta property="og:description" content="Weeks &amp; weekends"',
    'meta property="og:image" content="https://shop.test/pictures/place/majorca/pine-cove/1200x630.jpg"',
    'meta property="og:image:width" content="1200"',
    'meta property="og:image:height" content="630">',
  ]);
});

test('a page without pictures is shared with the bay of the home page', () => {
  expect(shareTags(HEAD, '<p>Words</p>', 'https://shop.test')).toContain(
    'content="https://shop.test/pictures/home/sea/hero/1200x630.jpg"',
  );
});

test('a picture is shared as it is by day', () => {
  const body = '<source srcset="/pictures/place/malta/place-at-dusk/300x350.avif 300w">';
  expect(shareTags(HEAD, body, 'https://shop.test')).toContain(
    'content="https://shop.test/pictures/place/malta/place/1200x630.jpg"',
  );
});
