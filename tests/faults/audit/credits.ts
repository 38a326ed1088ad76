/**
 * What the orders say of credits, against what is kept of their use and of the money: each is used
 * by the one order that has it taken off, and takes off what its customer was shown.
 */
import type { Read } from './read.ts';
import { ASIDE, UNDECIDED } from './waiting.ts';

/** Of a credit: which checkout has it. */
type Use = {
  readonly credit_id: string;
  readonly checkout_id: string;
  readonly state: string;
  readonly amount: number;
  readonly is_cancelled: boolean;
  readonly is_undecided: boolean;
};
/** An order that stands: what its customer accepted, and was shown. */
type Order = {
  readonly checkout_id: string;
  readonly payable: number;
  readonly chosen: {
    readonly credits: readonly { readonly id: string }[];
    readonly acceptedLoss: number;
  } | null;
  readonly receipt: readonly { readonly label: string; readonly amount: number }[];
  /** On the ledger's account of what was given. */
  readonly given: number;
};

const LEAST_CHARGED = 100;

/** I5, I6: all violations, one sentence each. */
export async function auditCredits(read: Read): Promise<string[]> {
  const uses = await read<Use>(
    `select u.credit_id, u.checkout_id, u.state, c.amount, c.cancelled_at is not null as is_cancelled,
       u.checkout_id in (${ASIDE}) or u.checkout_id in (${UNDECIDED}) as is_undecided
     from credit_use u join credit c on c.id = u.credit_id`,
  );
  const orders = await read<Order>(
    `select o.checkout_id, o.payable, p.accepted -> 'chosenCredits' as chosen, (select document -> 'receipt' from order_version v where v.order_id = o.id order by number desc limit 1) as receipt,
       (select coalesce(sum(amount), 0)::int from ledger_entry l where l.checkout_id = o.checkout_id and account = 'credits') as given
     from customer_order o join placement p on p.checkout_id = o.checkout_id and p.outcome ->> 'orderId' = o.id
     where o.status not in ('FAILED', 'CANCELLED') and o.checkout_id not in (${ASIDE})`,
  );
  return [...statuses(uses, orders), ...orders.flatMap((order) => [...sums(order, uses)])];
}

const creditsOf = ({ chosen }: Order): readonly string[] =>
  chosen?.credits.map(({ id }) => id) ?? [];

/** A credit is redeemed exactly where one order stands with it, and locked nowhere for nothing. */
function* statuses(uses: Use[], orders: Order[]): Generator<string> {
  for (const { credit_id, checkout_id, state, is_cancelled, is_undecided } of uses) {
    if (is_cancelled)
      yield `I5 credit ${credit_id} was withdrawn while checkout ${checkout_id} had it`;
    if (is_undecided) continue;
    const order = orders.find((candidate) => candidate.checkout_id === checkout_id);
    if (state !== 'REDEEMED' || !order || !creditsOf(order).includes(credit_id))
      yield `I5 credit ${credit_id} is ${state} by checkout ${checkout_id} for no order`;
  }
  const used = orders.flatMap((order) => creditsOf(order).map((id) => ({ id, order })));
  for (const { id, order } of used)
    if (!uses.some((use) => use.credit_id === id && use.checkout_id === order.checkout_id))
      yield `I5 checkout ${order.checkout_id} has credit ${id} taken off that it does not use`;
  for (const [id, same] of Map.groupBy(used, (one) => one.id))
    if (same.length > 1) yield `I5 credit ${id} is taken off ${same.length} orders`;
}

/**
 * The receipt takes off what the credits are worth, but for a loss that was agreed to; the ledger
 * says the same; £1 is charged at least.
 */
function* sums(order: Order, uses: Use[]): Generator<string> {
  const { checkout_id, payable, chosen, receipt, given } = order;
  // The airline's fee that nobody pays is no gift.
  const lines = receipt.filter(
    ({ amount, label }) => amount < 0 && label !== 'You book your flights',
  );
  const off = (some: Order['receipt']) => some.reduce((sum, { amount }) => sum - amount, 0);
  const taken = off(lines.filter(({ label }) => label.endsWith(' credit')));
  const worth = uses
    .filter((use) => use.checkout_id === checkout_id)
    .reduce((sum, { amount }) => sum + amount, 0);
  const loss = worth - taken;
  if (loss < 0 || loss > (chosen?.acceptedLoss ?? 0))
    yield `I6 checkout ${checkout_id}: credits of ${worth} took ${taken} off`;
  // What was given as a price dropped counts as given back.
  const before = receipt.filter(({ label }) => label.startsWith('Given to you before'));
  if (off(lines) + off(before) !== given)
    yield `I6 checkout ${checkout_id}: ${off(lines)} are taken off, the ledger says ${given}`;
  if (payable < LEAST_CHARGED) yield `I6 checkout ${checkout_id} pays ${payable}`;
}
