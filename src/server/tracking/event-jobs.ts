/**
 * The periodic jobs that bring events to their consumers: one deals them out, and each consumer has
 * one of its own, so that nobody waits for a consumer that is slow or away.
 */
import type { Database } from '#server/db/kysely.ts';
import type { LookEnd } from '#server/workflow/work-through.ts';
import type { Consumer } from './consumer.ts';
import { dealOutEvents } from './deal-out-events.ts';
import { deliverEvents } from './deliver-events.ts';

/** A job's work is one look, which ends soon. */
export const eventJobs = (
  database: Database,
  consumers: readonly Consumer[],
): readonly (() => Promise<LookEnd>)[] => [
  async () => (await dealOutEvents(database, consumers), 'done' as const),
  ...consumers.map((consumer) => () => deliverEvents(database, consumer)),
];
