/** Pages, guides and messages as this site shows them. */
import { isReviewParty, REVIEW_PARTY_NAMES } from '#domain/catalogue/reviews.ts';
import { searchContent } from '#domain/content/search-content.ts';
import { blockWords, minutesOf } from '#domain/content/sections.ts';
import type { GraphContext } from '#graphql/context.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { placePicture } from '#server/catalogue/picture-views.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import { fillAdvice } from '#server/composition/closed-places.ts';
import { contentFacts } from '#server/composition/content-facts.ts';
import {
  readCustomerReviews,
  readEntries,
  readLocation,
  readMessages,
  readPage,
  readPages,
  type SiteContent,
} from '#server/content/read-content.ts';

const MOST_REVIEWS = 12;
/** A question is a line. */
const LONGEST_QUESTION = 100;

const siteOf = ({ shop }: GraphContext): SiteContent => ({
  client: shop.content.client,
  facts: contentFacts(shop.market),
});

/** Who was there, in words; as it stands where another system names it. */
const partyOf = (party: string): string =>
  isReviewParty(party) ? REVIEW_PARTY_NAMES[party] : party;

const posterOf = (placeId: string | null) => {
  const place = placeId === null ? undefined : findPlace(placeId);
  return place ? placePicture(place) : null;
};

export const contentResolvers = {
  Query: {
    contentPage: async (_root, { slug }, context) => {
      const read = await readPage(siteOf(context), slug);
      if (!read.hasError)
        return {
          ...read.page,
          blocks: await fillAdvice(context.shop, read.page.blocks),
          sources: read.page.sources.map(({ what, href }) => ({ what, href: href ?? null })),
          poster: posterOf(read.page.poster),
          rail: read.rail,
          hasError: false,
          errorStatusCode: null,
        };
      return read.status === 404 ? null : unread(slug, read.status);
    },
    contentPages: async (_root, _args, context) =>
      (await readPages(siteOf(context))).map(({ poster, blocks, ...page }) => ({
        ...page,
        minutes: minutesOf(blocks),
        poster: posterOf(poster),
      })),
    contentSearch: async (_root, { text }, context) =>
      searchContent(await readPages(siteOf(context)), text.slice(0, LONGEST_QUESTION)),
    contentEntries: (_root, { group }, context) => readEntries(siteOf(context), group),
    contentMessages: async (_root, { group }, context) =>
      (await readMessages(siteOf(context), group)).map((message) => ({
        ...message,
        words: message.blocks.map(blockWords).join(' '),
      })),
    locationContent: async (_root, { id }, context) =>
      (await readLocation(siteOf(context), id)) ?? null,
    customerReviews: async (_root, _args, context) => {
      const reviews = (await readCustomerReviews(siteOf(context))).slice(0, MOST_REVIEWS);
      const hotels = await context.shop.hotels(reviews.map(({ hotelId }) => hotelId));
      return reviews.flatMap(({ hotelId, ...review }) => {
        const hotel = hotels.get(hotelId);
        return hotel ? [{ ...review, party: partyOf(review.party), hotel }] : [];
      });
    },
  },
} satisfies ResolverMap;

const unread = (slug: string, errorStatusCode: number) => ({
  slug,
  title: '',
  description: '',
  checked: null,
  changed: new Date(0).toISOString(),
  sources: [],
  poster: null,
  blocks: [],
  rail: [],
  hasError: true,
  errorStatusCode,
});
