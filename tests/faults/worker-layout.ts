/** The worker as a process of its own; shoppers use the shop's own functions. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { requestPlacement } from '#server/order/request-placement.ts';
import { sayOutcome } from '#testing/callers/site-visitor.ts';
import type { FaultLayout } from './fault-layout.ts';
import { openFaultWorld } from './fault-world.ts';
import { makeShopper } from './shoppers/shopper.ts';

const TIMEOUT_MS = 3_600_000;

export async function openWorkerLayout(): Promise<FaultLayout> {
  const world = await openFaultWorld();
  return {
    ...world,
    shoppers: 8,
    longestCalmMs: 500,
    start: () => world.startEngine(),
    async prepare(draw) {
      const code = draw() < 0.5 ? 'scarce' : 'plenty';
      const credits = (['none', 'own', 'scarce', 'scarce'] as const)[Math.floor(draw() * 4)]!;
      const shopper = await makeShopper(world, { code, credits }).catch(forgiveOutage);
      if (!shopper) return undefined;
      const { context, checkoutId, token, placementId } = shopper;
      if (draw() < 0.2) world.desk.refuse(`${placementId}:insurance`);
      return async () => {
        const placing = requestPlacement(context, checkoutId, token, TIMEOUT_MS);
        const outcome = await placing.catch(forgiveOutage);
        return (
          outcome && sayOutcome(outcome.kind, 'reason' in outcome ? outcome.reason : undefined)
        );
      };
    },
  };
}

async function forgiveOutage(error: unknown): Promise<undefined> {
  if (!isDatabaseUnavailable(error)) throw error;
  await sleep(100);
}
