/**
 * What was changed: an accepted change has an end; done, its version is there, its difference is
 * settled to the penny, and of each part no more than one booking stands; refused, nothing of it
 * stands and nothing was given back.
 */
import { carWords, type CarDetails } from '#domain/checkout/car.ts';
import type { Read } from './read.ts';
import { ASIDE } from './waiting.ts';

type Change = {
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly difference: number;
  readonly spread: number | null;
  readonly lowered: number | null;
  readonly refunded: number | null;
  /** Paid by card at once. */
  readonly charge: number;
  /** Of payments of the order that hold what was reserved for it. */
  readonly charged: number;
  /** Asked back because of it. */
  readonly given_back: number;
  /** Bookings under its keys that are not ended. */
  readonly standing: number;
  /** Letters that it was not made. */
  readonly refusals: number;
  /** What the customer owes more by its postings. */
  readonly posted: number;
};
/** What stands at a supplier, with other names or another car where it was told them. */
type Booked = {
  readonly key: string;
  readonly state: string;
  readonly names?: readonly string[] | undefined;
  readonly car?: string | undefined;
};
type Named = {
  readonly code: string;
  readonly key: string;
  readonly part: string;
  readonly names: readonly string[];
  /** Names of the order were corrected; parts that were booked since then have them. */
  readonly corrected: boolean;
};
type Parked = {
  readonly code: string;
  readonly key: string;
  readonly car: CarDetails;
  /** It is another one than at first; a car park that was booked since then has it. */
  readonly changed: boolean;
};
type Doubled = { readonly code: string; readonly part: string };
/** Of what an order has of a part, in one booking or several: in pence. */
type Added = {
  readonly code: string;
  readonly part: string;
  readonly accepted: number;
  readonly booked: number;
};
type Versions = { readonly code: string; readonly changes: number; readonly letters: number };

