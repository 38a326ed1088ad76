/**
 * Reviews of a hotel: what they are about and who writes them, by the codes of the feed, and what
 * they give together. A spread is the numbers of reviews with 1, 2, 3, 4 and 5.
 */

/** What a review speaks of. */
export const REVIEW_TOPIC_NAMES = {
  food: 'Food and drink',
  room: 'Rooms',
  pool: 'Pool',
  beach: 'Beach and sea',
  staff: 'Staff',
  location: 'Location',
  cleanliness: 'Cleanliness',
  sleep: 'Noise and sleep',
  children: 'For children',
  value: 'Value for money',
  evenings: 'Evenings',
  access: 'Lifts and steps',
  arrival: 'Getting there',
  sport: 'Spa and sport',
  season: 'Weather',
  snow: 'Snow and mountains',
} as const;
export type ReviewTopic = keyof typeof REVIEW_TOPIC_NAMES;

/** Who was there. */
export const REVIEW_PARTY_NAMES = {
  couple: 'Couple',
  older_couple: 'Older couple',
  family: 'Family',
  friends: 'Friends',
  alone: 'Travelling alone',
} as const;
export type ReviewParty = keyof typeof REVIEW_PARTY_NAMES;

const isTopic = (text: string): text is ReviewTopic => Object.hasOwn(REVIEW_TOPIC_NAMES, text);
/** Whether a text is one of them. */
export const isReviewParty = (text: string): text is ReviewParty =>
  Object.hasOwn(REVIEW_PARTY_NAMES, text);

export const REVIEW_TOPICS: readonly ReviewTopic[] =
  Object.keys(REVIEW_TOPIC_NAMES).filter(isTopic);
export const REVIEW_PARTIES: readonly ReviewParty[] =
  Object.keys(REVIEW_PARTY_NAMES).filter(isReviewParty);

/** What reviews speak of, each with their number, the most frequent first. */
export function countTopics(
  reviews: readonly { readonly topics: readonly ReviewTopic[] }[],
): { readonly topic: ReviewTopic; readonly count: number }[] {
  return REVIEW_TOPICS.map((topic) => ({
    topic,
    count: reviews.filter(({ topics }) => topics.includes(topic)).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

export const countReviews = (spread: readonly number[]): number =>
  spread.reduce((sum, count) => sum + count, 0);

/** What the reviews give together. */
export const pointsOf = (spread: readonly number[]): number =>
  spread.reduce((sum, count, at) => sum + count * (at + 1), 0);

/**
 * The mean of the reviews to one decimal, as pages show it and searches compare it; 0 without
 * reviews.
 */
export function scoreOf(spread: readonly number[]): number {
  const count = countReviews(spread);
  return count === 0 ? 0 : Math.round((pointsOf(spread) * 10) / count) / 10;
}
