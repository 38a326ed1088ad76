/** Saved holidays (SAVE-01 to SAVE-04). */
import { departureDateOf, parseQuotes } from '#domain/holiday/quote-id.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { SAVED_REFUSALS } from '#domain/saved/refusals.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { listBookmarks } from '#server/saved/bookmark-record.ts';
import { createBookmark, deleteBookmark } from '#server/saved/create-bookmark.ts';
import { listSavedDeals } from '#server/saved/saved-deals.ts';
import { setTargetPrice } from '#server/saved/target-price.ts';
import { visitorContext } from '../context.ts';
import { moneyOf } from '../money.ts';
import { makeHolidayResult, makeNoAvailability, NOT_FOUND } from '../search/deal.ts';

export const savedResolvers = {
  Query: {
    holidayBookmarks: (_root, _args, context) =>
      listBookmarks(visitorContext(context), context.session.visitor),
    savedDeals: (_root, { bookmarkIds }, context) =>
      listSavedDeals(visitorContext(context), context.session.visitor, bookmarkIds ?? undefined),
  },
  Mutation: {
    createHolidayBookmark: async (_root, { hotelQuoteId, flightQuoteId }, context) => {
      const { shop, session } = context;
      const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
      if (!quotes) return NOT_FOUND;
      const outcome = await createBookmark(visitorContext(context), session, quotes);
      switch (outcome.kind) {
        case 'HolidayBookmark':
          return outcome;
        case 'HolidayNotFound':
          return NOT_FOUND;
        case 'NoAvailability':
          return makeNoAvailability(shop, outcome);
        case 'refused':
          return { kind: 'InvalidInput', errors: outcome.errors };
      }
    },
    deleteHolidayBookmark: async (_root, { bookmarkId }, context) =>
      (await deleteBookmark(visitorContext(context), context.session.visitor, bookmarkId))
        ? { kind: 'HolidayBookmarkDeleted', bookmarkId }
        : NOT_SAVED,
    setTargetPrice: async (_root, { bookmarkId, targetPrice }, context) => {
      const outcome = await setTargetPrice(visitorContext(context), context.session, {
        bookmarkId,
        target: targetPrice ?? null,
      });
      switch (outcome.kind) {
        case 'HolidayBookmark':
          return outcome;
        case 'HolidayBookmarkNotFound':
          return NOT_SAVED;
        case 'refused':
          return { kind: 'InvalidInput', errors: outcome.errors };
      }
    },
  },
  HolidayBookmark: {
    departureDate: ({ quotes: { stay, flights } }) => departureDateOf(stay, flights),
    numberOfNights: ({ quotes: { stay } }) => stay.nights,
  },
  SavedDeal: {
    id: ({ bookmark }) => bookmark.id,
    holiday: ({ deal }, _args, { shop }) => makeHolidayResult(shop, deal),
    pricePoints: ({ pricePoints }, _args, { shop }) =>
      pricePoints.map(({ day, total }) => ({ day, total: moneyOf(shop, total) })),
  },
} satisfies ResolverMap;

const NOT_SAVED = {
  kind: 'HolidayBookmarkNotFound',
  message: sentenceOf(SAVED_REFUSALS, 'bookmark_not_found'),
} as const;
