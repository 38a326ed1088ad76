/** A load sent by a process of its own, and what the site spent on it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { LoadResultSchema, type Load, type LoadResult } from './load.ts';
import { pin } from './processors.ts';

const SCRIPT = new URL('generator.ts', import.meta.url);

/** What the load came to; sent from this processor, when one is told. */
export async function sendLoad(load: Load, processor: number | undefined): Promise<LoadResult> {
  const generator = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (processor !== undefined) pin(generator.pid!, processor);
  generator.send(load);
  const message: unknown[] = await once(generator, 'message');
  return v.parse(LoadResultSchema, message[0]);
}
