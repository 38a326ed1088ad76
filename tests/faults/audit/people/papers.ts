/**
 * What papers and letters say of money, read as their people read them: what was paid, less what
 * goes back, and what is still to pay make the price, and nothing of it is less than nothing.
 */
import type { Read } from '../read.ts';
import { ASIDE } from '../waiting.ts';

type Paper = {
  readonly what: string;
  /** Of the order, where this is what it says now. */
  readonly payable: number | null;
  readonly document: {
    readonly receipt: readonly { readonly amount: number; readonly due: string }[];
    readonly payments: readonly { readonly amount: number; readonly status: string }[];
    readonly refunds?: readonly { readonly amount: number }[];
  };
};

/** Letters of an order that nobody has ended say all of its money. */
const LETTERS = ['confirmation', 'changed', 'their-change-note', 'refund-done', 'refund-failed'];

/** I6: all violations, one sentence each. */
export async function auditPapers(read: Read): Promise<string[]> {
  const versions = await read<Paper>(
    `select 'version ' || v.number || ' of order ' || o.code as what, v.document,
       case when v.number = max(v.number) over (partition by o.id) then o.payable end as payable
     from order_version v join customer_order o on o.id = v.order_id
     where o.checkout_id not in (${ASIDE})`,
  );
  const letters = await read<Paper>(
    `select 'letter ' || m.id as what, m.document -> 'order' as document, null as payable
     from outbox_mail m join customer_order o on o.code = m.document -> 'order' ->> 'orderCode'
     where m.template in ('${LETTERS.join("', '")}') and o.checkout_id not in (${ASIDE})
       and not exists (select from order_cancellation c where c.order_id = o.id)`,
  );
  return [...versions, ...letters].flatMap((paper) => [...contradictions(paper)]);
}

function* contradictions({ what, payable, document }: Paper): Generator<string> {
  const { receipt, payments, refunds } = document;
  const price = sumOf(receipt.filter(({ due }) => due !== 'at the hotel'));
  const paid = sumOf(payments.filter(({ status }) => status === 'paid'));
  const open = sumOf(payments) - paid;
  const back = refunds ? sumOf(refunds) : Math.max(0, paid - price);
  if (paid - back + open !== price)
    yield `I6 ${what}: ${paid} paid, ${back} back and ${open} to pay are not ${price}`;
  if (back > paid) yield `I6 ${what}: ${back} goes back of ${paid}`;
  if (payable !== null && price !== payable)
    yield `I6 ${what} costs ${price}, and its order ${payable}`;
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
