/** The stream that a machine follows: from PostgreSQL, or from NATS where that is set. */
import type { Pool } from 'pg';
import { startSweep } from '#server/workflow/sweep.ts';
import type { ChangeStream } from './change-stream.ts';
import { openNatsStream } from './nats-stream.ts';
import { openNats } from './nats.ts';
import { makeOutboxStream } from './outbox-stream.ts';
import { publishNews } from './publish-news.ts';

export type OpenChangeStream = { readonly stream: ChangeStream; readonly close: () => Promise<void> };

const PUBLISH_EVERY_MS = 1_000;

/** Opens the stream; with NATS every machine stands ready to publish, and one does. Throws when NATS is set and away. */
export async function openChangeStream(pool: Pool, natsUrl: string | undefined, onError: (error: unknown) => void): Promise<OpenChangeStream> {
  const outbox = makeOutboxStream(pool);
  if (natsUrl === undefined) return { stream: outbox, close: async () => undefined };
  const nats = await openNats(natsUrl);
  let publishing: Promise<void> = Promise.resolve();
  let isAsked = false;
  const publish = (): Promise<void> => {
    if (isAsked) return publishing;
    isAsked = true;
    publishing = publishing.then(() => {
      isAsked = false;
      return publishNews(pool, nats).catch(onError);
    });
    return publishing;
  };
  await publish();
  const stream = await openNatsStream(nats, outbox);
  const unlisten = await outbox.listen(() => void publish(), onError);
  const sweep = startSweep(PUBLISH_EVERY_MS, publish, onError);
  return {
    stream,
    close: async () => {
      await Promise.all([unlisten(), sweep.stop()]);
      await publishing;
      await stream.close();
      await nats.connection.close();
    },
  };
}
