/** A piece of content: what it is, for which market, since when, and its blocks. */
import * as v from 'valibot';
import { MARKET_NAMES } from '#domain/market/market-name.ts';
import { BlocksSchema } from './blocks.ts';
import { isAllowedLink } from './content-links.ts';

export const CONTENT_KINDS = ['pages', 'guides', 'messages', 'entries', 'pods'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** `flexible-payments`, `contact_us`, `holidays/perks`. */
export const SLUG = /^[a-z\d][a-z\d_-]*(?:\/[a-z\d][a-z\d_-]*)?$/;

const sourceSchema = v.object({
  /** What it is, how exact, and when: "monthly means, indicative". */
  what: v.string(),
  href: v.optional(v.pipe(v.string(), v.check(isAllowedLink, 'leads where no text may lead'))),
});

/**
 * What is shown of an entry. `description` is what search engines show of a page; `lead` is its
 * first paragraph, which stands large.
 */
export const EntrySchema = v.object({
  slug: v.pipe(v.string(), v.regex(SLUG)),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  description: v.string(),
  /** The poster of this place stands beside it. */
  poster: v.optional(v.nullable(v.string()), null),
  /** Day on which somebody last looked whether all of it is so. */
  checked: v.optional(v.nullable(v.pipe(v.string(), v.isoDate())), null),
  sources: v.optional(v.array(sourceSchema), []),
  blocks: BlocksSchema,
});
export type Entry = v.InferOutput<typeof EntrySchema>;

/** Which markets an entry may be for; null = all that have none of their own. */
export const MarketSchema = v.nullable(v.picklist(MARKET_NAMES));
