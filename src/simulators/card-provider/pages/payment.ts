/**
 * The whole payment page, for browsers without script: `/page/{sessionId}`. It authorises; the shop
 * takes or releases the money.
 */
import { formatMoney } from '#domain/money.ts';
import { type Answer, notFound, seeOther } from '../../answer.ts';
import { type Markup, html } from '../../markup.ts';
import type { CardAmount, Session } from '../book.ts';
import { type CardErrors, type CardForm, checkCard } from '../card-check.ts';
import { cardOf, type MagicCard } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { type PageStep, cancelSession, isOpen, payOnPage, returnAddress } from '../sessions.ts';
import { keepCard } from '../tokens.ts';
import { EMPTY_CARD, cardFields, errorSummary } from './card-form.ts';
import { demonstrationNotice, makePage } from './layout.ts';

/** Answers GET with the page and POST with what its form asks for: `act=pay` or `act=cancel`. */
export function answerPaymentPage(
  desk: Desk,
  sessionId: string,
  posted: URLSearchParams | undefined,
): Answer {
  const session = desk.book.sessions.find(sessionId);
  if (!session) return notFound;
  if (!isOpen(desk, session)) return seeOther(returnAddress(session));
  if (!posted)
    return draw(
      desk,
      session,
      EMPTY_CARD,
      session.refusal ? refusalErrors(session.refusal.reason, cardOf(session.refusal.cardId)) : {},
    );
  if (posted.get('act') === 'cancel') return seeOther(cancelSession(desk, session));
  return pay(desk, session, readForm(posted));
}

/** An amount as the shopper reads it. */
const amountText = ({ value, currency }: CardAmount): string =>
  formatMoney({ amount: value, currencyCode: currency === 'EUR' ? 'EUR' : 'GBP' }, 'always');

/** Payee and amount, which the shopper must see before agreeing (PSD2). */
export const agreement = (desk: Desk, amount: CardAmount, ...more: readonly Markup[]): Markup =>
  html`<dl class="facts">
    <div>
      <dt>Payee</dt>
      <dd>${desk.payee}</dd>
    </div>
    <div>
      <dt>Amount</dt>
      <dd class="price">${amountText(amount)}</dd>
    </div>
    ${more}
  </dl>`;

function pay(desk: Desk, session: Session, form: CardForm): Answer {
  const errors = checkCard(form, desk.now().toISOString().slice(0, 10));
  if (Object.keys(errors).length > 0) return draw(desk, session, form, errors);
  const kept = keepCard(desk, form);
  if (kept.kind === 'unknown') return draw(desk, session, form, { number: kept.message });
  const step: PageStep = payOnPage(desk, session, kept.card);
  return step.kind === 'refused'
    ? draw(desk, session, form, refusalErrors(step.reason, step.card))
    : seeOther(step.url);
}

function draw(desk: Desk, session: Session, form: CardForm, errors: CardErrors): Answer {
  const hasErrors = Object.keys(errors).length > 0;
  const keepsOnly = session.amount.value === 0;
  return makePage({
    title: `${hasErrors ? 'Error: ' : ''}${keepsOnly ? `Keep a card with ${desk.payee}` : `Authorise a payment to ${desk.payee}`}`,
    status: hasErrors ? 422 : 200,
    leadsTo: [new URL(session.returnUrl).origin],
    body: html`${demonstrationNotice}
      <main class="sheet">
        ${errorSummary(errors)}
        <h1>${keepsOnly ? 'Keep a card for later payments' : 'Authorise a card payment'}</h1>
        ${agreement(desk, session.amount)}
        <p>
          ${
            keepsOnly
              ? 'Nothing is taken from your card now. Your bank only confirms that it’s yours.'
              : `We’ll hold the amount on your card. ${desk.payee} takes it once the order is confirmed, or releases it.`
          }
        </p>
        ${session.storeMandate ? html`<p>${desk.payee} will keep this card for the later payments in your plan, and take each one on its date.</p>` : undefined}
        <form class="form opens" method="post" novalidate>
          ${cardFields(form, errors)}
          <div class="acts">
            <button class="button" name="act" value="pay">
              ${keepsOnly ? 'Keep this card' : `Authorise ${amountText(session.amount)}`}
            </button>
            <button class="link" name="act" value="cancel" formnovalidate>
              Cancel and go back
            </button>
          </div>
        </form>
      </main>`,
  });
}

/** A refusal in the shopper's words, at the field that can mend it. */
function refusalErrors(reason: string, card: MagicCard): CardErrors {
  if (reason === 'CVC Declined')
    return { code: 'Your bank doesn’t recognise this security code. Check it and try again' };
  if (reason === '3D Not Authenticated')
    return { number: 'Your bank couldn’t confirm it was you. Try again or use another card' };
  if (card.commercial) return { number: 'We can’t take corporate cards. Use a personal card' };
  if (reason === 'FRAUD')
    return { number: 'We can only take cards issued in the UK or Ireland. Use another card' };
  return { number: 'Your bank declined this card. Use another card' };
}

const readForm = (posted: URLSearchParams): CardForm => ({
  number: posted.get('number') ?? '',
  expiry: posted.get('expiry') ?? '',
  code: posted.get('code') ?? '',
  holder: posted.get('holder') ?? '',
});
