/**
 * The auditor: reads the shop's database and the books of the outside world, and says where they
 * break the invariants I1 to I9 (reliability-security, section 2). It shares no code with the shop,
 * so that both cannot be wrong in the same way. Alone: `node tests/faults/auditor.ts DATABASE_URL
 * SUPPLIERS_BOOKS_URL[,…] PAYMENT_BOOKS_URL MAILBOX_URL`.
 */
import pg from 'pg';
import * as v from 'valibot';
import { askSimulator } from '#testing/simulator-control.ts';
import { auditCancellations } from './audit/cancellations.ts';
import { auditChanges } from './audit/changes.ts';
import { auditCredits } from './audit/credits.ts';
import { auditLogins } from './audit/logins.ts';
import { auditNotices } from './audit/notices.ts';
import { auditCards } from './audit/people/cards.ts';
import { auditPapers } from './audit/people/papers.ts';
import { auditShares } from './audit/people/shares.ts';
import { auditPriceDrops } from './audit/price-drops.ts';
import type { Read } from './audit/read.ts';
import { auditSelfBookings } from './audit/self-bookings.ts';
import { ASIDE, PROMISED_SECONDS, UNDECIDED } from './audit/waiting.ts';

const BookingsSchema = v.array(
  v.object({
    key: v.string(),
    reference: v.string(),
    state: v.string(),
    /** In which it stands, once they were changed. */
    names: v.optional(v.pipe(v.array(v.string()), v.readonly())),
    car: v.optional(v.string()),
  }),
);
/** The desk of the fault tests, and a simulated supplier. */
const BooksSchema = v.union([v.object({ bookings: BookingsSchema }), BookingsSchema]);
const CardBooksSchema = v.object({
  payments: v.array(
    v.object({
      reference: v.string(),
      authorised: v.number(),
      captured: v.number(),
      refunded: v.number(),
      cancelled: v.number(),
      mandate: v.optional(v.string()),
      history: v.optional(v.array(v.object({ at: v.string(), event: v.string() }))),
    }),
  ),
  mandates: v.array(v.object({ id: v.string(), deletedAt: v.optional(v.string()) })),
  issuedCards: v.array(
    v.object({
      id: v.string(),
      reference: v.string(),
      limit: v.object({ value: v.number() }),
      spent: v.number(),
      status: v.string(),
    }),
  ),
});
const MailboxSchema = v.array(v.object({ messageId: v.string() }));

/** What suppliers, card provider and mailbox have written down. */
export type Outside = {
  readonly bookings: v.InferOutput<typeof BookingsSchema>;
  readonly payments: v.InferOutput<typeof CardBooksSchema>['payments'];
  /** Cards that are kept for us, or were. */
  readonly mandates: v.InferOutput<typeof CardBooksSchema>['mandates'];
  /** That were issued to us. */
  readonly issuedCards: v.InferOutput<typeof CardBooksSchema>['issuedCards'];
  /** Message ids of the mails that arrived. */
  readonly messageIds: readonly string[];
};

type Checkout = { readonly id: string; readonly status: string };
type Order = {
  readonly id: string;
  readonly code: string;
  readonly checkout_id: string;
  readonly status: string;
  readonly payable: number;
  /** Of a cancelled one. */
  readonly owed: number | null;
};
type Placed = {
  readonly id: string;
  readonly outcome: { readonly kind: string; readonly orderId?: string } | null;
  readonly finished_at: Date | null;
};
type Payment = { readonly order_id: string; readonly amount: number; readonly state: string };
/** Money that went back, or is to. */
type Refund = Payment & { readonly change_id: string | null };
type Entry = {
  readonly posting: string;
  readonly account: string;
  readonly checkout_id: string;
  readonly amount: number;
  readonly currency: string;
};
type Mail = { readonly id: string; readonly sent_at: Date | null };
type Waiting = { readonly event_id: string; readonly received_at: Date };
type Code = { readonly code: string; readonly used: number; readonly most_uses: number | null };
/** Of a code: by whom it is used, and which order says so. */
type Use = { readonly checkout_id: string; readonly code: string; readonly state: string };
type Reduced = { readonly checkout_id: string; readonly code: string };
type State = { readonly checkout_id: string; readonly state: string };
type Supplied = {
  readonly key: string;
  readonly part: string;
  readonly checkout_id: string;
  readonly state: string;
  readonly reference: string | null;
};