/** I1, I2, I4, I6, I7: all violations, one sentence each. */
export async function auditChanges(read: Read, bookings: readonly Booked[]): Promise<string[]> {
  const people = await read<Named>(
    `select o.code, b.key, b.part,
       (select jsonb_agg((p ->> 'firstName') || ' ' || (p ->> 'lastName') order by n) from jsonb_array_elements(v.accepted -> 'passengers') with ordinality as q(p, n)
        where b.part <> 'flight' or b.key = ${FLOWN_BY} or (${FLOWN_BY} is null and b.key not in (${JOINED_KEYS}))) as names,
       exists (select from order_change c where c.order_id = o.id and c.kind in ('NAMES', 'PLACE', 'FEWER') and c.state = 'DONE') as corrected
     from supplier_booking b join customer_order o on o.checkout_id = b.checkout_id
     join lateral (select accepted from order_version w where w.order_id = o.id order by number desc limit 1) v on true
     where b.state = 'BOOKED' and b.part not in ('seats', 'bags') and o.status not in ('FAILED', 'CANCELLED') and o.checkout_id not in (${ASIDE})`,
  );
  const cars = await read<Parked>(
    `select o.code, b.key, v.accepted -> 'car' as car,
       exists (select from order_change c where c.order_id = o.id and c.kind = 'CAR' and c.state = 'DONE') as changed
     from supplier_booking b join customer_order o on o.checkout_id = b.checkout_id
     join lateral (select accepted from order_version w where w.order_id = o.id order by number desc limit 1) v on true
     where b.state = 'BOOKED' and b.part = 'parking' and o.status not in ('FAILED', 'CANCELLED') and o.checkout_id not in (${ASIDE})`,
  );
  const changes = await read<Change>(
    `select c.id, o.code, c.state, c.difference, c.spread, c.lowered, c.refunded, c.charge,
       (select coalesce(sum(amount), 0)::int from instalment i where i.order_id = c.order_id and i.psp_reference = c.psp_reference and i.state = 'PAID') as charged,
       (select coalesce(sum(amount), 0)::int from refund r where r.change_id = c.id) as given_back,
       (select count(*)::int from supplier_booking b where position(c.id in b.key) > 0 and b.state in ('TRYING', 'BOOKED', 'ON_REQUEST')) as standing,
       (select count(*)::int from outbox_mail m where m.id = c.id || '.change-refused') as refusals,
       (select coalesce(sum(amount), 0)::int from ledger_entry l where l.posting like c.id || ':%' and l.account = 'customer') as posted
     from order_change c join customer_order o on o.id = c.order_id
     where c.state <> 'QUOTED' and o.checkout_id not in (${ASIDE})
       and c.id not in (select id from retry where queue = 'change' and stuck_at is not null)`,
  );
  const doubled = await read<Doubled>(
    `select o.code, b.part from supplier_booking b join customer_order o on o.checkout_id = b.checkout_id
     where b.state in ('TRYING', 'BOOKED', 'ON_REQUEST') and b.part not in ('seats', 'bags') and o.checkout_id not in (${ASIDE})
     group by o.id, o.code, b.part
     having count(*) > 1 + case when b.part = 'flight' then ${joinedBy('o.id')} else 0 end`,
  );
  const added = await read<Added>(
    `select o.code, p.part, p.accepted,
       (select coalesce(sum(b.price), 0)::int from supplier_booking b where b.checkout_id = o.checkout_id and b.part = p.part and b.state = 'BOOKED') as booked
     from customer_order o
     join lateral (select w.accepted from order_version w where w.order_id = o.id order by number desc limit 1) v on true
     cross join lateral (values
       ('stay', (select coalesce(sum((s ->> 'price')::int), 0)::int from jsonb_path_query(v.accepted, '$.holiday.rooms[*]') s)),
       ('seats', (select coalesce(sum((s ->> 'price')::int), 0)::int from jsonb_path_query(v.accepted, '$.choices.seats.*[*]') s)),
       ('bags', (select coalesce(sum((s #>> '{bag,price}')::int * (s ->> 'quantity')::int + coalesce((s #>> '{bag,priceForAll}')::int, 0)), 0)::int from jsonb_path_query(v.accepted, '$.choices.addedBags[*]') s))
     ) as p(part, accepted)
     where o.status not in ('FAILED', 'CANCELLED', 'PENDING') and o.checkout_id not in (${ASIDE})
       and not exists (select from order_change c where c.order_id = o.id and c.kind = 'FEWER' and c.state = 'DONE')`,
  );
  const versions = await read<Versions>(
    `select o.code, count(*)::int as changes,
       (select count(*)::int from outbox_mail m where m.id like o.code || '.changed.%') as letters
     from order_change c join customer_order o on o.id = c.order_id
     where c.state = 'DONE' group by o.code`,
  );
  const given = await read<{ id: string }>(
    `select c.id from order_change c join order_version w on w.order_id = c.order_id and w.number = c.version
     where c.state = 'DONE' and c.kind in ('DATES', 'FEWER', 'FLIGHTS') and w.accepted -> 'holiday' ->> 'flightQuoteId' <> 'hotel-only'
       and ${flightsOwed('c')} - ${flightsOwed('w')} <
         floor((${flightsSold('w')} - case when c.kind = 'FEWER' then ${flightsSold('c')} else 0 end) * (100 - ${percentOff('w')}) / 100.0)`,
  );
  return [
    ...given.map(({ id }) => `I6 change ${id} gives flights back that no airline gives back`),
    ...changes.flatMap((change) => [...ended(change)]),
    ...people.flatMap((named) => [...otherNames(named, bookings)]),
    ...cars.flatMap((parked) => [...otherCar(parked, bookings)]),
    ...doubled.map(({ code, part }) => `I4 order ${code} has its ${part} booked twice`),
    ...added
      .filter(({ accepted, booked }) => accepted !== booked)
      .map(
        ({ code, part, accepted, booked }) =>
          `I4 order ${code} has ${part} for ${booked} at the supplier and ${accepted} on its receipt`,
      ),
    ...versions
      .filter((order) => order.changes !== order.letters)
      .map(
        (order) =>
          `I7 order ${order.code} was changed ${order.changes} times, with ${order.letters} letters`,
      ),
  ];
}

/** Under which the flights of those are booked who have joined an order. */
const JOINED_KEYS = `select j ->> 'key' from jsonb_path_query(v.accepted, '$.joined[*]') j`;

/** The same of traveller `n`; null where they have not joined. */
const FLOWN_BY = `(${JOINED_KEYS} where (j ->> 'traveller')::int = n)`;

