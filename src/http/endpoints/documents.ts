/**
 * Documents of an order, for its owner alone: everybody else gets the answer of an address that
 * does not exist (S-05).
 */
import type { OrderDocument } from '#domain/order/order-document.ts';
import { NO_STORE } from '#http/security-headers.ts';
import { readVisitor } from '#http/sessions.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { loadOrderDocument } from '#server/order/stored-document.ts';

type Maker = {
  readonly type: string;
  readonly make: (order: OrderDocument) => Promise<Buffer | string | undefined>;
};

/** Loaded by the first who asks: no start waits for the printing of documents. */
const MAKERS: Record<string, Maker> = {
  'confirmation.pdf': {
    type: 'application/pdf',
    make: async (order) =>
      (await import('#server/documents/confirmation-pdf.ts')).makeConfirmationPdf(order),
  },
  'certificate.pdf': {
    type: 'application/pdf',
    make: async (order) =>
      (await import('#server/documents/certificate-pdf.ts')).makeCertificatePdf(order),
  },
  'holiday.ics': {
    type: 'text/calendar; charset=utf-8',
    make: async (order) => (await import('#server/documents/calendar.ts')).makeCalendar(order),
  },
};

const notFound = (): Response =>
  new Response('There is no such document.', {
    status: 404,
    headers: { 'cache-control': NO_STORE },
  });

/**
 * Answers `/booking/{checkoutId}/documents/{name}`; a request that its suppliers have not confirmed
 * has none (ORD-04).
 */
export async function answerDocument(
  shop: WebContext,
  request: Request,
  isSecure: boolean,
): Promise<Response> {
  const [, , checkoutId = '', , name = ''] = new URL(request.url).pathname.split('/');
  const maker = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  const { owner } = await readVisitor(request, shop.pool, isSecure);
  const order = maker && owner && (await findDocument(shop, decodeURIComponent(checkoutId), owner));
  const made = order && (await maker.make(order));
  if (!made) return notFound();
  const disposition = `${name.endsWith('.ics') ? 'attachment' : 'inline'}; filename="${name}"`;
  return new Response(typeof made === 'string' ? made : new Uint8Array(made), {
    headers: {
      'content-type': maker.type,
      'content-disposition': disposition,
      'cache-control': NO_STORE,
    },
  });
}

async function findDocument(
  { database }: WebContext,
  checkoutId: string,
  owner: string,
): Promise<OrderDocument | undefined> {
  const row = await database
    .selectFrom('customer_order')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('owner', '=', owner)
    .where('status', '<>', 'PENDING')
    .executeTakeFirst();
  return row && loadOrderDocument(database, row.id);
}
