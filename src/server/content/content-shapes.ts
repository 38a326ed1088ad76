/** What the content API gives, checked by whoever reads it: it may be another system's. */
import * as v from 'valibot';
import { BlocksSchema } from '#domain/content/blocks.ts';
import { EntrySchema } from '#domain/content/entry.ts';

export const PageSchema = v.object({
  ...EntrySchema.entries,
  /** When this version came to be shown. */
  changed: v.optional(v.pipe(v.string(), v.isoTimestamp()), '1970-01-01T00:00:00.000Z'),
});
/** A page, or a group of messages, entries or pods. */
export type WrittenPage = v.InferOutput<typeof PageSchema>;

export const PagesSchema = v.object({ pages: v.array(PageSchema) });

export const CustomerReviewsSchema = v.object({
  reviews: v.array(
    v.object({
      hotelId: v.number(),
      hotelName: v.string(),
      rating: v.number(),
      date: v.pipe(v.string(), v.isoDate()),
      title: v.string(),
      content: v.string(),
      party: v.string(),
    }),
  ),
});

export const LocationSchema = v.object({ id: v.string(), title: v.string(), blocks: BlocksSchema });
