/**
 * The frame in which an issued card is shown: `/issued/{view}`. Only whoever asks for the page has
 * the number; the shop that frames it never does.
 */
import { formatMoney, money } from '#domain/money.ts';
import { type Answer, notFound } from '../../answer.ts';
import { html } from '../../markup.ts';
import { groupDigits } from '../card-check.ts';
import type { Desk } from '../desk.ts';
import { issuedNumbers } from '../issued-numbers.ts';
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
  const { number, expiry, code } = issuedNumbers(card);
  return framed(
    html`<dl class="facts">
      <div>
        <dt>Card number</dt>
        <dd>${groupDigits(number)}</dd>
      </div>
      <div>
        <dt>Expiry date</dt>
        <dd>${expiry}</dd>
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
