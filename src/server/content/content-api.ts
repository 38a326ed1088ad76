/** What the content API answers, by the path below `/api/content/` (CONTENT-02 to CONTENT-07). */
import type { ContentBlock } from '#domain/content/blocks.ts';
import { SLUG, type ContentKind } from '#domain/content/entry.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Database } from '#server/db/kysely.ts';
import { listEntries, loadEntry, type PublishedEntry } from './store.ts';

export type ContentApi = {
  readonly database: Database;
  readonly clock: () => Date;
  /** What is said of a place; undefined for an unknown one. */
  readonly location: (id: string) => LocationText | undefined;
  readonly customerReviews: () => Promise<readonly CustomerReview[]>;
};

export type LocationText = { readonly title: string; readonly blocks: readonly ContentBlock[] };

/** The newest reviews of hotels, low ratings in the proportion of all (R24). */
export type CustomerReview = {
  readonly hotelId: number;
  readonly hotelName: string;
  readonly rating: number;
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly title: string;
  readonly content: string;
  readonly party: string;
};

/** As HTTP would: a status, and the body as JSON where it is 200. */
export type ContentAnswer = { readonly status: number; readonly body?: unknown };

const GROUPS: Readonly<Record<string, ContentKind>> = {
  message_groups: 'messages',
  entry_groups: 'entries',
  pod_groups: 'pods',
};
const GUIDES = 'guides/';
const NOTHING: ContentAnswer = { status: 404 };

/** Answers a path such as `pages/faqs` for a market. */
export async function answerContentPath(
  api: ContentApi,
  path: string,
  market: MarketName,
): Promise<ContentAnswer> {
  const at = api.clock();
  if (path === 'customer_reviews') return ok({ reviews: await api.customerReviews() });
  if (path === 'pages') return ok({ pages: await listPages(api.database, market, at) });
  const [, group = '', slug = ''] = /^([a-z_]+)\/(.+)$/.exec(path) ?? [];
  if (group === 'locations') {
    const found = api.location(slug);
    return found ? ok({ id: slug, ...found }) : NOTHING;
  }
  if (!SLUG.test(slug)) return NOTHING;
  const key = group === 'pages' ? pageKey(slug) : { kind: GROUPS[group], slug };
  if (!key.kind) return NOTHING;
  const found = await loadEntry(api.database, { kind: key.kind, slug: key.slug, market, at });
  return found ? ok(bodyOf(key.kind, found)) : NOTHING;
}

const ok = (body: unknown): ContentAnswer => ({ status: 200, body });

/** Guides are pages below `/guides`. */
const pageKey = (slug: string): { readonly kind: ContentKind; readonly slug: string } =>
  slug.startsWith(GUIDES)
    ? { kind: 'guides', slug: slug.slice(GUIDES.length) }
    : { kind: 'pages', slug };

const bodyOf = (kind: ContentKind, { entry, version, validFrom }: PublishedEntry) => ({
  ...entry,
  slug: kind === 'guides' ? GUIDES + entry.slug : entry.slug,
  version,
  changed: validFrom.toISOString(),
});

/** Every page and guide, without what it says. */
async function listPages(database: Database, market: MarketName, at: Date) {
  const kinds = ['pages', 'guides'] as const;
  const lists = await Promise.all(
    kinds.map(async (kind) =>
      (await listEntries(database, { kind, market, at })).map((one) => bodyOf(kind, one)),
    ),
  );
  return lists.flat();
}
