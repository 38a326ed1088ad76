/**
 * Documents of an order, for its owner alone: everybody else gets the answer of an address that
 * does not exist (S-05).
 */
import { PACK_HEADERS } from '#domain/booking/trip-pack.ts';
import type { Locale } from '#domain/market/locale.ts';
import type { DocumentName } from '#domain/order/order-addresses.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { readSession } from '#http/sessions.ts';
import { databaseOf } from '#server/account/visitor-rows.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { WrittenAt } from '#server/mail/travel-wallet.ts';
import { loadOwnDocument } from '#server/order/load-order.ts';
import { papersVersion } from '#server/order/versions.ts';
import { packOwner } from './pages/pack-owner.ts';

type Maker = {
  readonly type: string;
  readonly make: (
    order: OrderDocument,
    locale: Locale,
    written: WrittenAt,
  ) => Promise<Buffer | string | undefined>;
};

/** Loaded by the first who asks: no start waits for the printing of documents. */
const MAKERS: Record<DocumentName, Maker> = {
  'confirmation.pdf': {
    type: 'application/pdf',
    make: async (order, locale) =>
      (await import('#server/mail/confirmation-pdf.ts')).makeConfirmationPdf(order, locale),
  },
  'certificate.pdf': {
    type: 'application/pdf',
    make: async (order, locale) =>
      (await import('#server/mail/certificate-pdf.ts')).makeCertificatePdf(order, locale),
  },
  'holiday.ics': {
    type: 'text/calendar; charset=utf-8',
    make: async (order) => (await import('#server/mail/calendar.ts')).makeCalendarFile(order),
  },
  'travel-wallet.html': {
    type: 'text/html; charset=utf-8',
    make: async (order, locale, written) =>
      (await import('#server/mail/travel-wallet.ts')).makeTravelWallet(order, locale, written),
  },
};

const isDocument = (name: string): name is DocumentName => Object.hasOwn(MAKERS, name);

/**
 * Answers `/booking/{checkoutId}/documents/{name}`; a request that its suppliers have not confirmed
 * has none (ORD-04).
 */
export async function answerDocument(
  shop: WebContext,
  request: Request,
  cookies: Parameters<typeof readSession>[2],
): Promise<Response> {
  const [, , checkoutId = '', , name = ''] = new URL(request.url).pathname.split('/');
  const maker = isDocument(name) ? MAKERS[name] : undefined;
  const { session } = await readSession(request, shop.database, cookies);
  const database = databaseOf(shop.visitorPool, session, shop.market);
  const theirs = { ...shop, database, visitor: session.visitor };
  const order = maker && (await loadOwnDocument(theirs, decodeURIComponent(checkoutId)));
  const { locale, timeZone } = shop.market;
  const made = order && (await maker.make(order, locale, { now: shop.clock(), timeZone }));
  const owner = packOwner(session);
  const asker = owner === undefined ? {} : { [PACK_HEADERS.of]: owner };
  if (!made) return new Response('There is no such document.', { status: 404, headers: asker });
  const disposition = `${name.endsWith('.pdf') ? 'inline' : 'attachment'}; filename="${name}"`;
  return new Response(typeof made === 'string' ? made : new Uint8Array(made), {
    headers: {
      'content-type': maker.type,
      'content-disposition': disposition,
      ...asker,
      [PACK_HEADERS.version]: papersVersion(order),
    },
  });
}
