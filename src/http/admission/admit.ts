/** The admission of a listener's requests: who begins when, and who is refused. */
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Logger } from 'pino';
import { logSpell } from '#server/platform/spell-log.ts';
import { makeAdmission, type Demand } from './admission.ts';
import type { DemandOf } from './demand.ts';
import type { SendRefusal } from './send-refusal.ts';

/** The options of a route whose requests ask to be admitted. */
export type Admit = (demand: Demand | DemandOf) => { readonly preHandler: preHandlerHookHandler };

/** Those who were refused together come back at different moments. */
const SOONEST_SECONDS = 2;
const SPREAD_SECONDS = 4;

/**
 * A request asks when it has come in whole: who sends slowly holds no place. It leaves when its
 * answer is made: who reads slowly holds none, either.
 */
export function addAdmission(app: FastifyInstance, refuse: SendRefusal, log: Logger): Admit {
  const admission = makeAdmission();
  app.server.on('connection', admission.connected);
  const notify = logSpell(log, {
    begins: 'more is asked than can be answered: the surplus is refused',
    over: 'everybody is answered again',
  });
  const leaves = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onSend', (request, _reply, payload, done) => {
    leaves.get(request)?.();
    // Else the collector holds on to all of the request until it looks at everything.
    leaves.delete(request);
    done(null, payload);
  });
  return (demand) => ({
    preHandler: (request, reply, done) => {
      admission.ask({
        ...(typeof demand === 'function' ? demand(request) : demand),
        begin: (leave) => {
          leaves.set(request, leave);
          done();
        },
        refuse: () => {
          notify();
          const seconds = SOONEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS);
          refuse(request, reply, { kind: 'overload', seconds }).catch((error: unknown) =>
            reply.send(error),
          );
        },
        isGone: () => request.raw.socket.destroyed,
      });
    },
  });
}
