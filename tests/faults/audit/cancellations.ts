/**
 * What was cancelled, and what goes back: each payment gives back no more than was taken, an order
 * keeps what the terms say and nothing else, and nothing of it stands any more. The terms are read
 * a second time here, on purpose.
 */
import type { Read } from './read.ts';
import { ASIDE, PROMISED_SECONDS } from './waiting.ts';

type Payment = {
  readonly id: string;
  readonly amount: number;
  readonly refunded: number;
  /** Of its refunds, but those that were not accepted. */
  readonly on_their_way: number;
};
type Cancelled = {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly asked_by: string | null;
  /** Others had changed it, and nobody had answered. */
  readonly for_notice: boolean;
  readonly lost: number | null;
  readonly back: number | null;
  readonly owed: number | null;
  /** What stays beside `lost`, for tickets that are its people's. */
  readonly aside: number;
  /** The same, once it is back as well. */
  readonly aside_ever: number;
  /** `lost` has their price in it. */
  readonly keeps_tickets: boolean;
  readonly is_done: boolean;
  /**
   * Taken for it, less what changes gave back, and asked back by cancelling: those on their way,
   * arrived, failed or settled.
   */
  readonly paid: number;
  readonly given_back: number;
  /** Payments that are still to be taken. */
  readonly open: number;
  /** Bookings that are not ended. */
  readonly standing: number;
  readonly asked_after_seconds: number | null;
  readonly asked_on: string | null;
  /** Of flights that its people booked, or were to book. */
  readonly own_flights: string | null;
  readonly card_limit: number | null;
  readonly card_spent: number | null;
  /** A person has seen to what it has not paid. */
  readonly is_settled: boolean | null;
  readonly payable: number;
  /** Counted by changes as given before, and as a credit that was not withdrawn. */
  readonly given_before: number;
  readonly terms: readonly { readonly until: string | null; readonly lost: number }[] | null;
};

const UNDO_SECONDS = 30 * 60;

/** I2, I4, I6, I9: all violations, one sentence each. */
export async function auditCancellations(read: Read): Promise<string[]> {
  const payments = await read<Payment>(
    `select i.id, i.amount, i.refunded,
       (select coalesce(sum(r.amount), 0)::int from refund r where r.instalment_id = i.id) as on_their_way
     from instalment i`,
  );
  const orders = await read<Cancelled>(
    `select o.id, o.code, o.status, c.asked_by, c.notice_id is not null as for_notice, c.lost, c.refunded as back, c.owed, case when c.tickets = 'RETURNED' then 0 else coalesce(c.aside, 0) end as aside, coalesce(c.aside, 0) as aside_ever, coalesce(c.keeps_tickets, false) as keeps_tickets, c.done_at is not null as is_done,
       (select coalesce(sum(amount), 0)::int from instalment i where i.order_id = o.id and i.state = 'PAID')
         - (select coalesce(sum(amount), 0)::int from refund r where r.order_id = o.id and r.change_id is not null) as paid,
       (select coalesce(sum(amount), 0)::int from refund r where r.order_id = o.id and r.change_id is null) as given_back,
       (select count(*)::int from instalment i where i.order_id = o.id and i.state in ('DUE', 'TAKING', 'DECLINED')) as open,
       (select count(*)::int from supplier_booking b where b.checkout_id = o.checkout_id and b.state in ('TRYING', 'BOOKED', 'ON_REQUEST')) as standing,
       extract(epoch from c.asked_at - coalesce((select max(created_at) from order_version v where v.order_id = o.id and v.reason = 'CONFIRMED'), o.placed_at))::float8 as asked_after_seconds,
       s.state as own_flights, s.card_limit, s.spent as card_spent, s.settled_at is not null as is_settled,
       (select coalesce(sum(i.amount), 0)::int from instalment i where i.order_id = o.id) as payable,
       least((select coalesce(sum(k.amount), 0)::int from credit k where k.order_id = o.id and k.cancelled_at is null),
         (select coalesce(sum((l ->> 'amount')::int), 0)::int from jsonb_array_elements((select v.accepted -> 'reductions' from order_version v where v.order_id = o.id order by number desc limit 1)) l where l ->> 'kind' = 'drop_given')) as given_before,
       to_char(c.asked_at at time zone 'Europe/London', 'YYYY-MM-DD') as asked_on,
       (select v.document -> 'cancelling' from order_version v where v.order_id = o.id order by number desc limit 1) as terms
     from customer_order o left join order_cancellation c on c.order_id = o.id
       left join self_booking s on s.order_id = o.id
     where o.checkout_id not in (${ASIDE}) and (c.order_id is not null or o.status = 'CANCELLED')`,
  );
  const waiting = await read<{ id: string }>(
    `select id from refund where state in ('REQUESTED', 'SENT')
       and requested_at < now() - interval '${PROMISED_SECONDS} seconds'
       and id not in (select id from retry where queue = 'refund' and stuck_at is not null)`,
  );
  return [
    ...payments.flatMap(overpaid),
    ...orders.flatMap((order) => [...ended(order), ...kept(order)]),
    ...waiting.map(({ id }) => `I9 refund ${id} still waits`),
  ];
}

