/**
 * Shares that people pay by cards of their own: each is one payment of the plan that its card paid,
 * or nothing of it stands; whoever paid it is told once.
 */
import type { Read } from '../read.ts';
import { ASIDE } from '../waiting.ts';

type Share = {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  /** Of payments that are this share, and that its card paid. */
  readonly planned: number;
  readonly paid: number;
  readonly paid_letters: number;
  readonly back_letters: number;
};

/** I1, I2, I7: all violations, one sentence each. */
export async function auditShares(read: Read): Promise<string[]> {
  const shares = await read<Share>(
    `select s.id, s.state, s.amount,
       (select coalesce(sum(amount), 0)::int from instalment i where i.share_id = s.id) as planned,
       (select coalesce(sum(amount), 0)::int from instalment i where i.share_id = s.id and i.state = 'PAID' and i.psp_reference = s.psp_reference) as paid,
       (select count(*)::int from outbox_mail m where m.id = s.id || '.share-paid') as paid_letters,
       (select count(*)::int from outbox_mail m where m.id = s.id || '.share-given-back') as back_letters
     from share_payment s join customer_order o on o.id = s.order_id
     where o.checkout_id not in (${ASIDE})
       and s.id not in (select id from retry where queue = 'share' and stuck_at is not null)`,
  );
  return shares.flatMap((share) => [...judge(share)]);
}

function* judge(share: Share): Generator<string> {
  const { id, state, amount, planned, paid } = share;
  if (['RESERVED', 'CLAIMED', 'RELEASING'].includes(state))
    yield `I1 share ${id} is still ${state}`;
  const isPaid = state === 'PAID';
  if (planned !== (isPaid ? amount : 0))
    yield `I2 share ${id} of ${amount} is ${state}, and ${planned} of the plan`;
  if (paid !== (isPaid ? amount : 0))
    yield `I2 share ${id} of ${amount} is ${state}, and ${paid} of it paid`;
  if (share.paid_letters !== (isPaid ? 1 : 0))
    yield `I7 share ${id} is ${state}, and ${share.paid_letters} letters say that it is paid`;
  if (share.back_letters !== (state === 'GIVEN_BACK' ? 1 : 0))
    yield `I7 share ${id} is ${state}, and ${share.back_letters} letters say that it went back`;
}
