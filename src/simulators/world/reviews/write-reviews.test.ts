import { expect, test } from 'vitest';
import { countReviews, REVIEW_TOPICS } from '#domain/catalogue/reviews.ts';
import { contradictionsIn } from '#domain/catalogue/reviews/contradictions.ts';
import { makeWorld } from '../world.ts';
import { SENTENCES } from './all-sentences.ts';
import { CLOSINGS } from './sentences/closings.ts';
import { OPENINGS } from './sentences/openings.ts';

/** The world that a start without settings sells. */
const world = makeWorld({ seed: 1, hotels: 5_000 });
const read = world.hotels.map((hotel) => ({ hotel, reviews: world.reviewsOf(hotel) }));
const all = read.flatMap(({ reviews }) => reviews);

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /);

const counted = (texts: readonly string[]): [text: string, count: number][] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]);

test('there are more than 400 parts to write with', () => {
  expect([...SENTENCES, ...OPENINGS, ...CLOSINGS].length).toBeGreaterThan(550);
  expect(new Set(SENTENCES.map(({ text }) => text)).size).toBe(SENTENCES.length);
  expect(new Set(SENTENCES.map(({ topic }) => topic))).toEqual(new Set(REVIEW_TOPICS));
});

test('every choice and every word of a sentence is filled in', () => {
  for (const { title, content } of all)
    expect(`${title} ${content}`).not.toMatch(/[[\]{}|]|undefined|NaN| {2}|\.\.|,\.| \./);
});

test('a seed writes the same reviews again, another seed others', () => {
  const words = (seed: number) => {
    const other = makeWorld({ seed, hotels: 8 });
    return JSON.stringify(other.hotels.map(other.reviewsOf));
  };
  expect(words(3)).toBe(words(3));
  expect(words(4)).not.toBe(words(3));
});

test('nothing is said that cannot be so at the hotel', () => {
  const wrong = read.flatMap(({ hotel, reviews }) => {
    const facts = {
      stars: hotel.stars,
      facilities: hotel.facilities,
      metresToBeach: hotel.text.metresToBeach,
      boards: world.plansOf(hotel).map(({ board }) => board),
      isSkiResort: hotel.place.nature.includes('ski'),
    };
    return reviews.flatMap((review) =>
      contradictionsIn(review, facts).map(
        (passage) => `${hotel.id}: ${passage} (${review.content})`,
      ),
    );
  });
  expect(wrong).toEqual([]);
});

test('a hotel says no sentence and no title twice', () => {
  for (const { hotel, reviews } of read) {
    const said = reviews.flatMap(({ content }) => sentencesOf(content));
    expect(
      counted(said).filter(([, count]) => count > 1),
      `hotel ${hotel.id}`,
    ).toEqual([]);
    expect(new Set(reviews.map(({ title }) => title)).size).toBe(reviews.length);
  }
});

test('no sentence and no title is in more than 0.5 % of all reviews', () => {
  const limit = all.length * 0.005;
  const said = counted(all.flatMap(({ content }) => sentencesOf(content)));
  expect(said.filter(([, count]) => count > limit)).toEqual([]);
  expect(said.length).toBeGreaterThan(5_000);
  expect(counted(all.map(({ title }) => title)).filter(([, count]) => count > limit)).toEqual([]);
});

test('reviews stand newest first, none before its stay [R24]', () => {
  for (const { reviews } of read) {
    const dates = reviews.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { date, stayed } of reviews) expect(date > stayed).toBe(true);
  }
});

test('low ratings are among the first that show in the proportion of all [R24]', () => {
  const part = (ratings: readonly number[]) =>
    ratings.filter((rating) => rating <= 2).length / ratings.length;
  const first = read.flatMap(({ reviews }) => reviews.slice(0, 4).map(({ rating }) => rating));
  const hotels = world.hotels.map(({ reviewDistribution: [ones = 0, twos = 0, ...more] }) => ({
    low: ones + twos,
    of: ones + twos + countReviews(more),
  }));
  const low = hotels.reduce((sum, hotel) => sum + hotel.low / hotel.of, 0) / hotels.length;
  expect(low).toBeGreaterThan(0.03);
  expect(Math.abs(part(first) - low)).toBeLessThan(0.01);
});

test('guests speak of what their party and their month met with', () => {
  const of = (party: string, month: string) =>
    all.filter((one) => one.party === party && one.stayed.slice(5, 7) === month);
  const partThat = (words: RegExp, reviews: readonly { readonly content: string }[]) =>
    reviews.filter(({ content }) => words.test(content)).length / reviews.length;
  const [families, couples] = [of('family', '08'), of('couple', '05')];
  expect(Math.min(families.length, couples.length)).toBeGreaterThan(200);
  const heat = /degrees|hot|shade|August/i;
  expect(partThat(heat, families)).toBeGreaterThan(partThat(heat, couples) * 2);
  const children = /children|kids|boys|girls|our two|year-old|toddler|teen|little one/i;
  expect(partThat(children, families)).toBeGreaterThan(0.5);
  const closed = /shut|season|winter/i;
  const october = all.filter(({ stayed }) => stayed.slice(5, 7) === '10');
  const june = all.filter(({ stayed }) => stayed.slice(5, 7) === '06');
  expect(partThat(closed, october)).toBeGreaterThan(partThat(closed, june) * 1.5);
});

test('reviews are of all lengths, some of one line', () => {
  const lengths = all.map(({ content }) => sentencesOf(content).length);
  const part = (from: number, to: number) =>
    lengths.filter((length) => length >= from && length <= to).length / lengths.length;
  expect(part(1, 1)).toBeGreaterThan(0.05);
  expect(part(2, 4)).toBeGreaterThan(0.5);
  expect(part(5, 20)).toBeGreaterThan(0.08);
});