function overpaid({ id, amount, refunded, on_their_way }: Payment): string[] {
  if (refunded !== on_their_way)
    return [`I2 payment ${id} counts ${refunded} given back, its refunds say ${on_their_way}`];
  return refunded > amount ? [`I2 payment ${id} of ${amount} gives back ${refunded}`] : [];
}

/** What was asked for is done, and nothing of the order stands any more. */
function* ended({ code, status, is_done, open, standing }: Cancelled): Generator<string> {
  if (!is_done) yield `I1 order ${code} waits to be cancelled`;
  if (is_done !== (status === 'CANCELLED')) yield `I1 order ${code} is ${status}, and cancelled`;
  if (status !== 'CANCELLED') return;
  if (open > 0) yield `I2 order ${code} is cancelled, and ${open} payments are still to be taken`;
  if (standing > 0) yield `I4 order ${code} is cancelled, and ${standing} of its bookings stand`;
}

/** Paid less given back is what the terms let us keep, to the penny; the rest of it is owed. */
function* kept(order: Cancelled): Generator<string> {
  const { code, paid, given_back, back, owed, lost, aside } = order;
  if (!order.is_done || lost === null) return;
  const wanted = lossOf(order);
  if (neverBooked(order) && wanted !== undefined) {
    const most = Math.min(wanted, order.payable - (order.card_limit ?? 0) + order.given_before);
    if (lost > most)
      yield `I6 order ${code} loses ${lost}, though its flights were not booked: at most ${most}`;
  } else if (wanted !== undefined && lost !== wanted)
    yield `I6 order ${code} loses ${lost}, its terms say ${wanted}`;
  if (given_back !== back) yield `I6 order ${code} gives ${given_back} back, and was told ${back}`;
  if (paid - given_back !== Math.min(paid, lost + aside))
    yield `I6 order ${code} keeps ${paid - given_back} of ${paid}, and loses ${lost} and ${aside}`;
  if (
    aside > (order.card_limit ?? 0) ||
    (aside > 0 && (order.card_spent ?? 0) === 0 && !order.is_settled)
  )
    yield `I6 order ${code} has ${aside} put aside for tickets that our card has not paid`;
  if (owed !== Math.max(0, lost + aside - paid))
    yield `I6 order ${code} is owed ${owed}, lost ${lost} and ${aside}`;
  const covered = order.keeps_tickets ? lost : order.aside_ever;
  if (covered < (order.card_spent ?? 0))
    yield `I6 order ${code} has ${order.card_spent} paid by its card, and ${covered} stands for it`;
}

/** By the terms that were stored; undefined of an order from before they were. */
function lossOf({
  asked_by,
  for_notice,
  asked_after_seconds,
  asked_on,
  card_limit,
  card_spent,
  keeps_tickets,
  terms,
  given_before,
}: Cancelled): number | undefined {
  if (asked_by === 'OPERATOR' || for_notice) return 0;
  // Flights that a card of ours has paid for are kept by whoever has agreed to that.
  const kept = keeps_tickets && (card_spent ?? 0) > 0 ? (card_limit ?? 0) : 0;
  if ((asked_after_seconds ?? 0) < UNDO_SECONDS) return kept;
  const term = terms?.find(({ until }) => until === null || (asked_on ?? '') <= until);
  return term && Math.max(term.lost, kept) + given_before;
}

/** Its people have agreed to lose no flights: their card had paid nothing, or there was none. */
const neverBooked = ({ own_flights, card_spent, keeps_tickets }: Cancelled): boolean =>
  own_flights === 'CANCELLED' && ((card_spent ?? 0) === 0 || !keeps_tickets);
