import type { Pool } from 'pg';
import { makeDatabase } from '#server/db/kysely.ts';
import { openListener } from '#server/db/listener.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { writeRollouts } from '../flag-document.ts';
import { FLAG_CHANNEL, loadRollouts } from '../rollouts.ts';
import type { FlagListener } from './flag-listener.ts';

/** Flags as `holidaymaker flags set` has set them, told as soon as one is set. */
export function followTable(pool: Pool, { onLooked, onError }: FlagListener): () => Promise<void> {
  const database = makeDatabase(pool);
  // Looks end in the order in which they began, so that the latest is told last.
  let looked = Promise.resolve();
  const look = (): void => {
    looked = looked
      .then(() => whenAvailable(() => loadRollouts(database), { onLost: onError }))
      .then((rollouts) => onLooked(writeRollouts(rollouts)))
      .catch(onError);
  };
  return openListener({
    pool,
    channel: FLAG_CHANNEL,
    onNotification: look,
    onListening: look,
    onError,
  });
}
