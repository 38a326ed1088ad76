/**
 * Double entry: every posting is of one currency, sums to zero and is written once, under a
 * business key (reliability-security, rule 5; I6).
 */
import type { LineKind } from '#domain/holiday/price.ts';
import { SUPPLIER_CURRENCY, type Currency, type Pence } from '#domain/money.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Accepted, Placement } from '../accepted.ts';
import { partPrices, PARTS, type PlacementPart } from '../placing/parts.ts';

export type LedgerAccount =
  | 'customer'
  | 'card'
  | 'bank'
  | 'flights'
  | 'stays'
  | 'transfers'
  | 'parking'
  | 'insurance'
  | 'atol'
  | 'fees'
  | 'credits'
  /** What a cancelled order leaves with us and its suppliers, by the terms. */
  | 'cancelled'
  /** What we took in one currency for what suppliers are owed in theirs: our gain or loss. */
  | 'exchange';

/** Debits positive, in minor units of the posting's currency, by account. */
export type Entries = Partial<Record<LedgerAccount, number>>;

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
export async function postOrder(tx: Tx, placement: Placement): Promise<void> {
  for (const { part, currency, entries } of orderPostings(placement.accepted))
    await post(tx, postingOf(placement, `order${part}`, currency), entries);
}

/** The order is no more: nobody owes anything. */
export async function reverseOrder(tx: Tx, placement: Placement): Promise<void> {
  for (const { part, currency, entries } of orderPostings(placement.accepted))
    await post(tx, postingOf(placement, `reversal${part}`, currency), negated(entries));
}

const negated = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([account, amount]) => [account, -amount]));

/** The order is ended: of what its customer owed for it, `lost` stays, in minor units. */
export async function postCancellation(
  tx: Tx,
  { orderId, checkoutId }: { readonly orderId: string; readonly checkoutId: string },
  accepted: Accepted,
  lost: number,
): Promise<void> {
  for (const { part, currency, entries } of orderPostings(accepted))
    await post(tx, { key: `${orderId}:cancelled${part}`, checkoutId, currency }, negated(entries));
  await post(
    tx,
    { key: `${orderId}:lost`, checkoutId, currency: accepted.currency },
    { customer: lost, cancelled: -lost },
  );
  await reverseFare(tx, orderId, checkoutId);
}

/**
 * Flights were booked at so many pence more, or with a negative number less, than they were sold
 * at: it is paid by us.
 */
export const postFare = (
  tx: Tx,
  { orderId, checkoutId }: { readonly orderId: string; readonly checkoutId: string },
  rise: Pence,
): Promise<void> =>
  post(
    tx,
    { key: `${orderId}:fare`, checkoutId, currency: SUPPLIER_CURRENCY },
    { flights: 0 - rise, fees: rise },
  );

/** A card of theirs has paid an airline for flights that nobody pays us for: it is paid by us. */
export const postLateCharge = (
  tx: Tx,
  { orderId, checkoutId }: { readonly orderId: string; readonly checkoutId: string },
  { known, spent }: { readonly known: Pence; readonly spent: Pence },
): Promise<void> =>
  post(
    tx,
    { key: `${orderId}:late-charge-${spent}`, checkoutId, currency: SUPPLIER_CURRENCY },
    { flights: known - spent, fees: spent - known },
  );

/** Flights that their people have paid were paid back to them by a person. */
export const postFarePaidBack = (
  tx: Tx,
  { orderId, ...of }: Omit<Posting, 'key'> & { readonly orderId: string },
  amount: number,
): Promise<void> =>
  post(tx, { ...of, key: `${orderId}:fare-paid-back` }, { fees: amount, bank: 0 - amount });

/** Flights that are booked no more cost nothing above what they were sold at. */
async function reverseFare(tx: Tx, orderId: string, checkoutId: string): Promise<void> {
  const fare = await tx
    .selectFrom('ledger_entry')
    .select('amount')
    .where('posting', '=', `${orderId}:fare`)
    .where('account', '=', 'fees')
    .executeTakeFirst();
  const rise = fare?.amount ?? 0;
  await post(
    tx,
    { key: `${orderId}:fare-cancelled`, checkoutId, currency: SUPPLIER_CURRENCY },
    { flights: rise, fees: 0 - rise },
  );
}

