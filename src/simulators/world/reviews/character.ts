/** What a hotel is known for: of some things its guests speak well, of others badly. */
import type { ReviewTopic } from '#domain/catalogue/reviews.ts';
import { unit } from '../chance.ts';
import type { Sentence } from './sentence.ts';

/**
 * How much rather the guests of a hotel say a sentence than another: more of what it is known for,
 * and rather what only such guests in such a month can say.
 */
export function characterOf(seed: number, hotel: number): (sentence: Sentence) => number {
  const known = new Map<ReviewTopic, number>();
  const strength = (topic: ReviewTopic): number =>
    known.getOrInsertComputed(topic, () => unit(seed, hotel, 'known for', topic));
  return ({ topic, tone, hotel: { all }, stay }) => {
    const special = 1 + all.length * 0.5 + stay.all.length * 1.6 + stay.none.length * 0.5;
    if (topic === undefined) return special;
    const praise = strength(topic);
    return special * (0.35 + (tone === 'love' || tone === 'like' ? praise : 1 - praise) * 1.6);
  };
}
