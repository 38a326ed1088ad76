import type { Logger } from 'pino';
import { reportError } from '#server/platform/report-error.ts';
import { EventsNotTaken } from '#server/tracking/deliver-events.ts';

/** Logs why durable work failed: a consumer's trouble is none of the site's (ERR-24). */
export const logFailure =
  (log: Pick<Logger, 'warn' | 'error'>) =>
  (err: unknown): void =>
    err instanceof EventsNotTaken
      ? reportError(log, 'EventPublishError', { err })
      : log.error({ err }, 'durable work failed');
