/** Reviews of a hotel, as the feed of its supplier has them. */
import type { ReviewParty, ReviewTopic } from '#domain/catalogue/reviews.ts';
import { countReviews } from '#domain/catalogue/reviews.ts';
import type { IsoDate } from '#domain/dates.ts';
import { unit } from '../chance.ts';
import type { Hotel } from '../hotels.ts';
import type { RatePlan } from '../plans.ts';
import { ratingsShown } from '../reviews.ts';
import { SENTENCES } from './all-sentences.ts';
import { characterOf } from './character.ts';
import { compose, sayingsOf } from './compose.ts';
import { hotelTraits } from './hotel-traits.ts';
import type { Sentence } from './sentence.ts';
import { stayTraits } from './stay-traits.ts';
import { drawStay } from './stay.ts';
import { wordsOf } from './words.ts';

export type WrittenReview = {
  /** 1 to 5. */
  readonly rating: number;
  readonly date: IsoDate;
  readonly title: string;
  readonly content: string;
  readonly party: ReviewParty;
  /** First day of the month of the stay. */
  readonly stayed: IsoDate;
  readonly topics: readonly ReviewTopic[];
};

/** So many of a hotel's reviews are written out, or all when it has fewer. */
const WRITTEN = 24;

/**
 * Reviews by the guests of a hotel, newest first: each from who was there, when, on which board,
 * and from what the hotel is and has. The same seed writes the same reviews again. Low and high
 * ratings stand in the proportion of all of the hotel's reviews; no sentence comes twice.
 */
export function writeReviews(
  seed: number,
  hotel: Hotel,
  plans: readonly RatePlan[],
): readonly WrittenReview[] {
  const boards = [...new Set(plans.map(({ board }) => board))];
  const traits = hotelTraits(seed, hotel, plans);
  const sayings = sayingsOf(traits, SENTENCES, characterOf(seed, hotel.id));
  const said = new Set<Sentence | string>();
  const shown = Math.min(WRITTEN, countReviews(hotel.reviewDistribution));
  return ratingsShown(hotel.reviewDistribution, shown, seed, hotel.id)
    .map((rating, i) => {
      const chance = (key: string) => unit(seed, hotel.id, 'guest', i, key);
      const stay = drawStay(hotel, boards, chance);
      const { party, month, written } = stay;
      const review = compose({
        rating,
        sayings,
        said,
        chance,
        stay: stayTraits(hotel, stay),
        words: wordsOf(hotel, stay, chance),
      });
      return { rating, date: written, party, stayed: month, ...review };
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}