/** All violations, one sentence each; none when the books agree. Ask when everything is quiet. */
export async function audit(databaseUrl: string, outside: Outside): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const read: Read = async <Row extends pg.QueryResultRow>(query: string) =>
    (await client.query<Row>(query)).rows;
  const checkouts = await read<Checkout>(
    `select id, status from checkout where id not in (${ASIDE})`,
  );
  const orders = await read<Order>(
    `select o.id, code, checkout_id, status, payable, c.owed from customer_order o
     left join order_cancellation c on c.order_id = o.id where checkout_id not in (${ASIDE})`,
  );
  const placements = await read<Placed>(
    `select id, outcome, finished_at from placement where id not in (select id from retry where queue = 'placement' and stuck_at is not null)`,
  );
  const instalments = await read<Payment>('select order_id, amount, state from instalment');
  const refunds = await read<Refund>('select order_id, amount, state, change_id from refund');
  const ledger = await read<Entry>(
    'select posting, account, checkout_id, amount, currency from ledger_entry',
  );
  const mails = await read<Mail>(
    `select id, sent_at from outbox_mail where id not in (select id from retry where queue = 'mail' and stuck_at is not null)`,
  );
  const waiting = await read<Waiting>(
    `select event_id, received_at from payment_notification where handled_at is null
     and received_at < now() - interval '${PROMISED_SECONDS} seconds'
     and event_id not in (select id from retry where queue = 'notification' and stuck_at is not null)`,
  );
  const history = await read<State>(
    `select checkout_id, state from order_history where checkout_id not in (${ASIDE}) order by id`,
  );
  const codes = await read<Code>('select code, used, most_uses from promotional_code');
  const uses = await read<Use>(
    `select checkout_id, code, state from promotional_code_use where checkout_id not in (${ASIDE}) and checkout_id not in (${UNDECIDED})`,
  );
  const others = await read<Use>(
    `select checkout_id, code, state from promotional_code_use where checkout_id in (${ASIDE}) or checkout_id in (${UNDECIDED})`,
  );
  const reduced = await read<Reduced>(
    `select o.checkout_id, p.accepted -> 'promotionalCode' ->> 'code' as code from customer_order o
     join placement p on p.checkout_id = o.checkout_id and p.outcome ->> 'orderId' = o.id
     where o.status <> 'FAILED' and not exists (select from order_cancellation c where c.order_id = o.id and (c.asked_by = 'OPERATOR' or c.notice_id is not null) and c.done_at is not null)
       and p.accepted ? 'promotionalCode' and o.checkout_id not in (${ASIDE})`,
  );
  const supplied = await read<Supplied>(
    'select key, part, checkout_id, state, reference from supplier_booking',
  );
  const ofCancellations = await auditCancellations(read);
  const ofChanges = await auditChanges(read, outside.bookings);
  const ofCredits = await auditCredits(read);
  const ofLogins = await auditLogins(read);
  const ofNotices = await auditNotices(read);
  const ofPapers = await auditPapers(read);
  const ofPriceDrops = await auditPriceDrops(read);
  const ofSelfBookings = await auditSelfBookings(read, outside.issuedCards);
  const ofShares = await auditShares(read);
  const ofCards = await auditCards(read, outside);
  await client.end();
  return [
    ...finished(checkouts, orders, placements),
    ...charges(checkouts, orders, { instalments, refunds, ledger }, outside),
    ...promotionalCodes(codes, uses, others, reduced),
    ...ofCancellations,
    ...ofChanges,
    ...ofCredits,
    ...ofLogins,
    ...ofNotices,
    ...ofSelfBookings,
    ...ofPapers,
    ...ofPriceDrops,
    ...ofShares,
    ...ofCards,
    ...bookings(orders, supplied, outside),
    ...books(checkouts, orders, { instalments, refunds, ledger }),
    ...letters(orders, mails, outside),
    ...transitions(history),
    ...waiting.map(({ event_id }) => `I9 notification ${event_id} still waits`),
  ];
}

/** I1, I5: every claim has an answer; an acknowledged order exists, once. */
function* finished(
  checkouts: Checkout[],
  orders: Order[],
  placements: Placed[],
): Generator<string> {
  for (const { id, status } of checkouts) {
    const own = orders.filter((order) => order.checkout_id === id);
    if (own.length > 1) yield `I5 checkout ${id} has ${own.length} orders`;
    if (status === 'PLACING') yield `I1 checkout ${id} is still being placed`;
    if ((status === 'PLACED') !== (own.length === 1))
      yield `I1 checkout ${id} is ${status} with ${own.length} orders`;
  }
  for (const { id, outcome, finished_at } of placements) {
    if (!outcome) yield `I1 placement ${id} has no answer`;
    if (!finished_at) yield `I1 placement ${id} is unfinished`;
    if (outcome?.kind === 'PlacedOrder' && !orders.some((order) => order.id === outcome.orderId))
      yield `I1 placement ${id} reported of an order that does not exist`;
  }
}

