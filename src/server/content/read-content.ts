/** Content as one site shows it: read by the client, filled in with the site's facts. */
import type { ContentBlock } from '#domain/content/blocks.ts';
import { fillBlocks, type ContentFacts } from '#domain/content/fill.ts';
import { blockWords, sectionsOf } from '#domain/content/sections.ts';
import type { ContentClient } from './client.ts';
import {
  CustomerReviewsSchema,
  LocationSchema,
  PagesSchema,
  PageSchema,
  type WrittenPage,
} from './content-shapes.ts';

export type SiteContent = { readonly client: ContentClient; readonly facts: ContentFacts };

/** A page with its blocks filled in. */
export type FilledPage = Omit<WrittenPage, 'blocks'> & { readonly blocks: readonly ContentBlock[] };

/** A page, or why there is none: `status` is 300 or more (CONTENT-09). */
export type SitePage =
  | { readonly hasError: false; readonly page: FilledPage; readonly rail: readonly ContentBlock[] }
  | { readonly hasError: true; readonly status: number };

/** The page of a slug, with its neighbours. */
export async function readPage(site: SiteContent, slug: string): Promise<SitePage> {
  const { client, facts } = site;
  const [read, rail] = await Promise.all([
    client.read(PageSchema, `pages/${slug}`, facts.market),
    readEntries(site, slug.startsWith('guides/') ? 'guides' : 'help'),
  ]);
  if (read.hasError) return { hasError: true, status: read.errorStatusCode };
  const { content } = read;
  return {
    hasError: false,
    page: { ...content, blocks: filled(content.blocks, facts) },
    rail,
  };
}

/** Every page and guide; none when they cannot be read. */
export async function readPages({ client, facts }: SiteContent): Promise<FilledPage[]> {
  const read = await client.read(PagesSchema, 'pages', facts.market);
  return read.hasError
    ? []
    : read.content.pages.map((page) => ({ ...page, blocks: filled(page.blocks, facts) }));
}

/** A list of links under headings; none when it cannot be read. */
export const readEntries = (site: SiteContent, group: string): Promise<readonly ContentBlock[]> =>
  readGroup(site, `entry_groups/${group}`);

export type Message = { readonly name: string; readonly blocks: readonly ContentBlock[] };

/** Messages of a group, each under its heading; none when they cannot be read. */
export const readMessages = async (site: SiteContent, group: string): Promise<Message[]> =>
  sectionsOf(await readGroup(site, `message_groups/${group}`)).map(({ heading, blocks }) => ({
    name: heading ? blockWords(heading) : '',
    blocks,
  }));

async function readGroup(
  { client, facts }: SiteContent,
  path: string,
): Promise<readonly ContentBlock[]> {
  const read = await client.read(PageSchema, path, facts.market);
  return read.hasError ? [] : filled(read.content.blocks, facts);
}

/** What guests said last; nothing when it cannot be read (CONTENT-07, CONTENT-08). */
export async function readCustomerReviews({ client, facts }: SiteContent) {
  const read = await client.read(CustomerReviewsSchema, 'customer_reviews', facts.market);
  return read.hasError ? [] : read.content.reviews;
}

/** What is said of a place; undefined for an unknown one. */
export async function readLocation({ client, facts }: SiteContent, id: string) {
  const read = await client.read(
    LocationSchema,
    `locations/${encodeURIComponent(id)}`,
    facts.market,
  );
  return read.hasError
    ? undefined
    : { ...read.content, blocks: filled(read.content.blocks, facts) };
}

/** A text is filled in once while it is kept; the same text is the same list of blocks. */
function filled(blocks: readonly ContentBlock[], facts: ContentFacts): readonly ContentBlock[] {
  const known = made.get(blocks);
  if (known?.facts === facts) return known.blocks;
  const filledIn = fillBlocks(blocks, facts);
  made.set(blocks, { facts, blocks: filledIn });
  return filledIn;
}

type Filled = { readonly facts: ContentFacts; readonly blocks: readonly ContentBlock[] };
const made = new WeakMap<readonly ContentBlock[], Filled>();
