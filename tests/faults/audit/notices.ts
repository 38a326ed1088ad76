/**
 * What suppliers told of sold holidays: each notice came to something, whoever has the holiday was
 * written to once, and its answer is what the order is. Who is asked keeps every right until they
 * answer, and nobody answers for them.
 */
import type { Read } from './read.ts';
import { ASIDE, PROMISED_SECONDS } from './waiting.ts';

type Noticed = {
  readonly id: string;
  readonly code: string;
  readonly outcome: string;
  readonly answer: string | null;
  readonly status: string;
  /** Letters of it, without reminders. */
  readonly letters: number;
  readonly reminded: number;
  /** Letters that remind of it. */
  readonly reminders: number;
  /** Changes that accept it, and were made. */
  readonly kept: number;
  /** The order was ended for no loss, by whoever it was. */
  readonly ended: boolean;
};

/** I1, I4, I7, I9: all violations, one sentence each. */
export async function auditNotices(read: Read): Promise<string[]> {
  const waiting = await read<{ id: string }>(
    `select id from supplier_notice where handled_at is null
       and received_at < now() - interval '${PROMISED_SECONDS} seconds'
       and id not in (select id from retry where queue = 'supplier-notice' and stuck_at is not null)`,
  );
  const notices = await read<Noticed>(
    `select n.id, o.code, n.outcome, n.answer, o.status, n.reminded,
       (select count(*)::int from outbox_mail m where m.id in (n.id || '.their-change', n.id || '.their-change-note')) as letters,
       (select count(*)::int from outbox_mail m where m.id like n.id || '.%.their-change') as reminders,
       (select count(*)::int from order_change c where c.notice_id = n.id and c.state = 'DONE') as kept,
       exists (select from order_cancellation x where x.order_id = o.id and x.lost = 0) as ended
     from supplier_notice n join customer_order o on o.id = n.order_id
     where n.outcome <> 'NOTHING' and o.checkout_id not in (${ASIDE})`,
  );
  return [
    ...waiting.map(({ id }) => `I9 notice ${id} still waits`),
    ...notices.flatMap((notice) => [...written(notice), ...answered(notice)]),
  ];
}

function* written({ id, code, outcome, letters, reminded, reminders }: Noticed): Generator<string> {
  const wanted = outcome === 'CANCELLED' ? 0 : 1;
  if (letters !== wanted)
    yield `I7 of notice ${id} order ${code} got ${letters} letters instead of ${wanted}`;
  // Of two that were missed one is written.
  if (reminders > reminded || (reminded > 0 && reminders === 0))
    yield `I7 notice ${id} counts ${reminded} reminders, and ${reminders} were written`;
}

function* answered({ id, code, outcome, answer, status, kept, ended }: Noticed): Generator<string> {
  if ((answer === 'KEPT' || answer === 'OTHER') !== (kept === 1))
    yield `I1 notice ${id} is answered ${answer}, with ${kept} changes`;
  if ((answer === 'ENDED' || outcome === 'CANCELLED') && status !== 'CANCELLED')
    yield `I4 order ${code} stands, and notice ${id} has ended it`;
  if (outcome === 'CANCELLED' && !ended) yield `I6 notice ${id} cost order ${code} something`;
  if (outcome === 'ASKED' && answer === null && status === 'CANCELLED')
    yield `I1 order ${code} is cancelled, and notice ${id} still asks`;
}
