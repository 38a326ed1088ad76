import { expect, test } from 'vitest';
import { contradictionsIn, type ReviewedHotel } from './contradictions.ts';

const PLAIN: ReviewedHotel = {
  stars: 3,
  facilities: [],
  metresToBeach: null,
  boards: ['RO'],
  isSkiResort: false,
};

const review = (content: string) =>
  ({ rating: 4, title: 'Good week', content, party: 'couple' }) as const;

test.each<[content: string, passage: string, hotel: Partial<ReviewedHotel>]>([
  ['The pool was clean.', 'pool', { facilities: ['pool'] }],
  ['Half board suited us.', 'Half board', { boards: ['HB'] }],
  ['No air con in August.', 'No air con', { facilities: [] }],
  ['The lift is slow.', 'The lift', { facilities: ['lift'] }],
  ['No lift, so pack light.', 'No lift', { facilities: [] }],
  ['A stroll to the beach.', 'beach', { metresToBeach: 300 }],
  ['Right in the old town.', 'old town', { facilities: ['old_town'] }],
  ['The slopes are close.', 'slopes', { isSkiResort: true }],
  ['It’s a four-star.', 'It’s a four-star', { stars: 4 }],
])('“%s” is a contradiction where it cannot be so', (content, passage, hotel) => {
  const opposite: ReviewedHotel = {
    ...PLAIN,
    facilities: content.startsWith('No air')
      ? ['air_conditioning']
      : content.startsWith('No lift')
        ? ['lift']
        : [],
  };
  expect(contradictionsIn(review(content), opposite)).toEqual([passage]);
  expect(contradictionsIn(review(content), { ...PLAIN, ...hotel })).toEqual([]);
});

test('what only looks like it is none', () => {
  for (const content of [
    'Rock pools kept them busy.',
    'Riga Old Town is lovely.',
    'A coffee before breakfast was enough.',
  ])
    expect(contradictionsIn(review(content), { ...PLAIN, metresToBeach: 10 })).toEqual([]);
});

test('a family is not at a hotel for adults, who travels alone is not “we”, and stars fit the words', () => {
  const forAdults: ReviewedHotel = { ...PLAIN, facilities: ['adults_only'] };
  expect(contradictionsIn({ ...review('Nice.'), party: 'family' }, forAdults)).toHaveLength(1);
  expect(contradictionsIn({ ...review('We liked it.'), party: 'alone' }, PLAIN)).toEqual(['We']);
  expect(contradictionsIn(review('Never again.'), PLAIN)).toEqual(['Never again']);
  expect(contradictionsIn({ ...review('Faultless.'), rating: 1 }, PLAIN)).toEqual(['Faultless']);
});
