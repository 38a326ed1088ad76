/**
 * The frame in which an issued card is shown: `/issued/{view}`. Only whoever asks for the page has
 * the number; the shop that frames it never does.
 */
import { createHash } from 'node:crypto';
import { formatMoney, money } from '#domain/money.ts';
import { type Answer, notFound } from '../../answer.ts';
import { html } from '../../markup.ts';
import { groupDigits } from '../card-check.ts';
import type { Desk } from '../desk.ts';
import { makePage } from './layout.ts';

export function issuedCardFrame(
  desk: Desk,
  shopOrigins: readonly string[],
  viewId: string,
): Answer {
  const view = desk.book.cardViews.find(viewId);
  const card = view && desk.book.issuedCards.find(view.cardId);
  if (!card) return notFound;
  const now = desk.now().getTime();
  const { value, currency } = card.limit;
  const left = money(value - card.spent, currency === 'EUR' ? 'EUR' : 'GBP');
  const framed = (body: ReturnType<typeof html>) =>
    makePage({
      title: 'Your card for the airline',
      framedBy: shopOrigins,
      body: html`<div class="framed">${body}</div>`,
    });
  if (card.status !== 'open' || now >= Date.parse(card.closesAt))
    return framed(html`<p>This card is closed.</p>`);
  if (now >= view.until)
    return framed(html`<p>The card was shown for 15 minutes. Load the page again to see it.</p>`);
  const { number, code } = numbersOf(card.id);
  return framed(
    html`<dl class="facts">
      <div>
        <dt>Card number</dt>
        <dd>${groupDigits(number)}</dd>
      </div>
      <div>
        <dt>Expiry date</dt>
        <dd>${expiryOf(card.closesAt)}</dd>
      </div>
      <div>
        <dt>Security code</dt>
        <dd>${code}</dd>
      </div>
      <div>
        <dt>Left on it</dt>
        <dd class="price">${formatMoney(left, 'always')}</dd>
      </div>
    </dl>`,
  );
}

/** A number that passes every check and is nobody's; made of the id, so that it is not kept. */
function numbersOf(id: string): { readonly number: string; readonly code: string } {
  const digits = [...createHash('sha256').update(`issued ${id}`).digest()].map((byte) => byte % 10);
  const body = `999999${digits.slice(0, 9).join('')}`;
  return { number: `${body}${checkDigit(body)}`, code: digits.slice(9, 12).join('') };
}

/** By Luhn: from the right every other digit counts twice. */
function checkDigit(body: string): number {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, i) => {
      const twice = Number(digit) * (i % 2 === 0 ? 2 : 1);
      return total + (twice > 9 ? twice - 9 : twice);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

const expiryOf = (closesAt: string): string => `${closesAt.slice(5, 7)}/${closesAt.slice(2, 4)}`;
