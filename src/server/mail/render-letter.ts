/** Makes the two parts of a mail from one letter, so that neither says less than the other. */

import type { Locale } from '#domain/market/locale.ts';
import type { DocumentRow, DocumentSection } from '#domain/order/order-sections.ts';
import { renderLetterHtml } from './letter-html.ts';
import { type Letter, signOff } from './letter.ts';

export type RenderedLetter = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** The letter as it is sent; `locale` is the language it is written in. */
export const renderLetter = async (letter: Letter, locale: Locale): Promise<RenderedLetter> => ({
  subject: letter.subject,
  html: await renderLetterHtml(letter, locale),
  text: makeLetterText(letter),
});

function makeLetterText(letter: Letter): string {
  const blocks = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.label ? [`${letter.label.name} ${letter.label.value}`] : []),
    ...(letter.act ? [`${letter.act.label}: ${letter.brand.siteUrl}${letter.act.path}`] : []),
    ...letter.sections.map(sectionText),
    signOff(letter.brand),
    letter.brand.legalName,
    ...(letter.unsubscribe
      ? [`${letter.unsubscribe.label}: ${letter.brand.siteUrl}${letter.unsubscribe.path}`]
      : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionText({ title, rows, totals = [] }: DocumentSection): string {
  const lines = [...rows, ...totals].map(rowText);
  return [title.toUpperCase(), '-'.repeat(title.length), ...lines].join('\n');
}

function rowText({ label, detail, value }: DocumentRow): string {
  const head = [label, value].filter(Boolean).join(': ');
  return [head, detail && (head ? `  ${detail}` : detail)].filter(Boolean).join('\n');
}
