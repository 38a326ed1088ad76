/** A lead who has accepted another transfer for a placed order. */
import { receiptOf } from '#server/basket/basket-record.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { FaultWorld } from '../fault-world.ts';

const DEARER = 1_000;

/** Writes the accepted change down, for the next engine to make; its id. */
export async function askToChange(
  { shop, pool, desk }: FaultWorld,
  orderId: string,
  { isSoldOut }: { readonly isSoldOut: boolean },
): Promise<string> {
  const { number, accepted } = await loadVersion(shop.database, orderId);
  const { transfer } = accepted.choices;
  if (!transfer) throw new Error('the order has no transfer to change');
  const other = { ...transfer, quoteId: 't2', price: transfer.price + DEARER };
  const wanted = { ...accepted, choices: { ...accepted.choices, transfer: other } };
  const payable = (of: typeof accepted) => receiptOf(of, of.currency).payable;
  const id = shop.newId();
  const { rows } = await pool.query<{ code: string }>(
    'select code from customer_order where id = $1',
    [orderId],
  );
  if (isSoldOut) desk.refuse(`${rows[0]!.code}:v${number + 1}-${id}:transfer`);
  await pool.query(
    `insert into order_change (id, order_id, version, kind, accepted, difference, state, expires_at, accepted_at)
     values ($1, $2, $3, 'TRANSFER', $4, $5, 'ACCEPTED', now() + interval '15 minutes', now())`,
    [id, orderId, number, JSON.stringify(wanted), payable(wanted) - payable(accepted)],
  );
  return id;
}
