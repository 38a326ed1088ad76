import { readFile } from 'node:fs/promises';
import { startPeriodicJob } from '#server/workflow/periodic-job.ts';
import type { FlagListener } from './flag-listener.ts';

const LOOK_EVERY_MS = 500;

/** Flags of a file in flagd's own format, looked at twice a second. */
export function followFile(file: string, { onLooked, onError }: FlagListener): () => Promise<void> {
  const look = async (): Promise<void> => {
    const document = await readFile(file, 'utf8');
    // A file that is being written is not told.
    JSON.parse(document);
    onLooked(document);
  };
  return startPeriodicJob(LOOK_EVERY_MS, look, onError).stop;
}
