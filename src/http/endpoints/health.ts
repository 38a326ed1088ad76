import type { FastifyInstance } from 'fastify';
import type { Drain } from '#http/drain.ts';
import { NO_STORE, RETRY_AFTER } from '#http/security-headers.ts';

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
  app.get('/_live', async (_request, reply) =>
    reply.header('cache-control', NO_STORE).send('live'),
  );
  app.get('/_ready', async (_request, reply) => {
    reply.header('cache-control', NO_STORE);
    const lacking = await missing();
    const why = drain.hasBegun() ? 'stopping' : `missing: ${lacking.join(', ')}`;
    return drain.hasBegun() || lacking.length > 0
      ? reply.code(503).header('retry-after', RETRY_AFTER).send(why)
      : reply.send('ready');
  });
}
