/**
 * What papers and letters say, read as their people read them. Of money: what was paid, less what
 * goes back, and what is still to pay make the price, and nothing of it is less than nothing. Of
 * what is booked: the references that suppliers know it by, and the same in letters and papers.
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

/** Of a booking's newest papers, and of what stands at suppliers for it. */
type Referenced = {
  readonly code: string;
  readonly printed: readonly string[];
  readonly booked: readonly {
    readonly part: string;
    readonly reference: string;
    readonly airlines: Readonly<Record<string, string>> | null;
  }[];
};

/** Parts that papers name a reference of; seats and bags are kept under that of their flights. */
const PRINTED = ['flight', 'stay', 'transfer', 'parking', 'insurance'];

/** I4, I6: all violations, one sentence each. */
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
  const referenced = await read<Referenced>(
    `select o.code, array(select jsonb_array_elements_text(jsonb_path_query_array(v.document,
         '$.flights[*] ? (!exists(@.isOwn)).airlineReference')
       || jsonb_path_query_array(v.document, '$.flights[*].joined[*].reference')
       || jsonb_path_query_array(v.document, '$.stay.supplierReference')
       || jsonb_path_query_array(v.document, '$.extras[*].supplierReference'))) as printed,
       (select coalesce(jsonb_agg(jsonb_build_object('part', b.part, 'reference', b.reference, 'airlines', b.airline_references)), '[]')
        from supplier_booking b where b.checkout_id = o.checkout_id and b.state in ('BOOKED', 'ON_REQUEST')) as booked
     from customer_order o
     join lateral (select w.document from order_version w where w.order_id = o.id order by number desc limit 1) v on true
     where o.status not in ('FAILED', 'CANCELLED', 'PENDING') and o.checkout_id not in (${ASIDE})`,
  );
  const otherwise = await read<{ id: string; word: string }>(
    `select m.id, word from outbox_mail m
     join customer_order o on o.code = m.document -> 'order' ->> 'orderCode'
     join order_version v on v.order_id = o.id and v.number = (m.document -> 'order' ->> 'version')::int
     cross join unnest(array['flights', 'stay', 'extras', 'passengers', 'receipt', 'protection']) word
     where m.template = 'changed' and m.document -> 'order' -> word is distinct from v.document -> word`,
  );
  return [
    ...[...versions, ...letters].flatMap((paper) => [...contradictions(paper)]),
    ...referenced.flatMap((papers) => [...otherReferences(papers)]),
    ...otherwise.map(({ id, word }) => `I4 letter ${id} has other ${word} than its version`),
  ];
}

function* otherReferences({ code, printed, booked }: Referenced): Generator<string> {
  const standing = booked
    .filter(({ part }) => PRINTED.includes(part))
    .map(({ reference, airlines }) => (airlines ? Object.values(airlines) : [reference]));
  for (const references of standing)
    if (!references.some((reference) => printed.includes(reference)))
      yield `I4 papers of ${code} do not name ${references.join(' or ')}, which is booked`;
  for (const reference of printed)
    if (!standing.flat().includes(reference))
      yield `I4 papers of ${code} name ${reference}, which is not booked`;
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