type Money = {
  readonly instalments: Payment[];
  readonly refunds: Refund[];
  readonly ledger: Entry[];
};

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * I2, I3: what the card provider took and did not give back is what placed orders have paid, and
 * nothing stays reserved for nothing.
 */
function* charges(
  checkouts: Checkout[],
  orders: Order[],
  { instalments, refunds, ledger }: Money,
  { payments }: Outside,
): Generator<string> {
  for (const { id } of checkouts) {
    const own = payments.filter(({ reference }) => reference.split(':')[0] === id);
    const taken = own.reduce((sum, payment) => sum + payment.captured - payment.refunded, 0);
    const order = orders.find(
      (candidate) => candidate.checkout_id === id && candidate.status !== 'FAILED',
    );
    const paid = instalments.filter(
      (instalment) => instalment.order_id === order?.['id'] && instalment.state === 'PAID',
    );
    const back = refunds.filter(
      (refund) => refund.order_id === order?.['id'] && refund.state === 'DONE',
    );
    const owed = sumOf(paid) - sumOf(back);
    if (taken !== owed) yield `I2 checkout ${id}: the card paid ${taken}, its order says ${owed}`;
    if (own.some((payment) => payment.refunded > payment.captured))
      yield `I2 checkout ${id}: more given back than captured`;
    if (own.some((payment) => payment.captured > payment.authorised))
      yield `I2 checkout ${id}: more captured than authorised`;
    for (const payment of own) {
      const reserved = payment.authorised - payment.captured - payment.cancelled;
      if (reserved > 0 && order?.['status'] !== 'PENDING')
        yield `I3 checkout ${id}: ${reserved} stay reserved on ${payment.reference}`;
    }
    // Taken for nothing, and given back.
    const late = ledger.filter(
      ({ posting, account }) =>
        posting.startsWith(`${id}:given-up:`) && posting.endsWith(':taken') && account === 'card',
    );
    if (own.filter(({ captured }) => captured > 0).length !== paid.length + late.length)
      yield `I2 checkout ${id}: ${paid.length} payments but other captures`;
  }
}

/**
 * I5: a code's uses are the orders that have it taken off, each once and never more than it allows;
 * `others` wait for a person.
 */
function* promotionalCodes(
  codes: Code[],
  uses: Use[],
  others: Use[],
  reduced: Reduced[],
): Generator<string> {
  for (const { code, used, most_uses } of codes) {
    const rows = [...uses, ...others].filter((use) => use.code === code);
    if (rows.length !== used) yield `I5 code ${code} counts ${used} uses and has ${rows.length}`;
    if (most_uses !== null && rows.length > most_uses)
      yield `I5 code ${code} is used ${rows.length} times and may be ${most_uses}`;
  }
  const keyOf = ({ checkout_id, code }: Reduced) => `${checkout_id} ${code}`;
  const ordered = new Set(reduced.map(keyOf));
  for (const use of uses)
    if (use.state !== 'REDEEMED' || !ordered.has(keyOf(use)))
      yield `I5 code ${use.code} is ${use.state} by checkout ${use.checkout_id} for no order`;
  const redeemed = new Set(uses.map(keyOf));
  for (const order of reduced)
    if (!redeemed.has(keyOf(order)))
      yield `I5 checkout ${order.checkout_id} has code ${order.code} taken off that it does not use`;
}

const ENDED = ['FAILED', 'CANCELLED'];

/** I4: the bookings of an order that stands live at the suppliers, and nothing else does. */
function* bookings(orders: Order[], supplied: Supplied[], outside: Outside): Generator<string> {
  const live = new Map(
    outside.bookings
      .filter(({ state }) => state !== 'cancelled')
      .map((booking) => [booking.key, booking]),
  );
  const standing = (order: Order) =>
    supplied.filter(
      (row) =>
        row.checkout_id === order.checkout_id && ['BOOKED', 'ON_REQUEST'].includes(row.state),
    );
  const wanted = new Map(
    orders
      .filter(({ status }) => !ENDED.includes(status))
      .flatMap(standing)
      .map((row) => [row.key, row]),
  );
  for (const [key, row] of wanted)
    if (live.get(key)?.reference !== row.reference)
      yield `I4 ${key} is booked with us and not at the supplier`;
  for (const key of live.keys())
    if (!wanted.has(key)) yield `I4 ${key} is live at the supplier for no order of ours`;
}

/**
 * I6: postings sum to zero; what the customer owes is what is not yet paid, of a cancelled order
 * what it loses and was not paid, less what is to go back; the order's price is its instalments'
 * less what changes of it have given back.
 */
