/** Payment pages: one session each, for shoppers without script. */
import { startAuthentication } from './authentication.ts';
import type { Authentication, CardPayment, Session } from './book.ts';
import { type MagicCard, cardOf } from './cards.ts';
import { chargeShopper, refusalOf } from './charges.ts';
import { type Desk, newReference } from './desk.ts';
import type { SessionRequest } from './requests.ts';

const SESSION_MS = 60 * 60 * 1000;

export function openSession(desk: Desk, request: SessionRequest): Session {
  const session: Session = {
    id: `CS${newReference()}`,
    amount: request.amount,
    reference: request.reference,
    returnUrl: request.returnUrl,
    shopperReference: request.shopperReference,
    storeMandate: request.storePaymentMethodMode === 'enabled',
    expiresAt: new Date(desk.now().getTime() + SESSION_MS).toISOString(),
    status: 'active',
    sessionResult: newReference(),
  };
  desk.book.sessions.save(session.id, session);
  return session;
}

export const isOpen = (desk: Desk, session: Session): boolean =>
  session.status === 'active' && desk.now().toISOString() < session.expiresAt;

/**
 * What the page does after a card was typed: off to the challenge, back to the shop, or the form
 * again with the refusal.
 */
export type PageStep =
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'return'; readonly url: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly card: MagicCard };

export function payOnPage(desk: Desk, session: Session, card: MagicCard): PageStep {
  const refusal = refusalOf(card);
  if (refusal) return keepRefusal(desk, session, card, refusal);
  const { amount, reference, returnUrl } = session;
  const authentication = startAuthentication(desk, {
    card,
    amount,
    reference,
    returnUrl,
    sessionId: session.id,
  });
  if (authentication.state === 'challenged')
    return { kind: 'challenge', url: `${desk.url}/challenge/${authentication.id}` };
  return finishOnPage(desk, session, authentication);
}

/** Charges the session's amount once the shopper is authenticated. A session pays once. */
export function finishOnPage(
  desk: Desk,
  session: Session,
  authentication: Authentication,
): PageStep {
  const card = cardOf(authentication.cardId);
  if (!isOpen(desk, session)) return { kind: 'return', url: returnAddress(session) };
  if (authentication.state !== 'passed')
    return keepRefusal(desk, session, card, '3D Not Authenticated');
  const { amount, reference, shopperReference, storeMandate } = session;
  const payment = chargeShopper(desk, {
    card,
    authentication,
    amount,
    reference,
    shopperReference,
    storeMandate,
    captureNow: false,
  });
  if (payment.refusal) return keepRefusal(desk, session, card, payment.refusal);
  desk.book.sessions.save(session.id, {
    ...session,
    status: 'completed',
    pspReference: payment.pspReference,
  });
  return { kind: 'return', url: returnAddress(session) };
}

export function cancelSession(desk: Desk, session: Session): string {
  if (isOpen(desk, session))
    desk.book.sessions.save(session.id, { ...session, status: 'canceled' });
  return returnAddress(session);
}

/** The shop's address with what it needs to ask for the result. */
export function returnAddress(session: Session): string {
  const address = new URL(session.returnUrl);
  address.searchParams.set('sessionId', session.id);
  address.searchParams.set('sessionResult', session.sessionResult);
  return address.href;
}

export const paymentOf = (desk: Desk, session: Session): CardPayment | undefined =>
  session.pspReference === undefined ? undefined : desk.book.payments.find(session.pspReference);

function keepRefusal(desk: Desk, session: Session, card: MagicCard, reason: string): PageStep {
  desk.book.sessions.save(session.id, { ...session, refusal: { cardId: card.id, reason } });
  return { kind: 'refused', reason, card };
}