/** Who has joined an order, or is joining it, each with flights of their own. */
const joinedBy = (orderId: string): string =>
  `(select coalesce(max(jsonb_array_length(w.accepted -> 'joined')), 0) from (
     (select accepted from order_version where order_id = ${orderId} order by number desc limit 1)
     union all select accepted from order_change where order_id = ${orderId} and kind = 'JOIN' and state = 'ACCEPTED') w)`;

/** What is owed for flights that were given up. */
const flightsOwed = (of: string): string =>
  `(select coalesce(sum((l ->> 'amount')::int), 0) from jsonb_array_elements(${of}.accepted -> 'reductions') l where l ->> 'kind' = 'flights_gone')`;

/** What of everything that it is used for a code takes off. */
const percentOff = (of: string): string =>
  `coalesce((${of}.accepted #>> '{promotionalCode,worth,percent}')::numeric, 0)`;

/** What flights cost, by the lines of a holiday. */
const flightsSold = (of: string): string =>
  `((select coalesce(sum((l ->> 'amount')::int), 0) from jsonb_array_elements(${of}.accepted -> 'holiday' -> 'lines') l where l ->> 'kind' = 'flights')
    + case when ${of}.accepted ->> 'currency' = 'GBP' then ${bagsSold(of)} + coalesce((${of}.accepted #>> '{choices,priority,price}')::int, 0) else 0 end)`;

/** In pence, as what is added later is priced; elsewhere it is converted at the order's rate. */
const bagsSold = (of: string): string =>
  `case when coalesce((${of}.accepted #>> '{choices,holdBags,quantity}')::int, 0) = 0 then 0
    else (${of}.accepted #>> '{choices,holdBags,quantity}')::int * (${of}.accepted #>> '{choices,holdBags,bag,price}')::int
      + coalesce((${of}.accepted #>> '{choices,holdBags,bag,priceForAll}')::int, 0) end`;

/** I4: who has sold something has it in the names of the order. */
function* otherNames(
  { code, key, part, names, corrected }: Named,
  bookings: readonly Booked[],
): Generator<string> {
  const there = bookings.find((booking) => booking.key === key)?.names;
  if (there && there.join() !== names.join())
    yield `I4 the ${part} of order ${code} stands in the names ${there.join()}`;
  if (!there && corrected && !key.includes(':v'))
    yield `I4 the ${part} of order ${code} does not know the corrected names`;
}

/** I4: the car park has the car of the order. */
function* otherCar(
  { code, key, car, changed }: Parked,
  bookings: readonly Booked[],
): Generator<string> {
  const there = bookings.find((booking) => booking.key === key)?.car;
  if (there !== undefined && there !== carWords(car))
    yield `I4 the car park of order ${code} has the car ${there}`;
  if (there === undefined && changed && !key.includes(':v'))
    yield `I4 the car park of order ${code} does not know the changed car`;
}

function* ended(change: Change): Generator<string> {
  const { id, code, state, difference, spread, lowered, refunded, given_back, posted } = change;
  const { charge, charged } = change;
  if (state === 'ACCEPTED') yield `I1 change ${id} of order ${code} is still being made`;
  if (change.refusals !== (state === 'REFUSED' ? 1 : 0))
    yield `I7 change ${id} is ${state}, and ${change.refusals} letters say that it was refused`;
  if (state === 'REFUSED') {
    if (change.standing > 0)
      yield `I4 change ${id} was refused, and ${change.standing} of it stand`;
    if (given_back > 0 || posted !== 0 || charged !== 0)
      yield `I6 change ${id} was refused, and moved money`;
  }
  if (state !== 'DONE') return;
  if (charged !== charge) yield `I2 change ${id} costs ${charge} at once, and ${charged} is paid`;
  if ((spread ?? 0) + charge - (lowered ?? 0) - (refunded ?? 0) !== difference)
    yield `I6 change ${id} of ${difference} is not settled`;
  if (given_back !== refunded)
    yield `I2 change ${id} gives ${given_back} back, and was told ${refunded}`;
  if (posted !== difference) yield `I6 change ${id} of ${difference} is posted as ${posted}`;
}