function* books(
  checkouts: Checkout[],
  orders: Order[],
  { instalments, refunds, ledger }: Money,
): Generator<string> {
  const postings = Map.groupBy(ledger, ({ posting }) => posting);
  for (const [posting, entries] of postings) {
    if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0)
      yield `I6 posting ${posting} does not sum to zero`;
    if (entries.some(({ currency }) => currency !== entries[0]?.currency))
      yield `I6 posting ${posting} is of two currencies`;
  }
  for (const { id } of checkouts) {
    const order = orders.find((candidate) => candidate.checkout_id === id);
    const own = instalments.filter((instalment) => instalment.order_id === order?.['id']);
    const back = refunds.filter(({ order_id }) => order_id === order?.['id']);
    const owed =
      order?.status === 'CANCELLED'
        ? (order.owed ?? 0)
        : sumOf(own.filter(({ state }) => state !== 'PAID' && state !== 'CANCELLED'));
    const unpaid = owed - sumOf(back.filter(({ state }) => !['DONE', 'SETTLED'].includes(state)));
    const balance = ledger
      .filter((entry) => entry.checkout_id === id && entry.account === 'customer')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (balance !== unpaid)
      yield `I6 checkout ${id}: the customer owes ${balance}, the plan says ${unpaid}`;
    const changed = sumOf(back.filter(({ change_id }) => change_id !== null));
    if (order && sumOf(own) - changed !== order.payable)
      yield `I6 order ${order.code}: its plan is not its price`;
  }
}

/** I7: one outbox row for each order, sent at least once, always as the same message. */
function* letters(orders: Order[], mails: Mail[], { messageIds }: Outside): Generator<string> {
  for (const { code, status } of orders) {
    const wanted =
      status === 'PENDING' ? 'pending' : status === 'FAILED' ? 'failed' : 'confirmation';
    if (mails.filter(({ id }) => id === `${code}.${wanted}`).length !== 1)
      yield `I7 order ${code} has no mail ${wanted}`;
    if (status === 'CANCELLED' && !mails.some(({ id }) => id === `${code}.cancelled`))
      yield `I7 order ${code} has no mail that it is cancelled`;
  }
  for (const { id, sent_at } of mails) {
    if (!sent_at) yield `I7 mail ${id} was not sent`;
    if (!messageIds.some((messageId) => messageId.startsWith(`<${id}@`)))
      yield `I7 mail ${id} did not arrive`;
  }
}

/** I8: which state may follow which, written down a second time on purpose. */
const NEXT: Record<string, string[]> = {
  '': ['CLAIMED'],
  CLAIMED: ['AUTHORISED', 'RELEASING'],
  AUTHORISED: ['BOOKED', 'RELEASING'],
  BOOKED: ['CAPTURED', 'PENDING', 'RELEASING'],
  CAPTURED: ['PLACED', 'CONFIRMED'],
  RELEASING: ['RELEASED', 'FAILED'],
  RELEASED: ['CLAIMED'],
  PENDING: ['PROCESSING', 'RELEASING'],
  PLACED: ['PROCESSING', 'CONFIRMED', 'CANCELLED'],
  PROCESSING: ['CAPTURED', 'CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
};

function* transitions(history: State[]): Generator<string> {
  for (const [checkout, rows] of Map.groupBy(history, ({ checkout_id }) => checkout_id)) {
    const states = ['', ...rows.map(({ state }) => state)];
    for (const [i, state] of states.slice(1).entries())
      if (!NEXT[states[i]!]?.includes(state))
        yield `I8 checkout ${checkout}: ${state} after ${states[i] || 'the start'}`;
  }
}

/** Reads the books of the outside world. */
export async function readOutside(
  supplierUrls: readonly string[],
  paymentUrl: string,
  mailboxUrl: string,
): Promise<Outside> {
  const books = await Promise.all(supplierUrls.map((url) => readJson(`${url}/_books`)));
  const booked = books.flatMap((book) => {
    const read = v.parse(BooksSchema, book);
    return Array.isArray(read) ? read : read.bookings;
  });
  const { payments, mandates, issuedCards } = v.parse(
    CardBooksSchema,
    await readJson(`${paymentUrl}/_books`),
  );
  const mails = v.parse(MailboxSchema, await readJson(`${mailboxUrl}/_messages`));
  const bookings = booked.filter(({ state }) => state !== 'refused');
  const messageIds = mails.map(({ messageId }) => messageId);
  return { bookings, payments, mandates, issuedCards, messageIds };
}

const readJson = async (url: string): Promise<unknown> => (await askSimulator(url)).json();

if (import.meta.main) {
  const [databaseUrl = '', suppliersUrl = '', paymentUrl = '', mailboxUrl = ''] =
    process.argv.slice(2);
  const violations = await audit(
    databaseUrl,
    await readOutside(suppliersUrl.split(','), paymentUrl, mailboxUrl),
  );
  for (const violation of violations) console.log(violation);
  console.log(`${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
