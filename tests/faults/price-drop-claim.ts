/** A claim of price-drop protection in the fault tests: its order costs less by now. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultWorld } from './fault-world.ts';
import type { Shopper } from './shopper.ts';

export type FaultClaim = {
  readonly id: string;
  /** Asks once the order is placed, twice at once; what it was decided to be. */
  ask(): Promise<string>;
};

const LOOK_EVERY_MS = 200;

/** The claim of a shopper's order, whose lead gets an account for it. */
export function openClaim({ pool, visitor }: FaultWorld, { checkoutId }: Shopper): FaultClaim {
  const id = visitor.newId();
  const customerId = visitor.newId();
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
      await pool.query('insert into customer (id, email, email_key) values ($1, $2, $2)', [
        customerId,
        `${customerId}@example.com`,
      ]);
      await pool.query(
        `insert into order_person (order_id, customer_id, role)
         select id, $1, 'LEAD' from customer_order where checkout_id = $2`,
        [customerId, checkoutId],
      );
      await ask(id);
      await ask(visitor.newId());
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