/** The order is another one now: what was owed for it is no more, what it is now is owed. */
export async function postChange(
  tx: Tx,
  { id, checkoutId }: { readonly id: string; readonly checkoutId: string },
  { was, now }: { readonly was: Accepted; readonly now: Accepted },
): Promise<void> {
  for (const { part, currency, entries } of orderPostings(was))
    await post(tx, { key: `${id}:was${part}`, checkoutId, currency }, negated(entries));
  for (const { part, currency, entries } of orderPostings(now))
    await post(tx, { key: `${id}:now${part}`, checkoutId, currency }, entries);
}

/** Money of a payment has gone back to its card; another way, once a person has seen to it. */
export const givenBack = (amount: number, by: 'card' | 'bank'): Entries => ({
  [by]: -amount,
  customer: amount,
});

/** The first payment is taken. */
export const postCapture = (tx: Tx, placement: Placement): Promise<void> =>
  post(tx, postingOf(placement, 'capture'), takenFromCard(placement.accepted.amount));

/** A payment of so much goes from what the customer owes to what the card pays. */
export const takenFromCard = (amount: number): Entries => ({ card: amount, customer: -amount });

/** Money came from a card for a payment that had been given up, and goes back whole. */
export async function postGivenUp(tx: Tx, { key, ...of }: Posting, amount: number): Promise<void> {
  await post(tx, { ...of, key: `${key}:taken` }, takenFromCard(amount));
  await post(tx, { ...of, key: `${key}:back` }, givenBack(amount, 'card'));
}

const ACCOUNTS: Record<LineKind, LedgerAccount> = {
  flights: 'flights',
  booking_fee: 'fees',
  hotel: 'stays',
  atol: 'atol',
  local_tax: 'stays',
  bags: 'flights',
  seats: 'flights',
  priority: 'flights',
  transfer: 'transfers',
  parking: 'parking',
  insurance: 'insurance',
  fulfilment: 'fees',
  discount: 'credits',
  credit: 'credits',
  drop_given: 'credits',
  flights_gone: 'cancelled',
};

type OrderPosting = {
  readonly part: '' | '-suppliers';
  readonly currency: Currency;
  readonly entries: Entries;
};

/**
 * One posting where suppliers are paid in what the customer pays in. Elsewhere what is sold at a
 * rate goes to `exchange`, and from there to the suppliers in their own currency, a posting each.
 */
function orderPostings(accepted: Accepted): readonly OrderPosting[] {
  const { currency } = accepted;
  const entries = orderEntries(accepted);
  if (currency === SUPPLIER_CURRENCY) return [{ part: '', currency, entries }];
  const prices = partPrices(accepted);
  const accounts = [...new Set(PARTS.map((part) => PART_ACCOUNTS[part]))];
  const sold = accounts.reduce((sum, account) => sum + (entries[account] ?? 0), 0);
  const costs = PARTS.reduce((sum, part) => sum + prices[part], 0);
  return [
    { part: '', currency, entries: { ...entries, ...NO_SUPPLIERS, exchange: sold } },
    {
      part: '-suppliers',
      currency: SUPPLIER_CURRENCY,
      entries: {
        ...Object.fromEntries(accounts.map((account) => [account, 0 - costOf(account, prices)])),
        exchange: costs,
      },
    },
  ];
}

/** In pence, of all parts that an account pays. */
const costOf = (account: LedgerAccount, prices: ReturnType<typeof partPrices>): number =>
  PARTS.reduce((sum, part) => sum + (PART_ACCOUNTS[part] === account ? prices[part] : 0), 0);

const PART_ACCOUNTS = {
  flight: 'flights',
  bags: 'flights',
  seats: 'flights',
  priority: 'flights',
  stay: 'stays',
  transfer: 'transfers',
  parking: 'parking',
  insurance: 'insurance',
} as const satisfies Record<PlacementPart, LedgerAccount>;

const NO_SUPPLIERS: Entries = { flights: 0, stays: 0, transfers: 0, parking: 0, insurance: 0 };

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

const owed = (entries: Entries, account: LedgerAccount, amount: number): Entries => ({
  ...entries,
  [account]: (entries[account] ?? 0) - amount,
  customer: (entries.customer ?? 0) + amount,
});

const postingOf = (
  { id, checkoutId, accepted }: Placement,
  what: string,
  currency: Currency = accepted.currency,
): Posting => ({ key: `${id}:${what}`, checkoutId, currency });
