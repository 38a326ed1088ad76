/**
 * The stream of news at NATS JetStream: one subject, kept as long as a machine may be away without
 * noticing.
 */
import {
  jetstream,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { readNews, type News } from './news.ts';

export const STREAM = 'CATALOGUE';
export const SUBJECT = 'catalogue.changes';

const KEPT_NANOSECONDS = 3_600 * 1e9;
const MOST_BYTES = 2 ** 30;

export type Nats = {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
};

const TIMEOUT_MS = 5_000;
/** A server that is silent for twice this is away. */
const PING_MS = 5_000;

/**
 * Connects, and makes the stream when there is none. Throws when the server is away or has no
 * JetStream; a connection that breaks is at its end.
 */
export async function openNats(url: string): Promise<Nats> {
  const connection = await connect({
    servers: url,
    name: 'holidaymaker',
    reconnect: false,
    timeout: TIMEOUT_MS,
    pingInterval: PING_MS,
  });
  try {
    const manager = await jetstreamManager(connection);
    await manager.streams.add({
      name: STREAM,
      subjects: [SUBJECT],
      max_age: KEPT_NANOSECONDS,
      max_bytes: MOST_BYTES,
    });
    return { connection, client: jetstream(connection), manager };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

export type LastNews = { readonly sequence: number; readonly news: News | undefined };

/**
 * The end of the stream; news is undefined when it is empty or what stands there is no message of
 * ours.
 */
export async function readLast({ manager }: Nats): Promise<LastNews> {
  const { state } = await manager.streams.info(STREAM);
  const message =
    state.messages > 0 ? await manager.streams.getMessage(STREAM, { seq: state.last_seq }) : null;
  return { sequence: state.last_seq, news: message ? readNews(message.string()) : undefined };
}
