import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#server/platform/settings.ts';

/**
 * The secret of the settings, or one made on first use and kept in the data directory, readable by
 * its owner only.
 */
export async function loadSessionSecret(
  settings: Pick<Settings, 'sessionSecret' | 'dataDirectory'>,
): Promise<string> {
  if (settings.sessionSecret) return settings.sessionSecret;
  const file = path.join(settings.dataDirectory, 'session-secret');
  return (await readFile(file, 'utf8').catch(() => undefined)) ?? (await makeSecret(file));
}

/** Written whole before it gets its name, so that processes starting together agree on one. */
async function makeSecret(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  return readFile(file, 'utf8');
}
