/**
 * Double entry: every posting sums to zero and is written once, under a business key
 * (reliability-security, rule 5; I6).
 */
import type { LineKind } from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Accepted, Placement } from '../accepted.ts';

export type LedgerAccount =
  | 'customer'
  | 'card'
  | 'flights'
  | 'stays'
  | 'transfers'
  | 'parking'
  | 'insurance'
  | 'atol'
  | 'fees'
  | 'credits';

/** Debits positive, in pence, by account. */
export type Entries = Partial<Record<LedgerAccount, Pence>>;

type Posting = { readonly key: string; readonly checkoutId: string; readonly currency: string };

/** Writes a posting; repeated, it changes nothing. Throws when it does not sum to zero. */
export async function post(
  tx: Tx,
  { key, checkoutId, currency }: Posting,
  entries: Entries,
): Promise<void> {
  const moved = Object.entries(entries).filter(([, amount]) => amount !== 0);
  if (moved.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error(`posting ${key} does not sum to zero`);
  if (moved.length === 0) return;
  const rows = moved.map(([account, amount]) => ({
    posting: key,
    account,
    checkout_id: checkoutId,
    amount,
    currency,
  }));
  await tx
    .insertInto('ledger_entry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['posting', 'account']).doNothing())
    .execute();
}

/** The customer owes what is paid to us, with the fees of its payments, to those who earn it. */
export const postOrder = (tx: Tx, placement: Placement): Promise<void> =>
  post(tx, postingOf(placement, 'order'), orderEntries(placement.accepted));

/** The order is no more: nobody owes anything. */
export const reverseOrder = (tx: Tx, placement: Placement): Promise<void> =>
  post(
    tx,
    postingOf(placement, 'reversal'),
    Object.fromEntries(
      Object.entries(orderEntries(placement.accepted)).map(([account, amount]) => [
        account,
        -amount,
      ]),
    ),
  );

/** The first payment is taken. */
export const postCapture = (tx: Tx, placement: Placement): Promise<void> =>
  post(tx, postingOf(placement, 'capture'), takenFromCard(placement.accepted.amount));

/** A payment of `amount` pence goes from what the customer owes to what the card pays. */
export const takenFromCard = (amount: Pence): Entries => ({ card: amount, customer: -amount });

const ACCOUNTS: Record<LineKind, LedgerAccount> = {
  flights: 'flights',
  booking_fee: 'fees',
  hotel: 'stays',
  atol: 'atol',
  local_tax: 'stays',
  bags: 'flights',
  transfer: 'transfers',
  parking: 'parking',
  insurance: 'insurance',
  fulfilment: 'fees',
  discount: 'credits',
  credit: 'credits',
};

/** Lines that the hotel collects are no money of ours. */
function orderEntries(accepted: Accepted): Entries {
  const ours = receiptOf(accepted, accepted.currency).lines.filter(({ due }) => due === 'booking');
  const fees = accepted.plan.instalments.reduce(
    (sum, { transactionFee }) => sum + transactionFee,
    0,
  );
  return ours.reduce<Entries>(
    (entries, { kind, amount }) => owed(entries, ACCOUNTS[kind], amount),
    owed({}, 'fees', fees),
  );
}

const owed = (entries: Entries, account: LedgerAccount, amount: Pence): Entries => ({
  ...entries,
  [account]: (entries[account] ?? 0) - amount,
  customer: (entries.customer ?? 0) + amount,
});

const postingOf = ({ id, checkoutId, accepted }: Placement, what: string): Posting => ({
  key: `${id}:${what}`,
  checkoutId,
  currency: accepted.currency,
});
