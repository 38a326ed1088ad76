/** What a thread reads content with: our own tables, or another system in the same shapes. */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { MarketName } from '#domain/market/market-name.ts';
import { makeContentClient, type ContentClient } from '#server/content/client.ts';
import { answerContentPath, type ContentApi } from '#server/content/content-api.ts';
import { PagesSchema } from '#server/content/content-shapes.ts';
import { fetchFrom } from '#server/content/fetch-content.ts';
import { CONTENT_CHANNEL } from '#server/content/store.ts';
import { keepTrying } from '#server/db/keep-trying.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { openListener } from '#server/db/listener.ts';
import { loadCustomerReviews } from './customer-reviews.ts';
import { locationText } from './location-text.ts';

export type OpenContent = {
  readonly api: ContentApi;
  readonly client: ContentClient;
  /**
   * Reads every page of these markets, again until it is done, so that they stand when nothing can
   * be read later.
   */
  readonly readAhead: (markets: Iterable<MarketName>) => void;
  /** Nobody reads any more. */
  readonly close: () => Promise<void>;
};

type ContentParts = {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Of another system; undefined: our own. */
  readonly url: string | undefined;
};

/** Longer than a failure is kept. */
const READ_AGAIN = { firstMs: 4_000, longestMs: 4_000 };

/** Listens from the first reading on, so that what is published is shown within a second. */
export function openContent({ pool, log, clock, url }: ContentParts): OpenContent {
  const api: ContentApi = {
    database: makeDatabase(pool),
    clock,
    location: locationText,
    customerReviews: () => loadCustomerReviews(pool),
  };
  const own = makeContentClient(
    url === undefined ? (path, market) => answerContentPath(api, path, market) : fetchFrom(url),
    log,
  );
  const closing = new AbortController();
  let unlisten: (() => Promise<void>) | undefined;
  const listen = () =>
    openListener({
      pool,
      channel: CONTENT_CHANNEL,
      onNotification: own.forget,
      onListening: own.forget,
      onError: (err) =>
        log.warn({ err }, 'changes of content are not heard: they come in a minute'),
    });
  const client: ContentClient = {
    ...own,
    read: (schema, path, market) => {
      if (url === undefined) unlisten ??= listen();
      return own.read(schema, path, market);
    },
  };
  return {
    api,
    client,
    readAhead: (markets) => {
      for (const market of markets)
        void keepTrying(
          async () => {
            const { hasError } = await client.read(PagesSchema, 'pages', market);
            if (hasError) throw new Error(`the pages of ${market} cannot be read`);
          },
          // The client has told of it already.
          { backoff: READ_AGAIN, signal: closing.signal, onLost: () => undefined },
        ).catch(() => undefined);
    },
    close: async () => {
      closing.abort();
      await unlisten?.();
    },
  };
}
