/**
 * What was given as prices dropped: a granted claim gave its difference once, measured by what was
 * booked then, less what was given before; a change that costs less does not give it again, one
 * that refunds no flights does not take what was given for them; no credit is there without a
 * claim.
 */
import { pricesByKind } from '#domain/order/price-drop.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Accepted } from '#server/order/accepted.ts';
import type { Read } from './read.ts';
import { ASIDE } from './waiting.ts';

/** Of an order, the oldest first; `amount` of the credit that it gave. */
type Claim = {
  readonly id: string;
  readonly order_id: string;
  readonly state: string;
  readonly was: number | null;
  readonly now: number | null;
  readonly amount: number | null;
  readonly flights_found: number | null;
  /** Its code moves with its price: what changes came to is not what the holiday did. */
  readonly has_code: boolean;
};
/** A change that is made, of an order that was given something before. */
type Change = {
  readonly id: string;
  /** The claim before it. */
  readonly claim: string;
  readonly is_aside: boolean;
  readonly was: Accepted;
  readonly now: Accepted;
  readonly difference: number;
  /** Of it, for flights that it gives up. */
  readonly owed: number;
  readonly flights_was: number;
  readonly hotel_was: number;
  readonly hotel_now: number;
  readonly counted_was: number;
  readonly counted_now: number;
  readonly given: number;
  /** What the last claim before it has found the hotel at. */
  readonly found: number;
};

/** I5: all violations, one sentence each. */
export async function auditPriceDrops(read: Read): Promise<string[]> {
  const claims = await read<Claim>(
    `select c.id, c.order_id, c.state, c.was, c.now, credit.amount, (c.found ->> 'flights')::int as flights_found,
       exists (select from order_version v where v.order_id = c.order_id and v.accepted ? 'promotionalCode') as has_code
     from price_drop_claim c left join credit on credit.id = c.credit_id order by c.decided_at, c.id`,
  );
  const unclaimed = await read<{ id: string }>(
    `select id from credit where type = 'PriceDropProtectionCredit'
     and id not in (select credit_id from price_drop_claim where credit_id is not null)`,
  );
  const changes = await read<Change>(
    `select c.id, last.id as claim, o.checkout_id in (${ASIDE}) as is_aside, w.accepted as was, c.accepted as now, c.difference,
       ${soldOf('hotel', 'w')} as hotel_was, ${soldOf('hotel', 'c')} as hotel_now, ${soldOf('flights', 'w')} as flights_was,
       ${owedOf('drop_given', 'w')} as counted_was, ${owedOf('drop_given', 'c')} as counted_now,
       ${owedOf('flights_gone', 'c')} - ${owedOf('flights_gone', 'w')} as owed,
       (select coalesce(sum(p.was - p.now), 0)::int from price_drop_claim p where p.order_id = c.order_id and p.state = 'GRANTED' and p.decided_at < c.ended_at) as given,
       last.found
     from order_change c join order_version w on w.order_id = c.order_id and w.number = c.version
     join customer_order o on o.id = c.order_id
     left join supplier_notice n on n.id = c.notice_id
     join lateral (select p.id, coalesce((p.found ->> 'hotel')::int, 0) as found from price_drop_claim p
       where p.order_id = c.order_id and p.state = 'GRANTED' and p.decided_at < c.ended_at order by p.decided_at desc limit 1) last on true
     where c.state = 'DONE' and (c.kind <> 'NOTICE' or n.answer = 'OTHER') order by c.ended_at`,
  );
  return [
    ...unclaimed.map(({ id }) => `I5 credit ${id} was given for no claim`),
    ...claims.flatMap((claim) => [...answered(claim)]),
    ...Map.groupBy(
      claims.filter(({ state }) => state === 'GRANTED'),
      ({ order_id }) => order_id,
    )
      .entries()
      .flatMap(([order, own]) => [...givenTwice(order, own, changes)]),
    ...changes
      .filter(({ is_aside }) => !is_aside)
      .flatMap((change) => [...givenAgain(change), ...chargedBack(change)]),
  ];
}

const soldOf = (kind: string, of: string): string =>
  sumOf(kind, `${of}.accepted -> 'holiday' -> 'lines'`);
const owedOf = (kind: string, of: string): string => sumOf(kind, `${of}.accepted -> 'reductions'`);
const sumOf = (kind: string, lines: string): string =>
  `(select coalesce(sum((l ->> 'amount')::int), 0)::int from jsonb_array_elements(${lines}) l where l ->> 'kind' = '${kind}')`;

function* answered({ id, state, was, now, amount }: Claim): Generator<string> {
  if (state === 'ASKED') yield `I5 claim ${id} is undecided`;
  if (state === 'GRANTED' && (was === null || now === null || amount !== was - now))
    yield `I5 claim ${id} from ${was} to ${now} gave ${amount}`;
}

/**
 * A claim begins where the one before it ended, as much dearer as changes made the holiday since:
 * by what was given for flights that were given up, too.
 */
function* givenTwice(
  order: string,
  own: readonly Claim[],
  changes: readonly Change[],
): Generator<string> {
  let gone = 0;
  for (const [i, { was, has_code }] of own.entries()) {
    const before = own[i - 1];
    if (!before) continue;
    const made = changes.filter(({ claim }) => claim === before.id);
    const move = made.find(({ owed }) => owed > 0);
    const fell = move ? move.flights_was - (before.flights_found ?? move.flights_was) : 0;
    const given = move ? Math.round((fell * move.owed) / airlinePaid(move.was)) : 0;
    const part = move ? Math.max(0, Math.min(given, move.given - move.counted_now - gone)) : 0;
    gone += part;
    const changed = made.reduce((sum, { difference, owed }) => sum + difference - owed, part);
    if (!(has_code && made.length > 0) && was !== before.now! + changed)
      yield `I5 order ${order} was given a difference twice`;
  }
}

/** What was paid for flights, and for what is booked on them. */
const airlinePaid = ({ holiday, choices, currency }: Accepted): number =>
  receiptOf({ holiday, choices }, currency)
    .lines.filter(({ kind }) => ['flights', 'bags', 'seats', 'priority'].includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0);

/** What was given counts where a change refunds something, and no more than it refunds. */
function* chargedBack({ id, was, now, owed, counted_was, counted_now }: Change): Generator<string> {
  if (owed === 0) return;
  const [before, after] = [was, now].map(({ holiday, choices, currency }) =>
    pricesByKind(receiptOf({ holiday, choices }, currency).lines),
  ) as [Record<string, number>, Record<string, number>];
  const refunded = Object.entries(before)
    .filter(([kind]) => !['flights', 'bags', 'seats', 'priority'].includes(kind))
    .reduce((sum, [kind, amount]) => sum + Math.max(0, amount - (after[kind] ?? 0)), 0);
  if (counted_now - counted_was > refunded)
    yield `I5 change ${id} charges back what was given for flights that it does not refund`;
}

/** What its room was found cheaper by was given before: a change does not refund it. */
function* givenAgain(change: Change): Generator<string> {
  const { hotel_was, hotel_now, counted_was, counted_now } = change;
  const counted = counted_now - counted_was;
  const least = Math.min(
    counted - change.difference,
    change.given - counted_was,
    hotel_was - hotel_now,
    hotel_was - change.found,
  );
  if (counted < least) yield `I5 change ${change.id} gives back what was given as a credit`;
}
