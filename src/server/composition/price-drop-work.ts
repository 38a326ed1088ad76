/** What the worker does for price-drop protection: decides claims, and looks every night. */
import { claimPriceDrop } from '#server/price-drop/claim-price-drop.ts';
import { priceAgain } from '#server/price-drop/price-again.ts';
import { watchBookedPrices } from '#server/price-drop/price-drop-watch.ts';
import type { ProtectedOrder } from '#server/price-drop/protected-order.ts';
import { CLAIMS, makeClaimRuns } from '#server/price-drop/run-claims.ts';
import { inMarket } from '#server/purchase-context.ts';
import type { Engine } from '#server/workflow/engine.ts';
import type { WebContext, WorkerContext } from './web-context.ts';

type Parts = {
  /** What prices are made from now. */
  readonly pricing: () => Promise<WebContext>;
  /** Not started yet: the workflow gets its name here. */
  readonly engine: Engine;
  readonly onError: (error: unknown) => void;
};

/** Two periodic jobs. */
export function makePriceDropWork(context: WorkerContext, { engine, pricing, onError }: Parts) {
  const drops = {
    ...context,
    steps: engine,
    priceAgain: async ({ accepted, market }: Pick<ProtectedOrder, 'accepted' | 'market'>) =>
      priceAgain(inMarket(await pricing(), market), accepted),
  };
  return {
    decideClaims: makeClaimRuns({
      database: context.database,
      run: engine.define({ name: 'claim price drop', queue: CLAIMS }, (id: string) =>
        claimPriceDrop(drops, id),
      ),
      onError,
    }),
    watch: () => watchBookedPrices(drops),
  };
}
