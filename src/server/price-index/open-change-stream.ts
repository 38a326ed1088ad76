/**
 * The stream that a machine follows: from PostgreSQL, or by way of NATS where that is set and
 * there.
 */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { OpenChangeStream } from './lifecycle/stream/change-stream.ts';
import { joinNatsWhenThere } from './lifecycle/stream/join-nats.ts';
import { makeOutboxStream } from './lifecycle/stream/outbox-stream.ts';

/** Opens the stream at once: a NATS server that is away is taken up when it answers. */
export function openChangeStream(
  pool: Pool,
  natsUrl: string | undefined,
  log: Pick<Logger, 'info' | 'warn'>,
): OpenChangeStream {
  const outbox = makeOutboxStream(pool);
  return natsUrl === undefined
    ? { stream: outbox, close: async () => undefined }
    : joinNatsWhenThere(pool, outbox, natsUrl, log);
}
