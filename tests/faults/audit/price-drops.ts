/**
 * What was given as prices dropped: a granted claim gave its difference once, measured by what was
 * booked then, less what was given before; a change that costs less does not give it again; no
 * credit is there without a claim.
 */
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
  /** Of what changes of the order came to since the claim before it, where nothing else moved. */
  readonly changed: number | null;
};
/** A change that is made, of an order that was given something before. */
type Change = {
  readonly id: string;
  readonly difference: number;
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
    `select c.id, c.order_id, c.state, c.was, c.now, credit.amount,
       case when exists (select from order_version v join order_change h using (order_id) where v.order_id = c.order_id and v.accepted ? 'promotionalCode' and h.state = 'DONE') then null else
       (select coalesce(sum(h.difference), 0)::int from order_change h where h.order_id = c.order_id and h.state = 'DONE' and h.kind <> 'NOTICE'
          and h.ended_at < c.decided_at and h.ended_at >= (select max(b.decided_at) from price_drop_claim b where b.order_id = c.order_id and b.state = 'GRANTED' and b.decided_at < c.decided_at)) end as changed
     from price_drop_claim c left join credit on credit.id = c.credit_id order by c.decided_at, c.id`,
  );
  const unclaimed = await read<{ id: string }>(
    `select id from credit where type = 'PriceDropProtectionCredit'
     and id not in (select credit_id from price_drop_claim where credit_id is not null)`,
  );
  const changes = await read<Change>(
    `select c.id, c.difference, ${hotelOf('w')} as hotel_was, ${hotelOf('c')} as hotel_now,
       ${countedOf('w')} as counted_was, ${countedOf('c')} as counted_now,
       (select coalesce(sum(p.was - p.now), 0)::int from price_drop_claim p where p.order_id = c.order_id and p.state = 'GRANTED' and p.decided_at < c.ended_at) as given,
       last.found
     from order_change c join order_version w on w.order_id = c.order_id and w.number = c.version
     join customer_order o on o.id = c.order_id
     join lateral (select coalesce((p.found ->> 'hotel')::int, 0) as found from price_drop_claim p
       where p.order_id = c.order_id and p.state = 'GRANTED' and p.decided_at < c.ended_at order by p.decided_at desc limit 1) last on true
     where c.state = 'DONE' and c.kind <> 'NOTICE' and o.checkout_id not in (${ASIDE})`,
  );
  return [
    ...unclaimed.map(({ id }) => `I5 credit ${id} was given for no claim`),
    ...claims.flatMap((claim) => [...answered(claim)]),
    ...Map.groupBy(
      claims.filter(({ state }) => state === 'GRANTED'),
      ({ order_id }) => order_id,
    )
      .entries()
      .flatMap(([order, own]) => [...givenTwice(order, own)]),
    ...changes.flatMap((change) => [...givenAgain(change)]),
  ];
}

const hotelOf = (of: string): string =>
  `(select coalesce(sum((l ->> 'amount')::int), 0)::int from jsonb_array_elements(${of}.accepted -> 'holiday' -> 'lines') l where l ->> 'kind' = 'hotel')`;
const countedOf = (of: string): string =>
  `(select coalesce(sum((l ->> 'amount')::int), 0)::int from jsonb_array_elements(${of}.accepted -> 'reductions') l where l ->> 'kind' = 'drop_given')`;

function* answered({ id, state, was, now, amount }: Claim): Generator<string> {
  if (state === 'ASKED') yield `I5 claim ${id} is undecided`;
  if (state === 'GRANTED' && (was === null || now === null || amount !== was - now))
    yield `I5 claim ${id} from ${was} to ${now} gave ${amount}`;
}

/** A claim begins where the one before it ended, as much dearer as changes made it since. */
function* givenTwice(order: string, own: readonly Claim[]): Generator<string> {
  for (const [i, { was, changed }] of own.entries())
    if (i > 0 && changed !== null && was !== own[i - 1]!.now! + changed)
      yield `I5 order ${order} was given a difference twice`;
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
