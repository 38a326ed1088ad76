import type { FastifyInstance } from 'fastify';
import type { WebContext } from '#server/composition/web-context.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { readVersion } from '#server/platform/version.ts';
import { keptDictionary } from './kept-dictionary.ts';
import { makePageDictionary, type PageDictionary } from './page-dictionary.ts';
import { samplePages } from './sample-pages.ts';

/**
 * The dictionary of this release, made of pages of `app` when there is none yet; undefined, and a
 * warning, when these cannot be had. While PostgreSQL is away it is waited for, until `signal`.
 */
export async function openDictionary(
  app: FastifyInstance,
  shopNow: () => WebContext,
  signal: AbortSignal,
): Promise<PageDictionary | undefined> {
  const { pool, log } = shopNow();
  const release = await readVersion();
  try {
    const bytes = await whenAvailable(
      () => keptDictionary(pool, release, () => samplePages(app, shopNow())),
      {
        signal,
        onLost: (err) => log.warn({ err }, 'PostgreSQL is away: the dictionary is opened later'),
      },
    );
    return makePageDictionary(bytes);
  } catch (err) {
    if (!signal.aborted) log.warn({ err }, 'pages are compressed without a dictionary');
    return undefined;
  }
}
