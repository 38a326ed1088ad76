/** Addresses of an order: its pages, and the documents that its owner opens. */

/** By name of the page; the web's routes are made of them. */
export const ORDER_PAGES = {
  confirmation: '/booking/:checkoutId/confirmation',
  'order-request': '/booking/:checkoutId/order-request',
} as const;
export type OrderPage = keyof typeof ORDER_PAGES;

export type DocumentName =
  | 'confirmation.pdf'
  | 'certificate.pdf'
  | 'holiday.ics'
  | 'travel-wallet.html';

export const DOCUMENT_PATTERN = '/booking/:checkoutId/documents/:name';

/** Path of a page of the order of this checkout. */
export const orderPagePath = (checkoutId: string, page: OrderPage): string =>
  ORDER_PAGES[page].replace(':checkoutId', encodeURIComponent(checkoutId));

/** Path of a document of the order of this checkout. */
export const documentPath = (checkoutId: string, name: DocumentName): string =>
  DOCUMENT_PATTERN.replace(':checkoutId', encodeURIComponent(checkoutId)).replace(':name', name);
