/**
 * A letter before it is mail: its words once, from which the HTML part and the plain-text part are
 * both made.
 */
import type { DocumentBrand } from '#domain/order/order-document.ts';
import type { DocumentSection } from '#domain/order/order-sections.ts';

export type Letter = {
  readonly brand: Omit<DocumentBrand, 'orderPath'>;
  readonly subject: string;
  /** What the inbox shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Printed as a luggage label: what one reads out or types. */
  readonly label?: { readonly name: string; readonly value: string };
  readonly act?: { readonly label: string; readonly path: string };
  /** How mail of this kind is stopped, by whoever holds the letter (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly path: string };
  readonly sections: readonly DocumentSection[];
};

/** The signature line of every letter. */
export const signOff = ({ phone, email }: Letter['brand']): string =>
  `Questions? Call ${phone} or write to ${email}.`;
