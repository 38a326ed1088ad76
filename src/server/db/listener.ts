import type { Pool } from 'pg';
import { keepConnection } from './kept-connection.ts';

export type ListenerOptions = {
  /** Gives the connection that listens, for as long as it lasts. */
  readonly pool: Pool;
  readonly channel: string;
  readonly onNotification: (payload: string | undefined) => void;
  /** Called whenever it listens, anew or at first: what was said before went unheard. */
  readonly onListening: () => void;
  /** Is told when the connection is lost, and of each failure to make another that differs. */
  readonly onError: (error: unknown) => void;
};

/**
 * Listens on a channel of PostgreSQL by a connection of its own; when that breaks, another one is
 * made. Gives back what ends it.
 */
export const openListener = ({
  pool,
  channel,
  onNotification,
  onListening,
  onError,
}: ListenerOptions): (() => Promise<void>) =>
  keepConnection({
    pool,
    onError,
    begin: async (client) => {
      client.on('notification', ({ payload }) => onNotification(payload));
      await client.query(`listen ${channel}`);
      onListening();
    },
  });
