import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Drain } from '#http/connections/drain.ts';
import { onlyMethods, READ } from '#http/methods.ts';
import { RETRY_AFTER } from '#http/security-headers.ts';
import { makePresence } from '#server/db/presence.ts';

/** What a thread that answers by this pool lacks. */
export function missingOf(pool: Pool): Health['missing'] {
  const isDatabaseThere = makePresence(pool);
  return async () => ((await isDatabaseThere()) ? [] : ['PostgreSQL']);
}

export type Health = {
  /** What this thread lacks to answer everything, in words for the operator. */
  readonly missing: () => Promise<readonly string[]>;
  readonly drain: Drain;
};

/**
 * `/_live`: this process answers at all, and need not be ended. `/_ready`: it can answer everything
 * and will go on; 503 with what is missing, or `stopping`, tells a load balancer to send nobody. A
 * thread listens only once its index is warm.
 */
export function addHealth(app: FastifyInstance, { missing, drain }: Health): void {
  const reading = { onRequest: onlyMethods(...READ) };
  app.all('/_live', reading, async (_request, reply) => reply.send('live'));
  app.all('/_ready', reading, async (_request, reply) => {
    const lacking = await missing();
    const why = drain.hasBegun() ? 'stopping' : `missing: ${lacking.join(', ')}`;
    return drain.hasBegun() || lacking.length > 0
      ? reply.code(503).header('retry-after', RETRY_AFTER).send(why)
      : reply.send('ready');
  });
}
