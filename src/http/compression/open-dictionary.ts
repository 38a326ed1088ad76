import type { FastifyInstance } from 'fastify';
import type { WebContext } from '#server/composition/web-context.ts';
import { keepTrying } from '#server/db/keep-trying.ts';
import { readVersion } from '#server/platform/version.ts';
import { keptDictionary } from './kept-dictionary.ts';
import { makePageDictionary, type PageDictionary } from './page-dictionary.ts';
import { samplePages } from './sample-pages.ts';

const BACKOFF = { firstMs: 5_000, longestMs: 300_000 };

/**
 * The dictionary of this release, made of pages of `app` when there is none yet. Tried again until
 * there is one: PostgreSQL may be away, or the site too busy for a page; undefined once `signal`
 * ends that.
 */
export async function openDictionary(
  app: FastifyInstance,
  shopNow: () => WebContext,
  signal: AbortSignal,
): Promise<PageDictionary | undefined> {
  const { pool, log } = shopNow();
  const release = await readVersion();
  return keepTrying(() => keptDictionary(pool, release, () => samplePages(app, shopNow())), {
    signal,
    backoff: BACKOFF,
    onLost: (err) => log.warn({ err }, 'pages are compressed without a dictionary for now'),
  }).then(makePageDictionary, () => undefined);
}
