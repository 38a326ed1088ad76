import type { Logger } from 'pino';
import { readVersion } from '#server/platform/version.ts';
import { sendSpans } from './send-spans.ts';
import { startTracing } from './span.ts';

export type TracingSettings = {
  /** Undefined: nothing is traced. */
  readonly endpoint: string | undefined;
  /** How much of all work is traced, 0 to 100. */
  readonly percent: number;
};

/** Traces the work of this thread where a collector is set; answers how it ends. */
export async function openTracing(
  { endpoint, percent }: TracingSettings,
  log: Logger,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const sender = sendSpans({ endpoint, release: await readVersion(), log });
  const stop = startTracing(percent / 100, sender.take);
  return async () => {
    stop();
    await sender.stop();
  };
}
