/**
 * Shares the stream through NATS as long as that is there, and follows PostgreSQL as long as it is
 * not. Every machine stands ready to publish, and one does.
 */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { makeSerialQueue } from '#server/platform/serial-queue.ts';
import { startPeriodicJob } from '#server/workflow/periodic-job.ts';
import type { ChangeStream, OpenChangeStream } from './change-stream.ts';
import { openNatsStream, type NatsStream } from './nats-stream.ts';
import { openNats, type Nats } from './nats.ts';
import { publishNews } from './publish-news.ts';

type StreamLog = Pick<Logger, 'info' | 'warn'>;

const EVERY_MS = 1_000;

/**
 * After anything that fails, NATS is left and joined anew a second later; told when it goes and
 * when it is back.
 */
export function joinNatsWhenThere(
  pool: Pool,
  outbox: ChangeStream,
  url: string,
  log: StreamLog,
): OpenChangeStream {
  const wakings = new Set<() => void>();
  const wakeAll = (): void => wakings.forEach((wake) => wake());
  const membership = openMembership(pool, outbox, url, log, wakeAll);
  const tend = oneAtATime(membership.tend);
  const onNotification = (): void => {
    if (!membership.stream()) wakeAll();
    void tend();
  };
  const listening = outbox.listen(onNotification, (err) =>
    log.warn({ err }, 'PostgreSQL does not tell of changes'),
  );
  const job = startPeriodicJob(EVERY_MS, tend, (err) =>
    log.warn({ err }, 'the stream of changes failed'),
  );
  return {
    stream: {
      pages: (after) => (membership.stream() ?? outbox).pages(after),
      listen: async (wake) => {
        wakings.add(wake);
        return async () => void wakings.delete(wake);
      },
    },
    close: async () => {
      await Promise.all([listening.then((unlisten) => unlisten()), job.stop()]);
      await tend.ended();
      await membership.leave();
    },
  };
}

type Membership = {
  /** The stream of NATS while it is there. */
  readonly stream: () => NatsStream | undefined;
  /** Joins when it has to, and publishes what has changed. */
  readonly tend: () => Promise<void>;
  readonly leave: () => Promise<void>;
};

function openMembership(
  pool: Pool,
  outbox: ChangeStream,
  url: string,
  log: StreamLog,
  onNews: () => void,
): Membership {
  let joined: { readonly nats: Nats; readonly stream: NatsStream } | undefined;
  let isThere: boolean | undefined;
  const report = (isNow: boolean, err?: unknown): void => {
    if (isNow && isThere !== true) log.info('changes come by way of NATS');
    if (!isNow && isThere !== false)
      log.warn({ err }, 'NATS is away: changes are read from PostgreSQL');
    isThere = isNow;
  };
  const leave = async (): Promise<void> => {
    const left = joined;
    joined = undefined;
    await left?.stream.close();
  };
  return {
    stream: () => (joined?.stream.hasEnded() ? undefined : joined?.stream),
    tend: async () => {
      try {
        if (joined?.stream.hasEnded()) throw new Error('the connection to NATS ended');
        joined ??= await join(outbox, url, onNews);
        await publishNews(pool, joined.nats);
        report(true);
      } catch (err) {
        report(false, err);
        await leave();
        onNews();
      }
    },
    leave,
  };
}

async function join(
  outbox: ChangeStream,
  url: string,
  onNews: () => void,
): Promise<{ readonly nats: Nats; readonly stream: NatsStream }> {
  const nats = await openNats(url);
  try {
    const stream = await openNatsStream(nats, outbox);
    await stream.listen(onNews, onNews);
    return { nats, stream };
  } catch (error) {
    await nats.connection.close();
    throw error;
  }
}

/** Never twice at a time; many that ask while one waits its turn are one. */
function oneAtATime(
  work: () => Promise<void>,
): (() => Promise<void>) & { readonly ended: () => Promise<void> } {
  const queue = makeSerialQueue();
  let waiting: Promise<void> | undefined;
  const ask = (): Promise<void> =>
    (waiting ??= queue(() => {
      waiting = undefined;
      return work();
    }));
  return Object.assign(ask, { ended: () => queue(async () => undefined) });
}
