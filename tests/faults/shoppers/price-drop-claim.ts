/** A claim of price-drop protection in the fault tests: its order costs less by now. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultWorld } from '../fault-world.ts';
import type { Shopper } from './shopper.ts';

export type FaultClaim = {
  readonly id: string;
  /** Asks once the order is placed, twice at once; what it was decided to be. */
  ask(): Promise<string>;
};

const LOOK_EVERY_MS = 200;

/** The claim of a shopper's order, by its lead. */
export function openClaim({ pool, shop }: FaultWorld, shopper: Shopper): FaultClaim {
  const { checkoutId, context } = shopper;
  const id = shop.newId();
  const customerId = context.visitor.customer?.id;
  const ask = (claimId: string) =>
    pool.query(
      `insert into price_drop_claim (id, order_id, customer_id)
       select $1, id, $2 from customer_order where checkout_id = $3
       on conflict (order_id) where state = 'ASKED' do nothing`,
      [claimId, customerId, checkoutId],
    );
  return {
    id,
    async ask() {
      await ask(id);
      await ask(shop.newId());
      for (;;) {
        const { rows } = await pool.query<{ state: string }>(
          'select state from price_drop_claim where id = $1',
          [id],
        );
        const state = rows[0]?.state ?? 'gone';
        if (state !== 'ASKED') return state;
        await sleep(LOOK_EVERY_MS);
      }
    },
  };
}
