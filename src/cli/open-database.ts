import path from 'node:path';
import { findRunningPostgres, startPostgres } from '#server/db/launcher.ts';
import type { Settings } from '#server/platform/settings.ts';

/**
 * A database for a command: the one that is set, that of the running site, or one started until
 * `close` is called.
 */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
}: Settings): Promise<{ url: string; close: () => Promise<void> }> {
  const directory = path.join(dataDirectory, 'postgres');
  const running = databaseUrl ?? (await findRunningPostgres(directory));
  if (running) return { url: running, close: async () => undefined };
  const postgres = await startPostgres({ directory });
  return { url: postgres.url, close: postgres.stop };
}
