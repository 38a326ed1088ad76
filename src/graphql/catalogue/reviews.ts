/** What guests say of a hotel: its score, and the reviews that are written out. */
import { countTopics, REVIEW_PARTY_NAMES, REVIEW_TOPIC_NAMES } from '#domain/catalogue/reviews.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';

export const reviewResolvers = {
  TripAdvisorInformation: {
    reviews: ({ read }) => read(),
    topics: async ({ read }) =>
      countTopics(await read()).map(({ topic, count }) => ({
        code: topic,
        name: REVIEW_TOPIC_NAMES[topic],
        count,
      })),
  },
  Review: {
    party: ({ party }) => REVIEW_PARTY_NAMES[party],
  },
} satisfies ResolverMap;
