/** What price-drop protection has given for an order counts when a change of it costs less. */
import type { Pence } from '#domain/money.ts';
import {
  dropsCounted,
  dropsLine,
  givenBefore,
  givesFlightsUp,
  pricesByKind,
  withoutFlights,
} from '#domain/order/price-drop.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';
import { findDropsGiven } from '../../versions.ts';

type Both = {
  readonly orderId: string;
  readonly was: Accepted;
  readonly accepted: Accepted;
};

/** What is wanted, with what of its fall was given before as a line that is not refunded again. */
export async function countDrops(
  database: Database | Tx,
  { orderId, was, accepted }: Both,
): Promise<Accepted> {
  const counted = dropsCounted(was.reductions);
  const { given, gone, found } = await findDropsGiven(database, orderId);
  const refunded = givesFlightsUp(was, accepted) ? withoutFlights : allOf;
  const more = givenBefore({
    was: pricesByKind(refunded(linesOf(was))),
    now: pricesByKind(refunded(linesOf(accepted))),
    given: given - counted - gone,
    found,
  });
  return more === 0 ? accepted : withDrops(accepted, counted + more);
}

/** Whether a quote still counts all that was given until now. */
export async function areDropsCounted(database: Database | Tx, both: Both): Promise<boolean> {
  const counted = dropsCounted(both.was.reductions);
  const quoted = withDrops(both.accepted, counted);
  const now = await countDrops(database, { ...both, accepted: quoted });
  return dropsCounted(now.reductions) === dropsCounted(both.accepted.reductions);
}

const withDrops = (accepted: Accepted, amount: Pence): Accepted => ({
  ...accepted,
  reductions: [
    ...(accepted.reductions ?? []).filter(({ kind }) => kind !== 'drop_given'),
    ...(amount > 0 ? [dropsLine(amount)] : []),
  ],
});

const allOf: typeof withoutFlights = (lines) => lines;

/** Before any code or credit. */
const linesOf = ({ holiday, choices, currency }: Accepted) =>
  receiptOf({ holiday, choices }, currency).lines;
