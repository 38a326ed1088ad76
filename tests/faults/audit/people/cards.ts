/**
 * Cards that are kept for the payments of an order: while some are open there is one that can be
 * charged, and one alone; nothing was taken from a card once it was deleted, and it is soon after
 * its order has ended.
 */
import type { Read } from '../read.ts';
import { ASIDE } from '../waiting.ts';

type Kept = { readonly id: string; readonly deletedAt?: string | undefined };
type Payment = {
  readonly reference: string;
  readonly mandate?: string | undefined;
  readonly history?: readonly { readonly at: string; readonly event: string }[] | undefined;
};
type Order = { readonly code: string; readonly mandate: string | null; readonly open: number };
type Replacement = {
  readonly id: string;
  readonly state: string;
  readonly code: string;
  /** Of its order. */
  readonly current: string | null;
  readonly mandate: string | null;
  readonly old_mandate: string | null;
  readonly replaced_letters: number;
  readonly kept_letters: number;
};

/** It is looked for once a minute. */
const DELETED_WITHIN_SECONDS = 150;

/** I1, I2, I7: all violations, one sentence each. */
export async function auditCards(
  read: Read,
  {
    mandates,
    payments,
  }: { readonly mandates: readonly Kept[]; readonly payments: readonly Payment[] },
): Promise<string[]> {
  const orders = await read<Order>(
    `select o.code, o.mandate, count(*)::int as open from customer_order o join instalment i on i.order_id = o.id
     where o.status in ('PLACED', 'PROCESSING', 'CONFIRMED') and o.checkout_id not in (${ASIDE})
       and i.number > 1 and i.state in ('DUE', 'TAKING', 'DECLINED') and i.share_id is null
     group by o.id`,
  );
  const replacements = await read<Replacement>(
    `select r.id, r.state, o.code, o.mandate as current, r.mandate, r.old_mandate,
       (select count(*)::int from outbox_mail m where m.id like r.id || '.card-replaced.%') as replaced_letters,
       (select count(*)::int from outbox_mail m where m.id like r.id || '.card-kept.%') as kept_letters
     from card_replacement r join customer_order o on o.id = r.order_id
     where o.checkout_id not in (${ASIDE})
       and r.id not in (select id from retry where queue = 'card-replacement' and stuck_at is not null)`,
  );
  const ended = await read<{ readonly code: string; readonly mandate: string }>(
    `select o.code, o.mandate from customer_order o join order_history h on h.checkout_id = o.checkout_id and h.state = o.status
     where o.status in ('CANCELLED', 'FAILED') and o.mandate is not null and h.at < now() - interval '${DELETED_WITHIN_SECONDS} seconds'
       and not exists (select from instalment i where i.order_id = o.id and i.state = 'TAKING')
       and not exists (select from customer_order other where other.mandate = o.mandate and other.status not in ('CANCELLED', 'FAILED'))
       and o.id not in (select id from retry where queue = 'kept-card' and stuck_at is not null)`,
  );
  const live = new Set(mandates.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id));
  return [
    ...orders.flatMap(({ code, mandate, open }) =>
      mandate !== null && live.has(mandate)
        ? []
        : [`I1 order ${code} has ${open} open payments, and no card that can be charged`],
    ),
    ...ended.flatMap(({ code, mandate }) =>
      live.has(mandate) ? [`I2 order ${code} has ended, and its card can still be charged`] : [],
    ),
    ...replacements.flatMap((replacement) => [...judge(replacement, live)]),
    ...payments.flatMap((payment) => takenTooLate(payment, mandates)),
  ];
}

function* judge(replacement: Replacement, live: ReadonlySet<string>): Generator<string> {
  const { id, state, code, current, mandate, old_mandate } = replacement;
  if (['AUTHORISED', 'REPLACED', 'DROPPING'].includes(state))
    yield `I1 replacement ${id} of a card is still ${state}`;
  for (const other of [mandate, old_mandate])
    if (other !== null && other !== current && live.has(other))
      yield `I2 order ${code} has a second card that can be charged, of replacement ${id}`;
  const isReplaced = state === 'DONE';
  if (replacement.replaced_letters > 0 !== isReplaced)
    yield `I7 replacement ${id} is ${state}, and ${replacement.replaced_letters} letters say that the card has changed`;
  if (replacement.kept_letters > 0 !== (state === 'DROPPED'))
    yield `I7 replacement ${id} is ${state}, and ${replacement.kept_letters} letters say that it has not`;
}

/** Words of the provider's own book: when a card was deleted, and when it was charged. */
function takenTooLate(
  { reference, mandate, history = [] }: Payment,
  mandates: readonly Kept[],
): string[] {
  const deletedAt = mandates.find(({ id }) => id === mandate)?.deletedAt;
  const chargedAt = history.find(({ event }) => event === 'authorised')?.at;
  return deletedAt !== undefined && chargedAt !== undefined && chargedAt > deletedAt
    ? [`I2 ${reference} was taken from a card that had been deleted`]
    : [];
}
