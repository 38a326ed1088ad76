/**
 * Follows whoever says how flags stand: the database, a file, or a flag service. Nobody waits for
 * it: while it cannot be asked, what it said last holds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Settings } from '#server/platform/settings.ts';
import type { FlagDocument } from './flag-document.ts';
import { followFile } from './flag-sources/flag-file.ts';
import type { FlagListener } from './flag-sources/flag-listener.ts';
import { followService } from './flag-sources/flag-service.ts';
import { followTable } from './flag-sources/flag-table.ts';

export type FlagSource = {
  /** How flags stand at the start; undefined when it was not to be learned soon. */
  readonly first: Promise<FlagDocument | undefined>;
  readonly stop: () => Promise<void>;
};

type FlagSourceOptions = {
  readonly settings: Settings['flags'];
  readonly pool: Pool;
  readonly log: Logger;
  /** Hears of every change, the first included. */
  readonly onChange: (document: FlagDocument) => void;
};

/** A start waits no longer than this to learn how flags stand. */
const FIRST_WITHIN_MS = 1_000;

export function openFlagSource({ settings, pool, log, onChange }: FlagSourceOptions): FlagSource {
  const { promise, resolve } = Promise.withResolvers<FlagDocument>();
  let last: FlagDocument | undefined;
  const onLooked = (document: FlagDocument): void => {
    resolve(document);
    if (document === last) return;
    last = document;
    onChange(document);
  };
  const onError = (err: unknown): void =>
    log.warn({ err }, 'flags cannot be looked up: they stay as they are');
  const stop = follow(settings, pool, { onLooked, onError });
  return { first: Promise.race([promise, sleep(FIRST_WITHIN_MS, undefined)]), stop };
}

function follow(
  settings: Settings['flags'],
  pool: Pool,
  listener: FlagListener,
): () => Promise<void> {
  switch (settings.kind) {
    case 'database':
      return followTable(pool, listener);
    case 'file':
      return followFile(settings.file, listener);
    case 'ofrep':
      return followService(settings, listener);
  }
}
