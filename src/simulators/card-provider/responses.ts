/** The answers of Adyen Checkout v72 that the provider gives. */
import { type Answer, jsonAnswer } from '../answer.ts';
import type { Authentication, CardPayment, Session } from './book.ts';
import { type MagicCard, cardOf, countryOf, lastFourOf } from './cards.ts';
import type { Desk } from './desk.ts';

/** Adyen's codes of the refusals that the cards give. */
const REFUSAL_CODES: Record<string, string> = {
  Refused: '2',
  '3D Not Authenticated': '11',
  'Not enough balance': '12',
  FRAUD: '20',
  'CVC Declined': '24',
  'Authentication required': '38',
};

export const problemAnswer = (status: number, errorCode: string, message: string): Answer =>
  jsonAnswer(status, {
    status,
    errorCode,
    message,
    errorType: status === 422 ? 'validation' : 'security',
  });

export const refused = (
  card: MagicCard,
  reason: string,
  pspReference: string,
  reference: string,
): Answer =>
  jsonAnswer(200, {
    pspReference,
    merchantReference: reference,
    ...refusalPart(card, reason),
    resultCode: 'Refused',
    ...methodPart(card),
  });

export function paymentAnswer(payment: CardPayment): Answer {
  const card = cardOf(payment.cardId);
  if (payment.refusal)
    return refused(card, payment.refusal, payment.pspReference, payment.reference);
  return jsonAnswer(200, { ...authorisedPart(payment), merchantReference: payment.reference });
}

export function authenticationAnswer(desk: Desk, authentication: Authentication): Answer {
  const card = cardOf(authentication.cardId);
  if (authentication.state === 'failed')
    return refused(card, '3D Not Authenticated', authentication.id, authentication.reference);
  if (authentication.state === 'challenged') {
    const action = {
      type: 'redirect',
      method: 'GET',
      paymentMethodType: 'scheme',
      url: `${desk.url}/challenge/${authentication.id}`,
    };
    return jsonAnswer(200, { resultCode: 'RedirectShopper', action });
  }
  const threeDS2Result = {
    authenticationValue: authentication.proof,
    dsTransID: authentication.id,
    eci: '05',
    messageVersion: '2.2.0',
    transStatus: 'Y',
  };
  return jsonAnswer(200, {
    pspReference: authentication.id,
    merchantReference: authentication.reference,
    resultCode: 'AuthenticationFinished',
    threeDS2Result,
    ...methodPart(card),
  });
}

export function sessionAnswer(session: Session, payment: CardPayment | undefined): Answer {
  const { id, reference, status } = session;
  if (payment)
    return jsonAnswer(200, {
      id,
      reference,
      status,
      payments: [authorisedPart(payment)],
      additionalData: authorisedPart(payment).additionalData,
    });
  const refusal =
    session.refusal && refusalPart(cardOf(session.refusal.cardId), session.refusal.reason);
  return jsonAnswer(200, {
    id,
    reference,
    status,
    additionalData: refusal && { ...refusal.additionalData, refusalReason: refusal.refusalReason },
  });
}

function authorisedPart(payment: CardPayment) {
  const card = cardOf(payment.cardId);
  const mandate = payment.mandate && {
    'tokenization.storedPaymentMethodId': payment.mandate,
    'tokenization.shopperReference': payment.shopperReference,
  };
  return {
    pspReference: payment.pspReference,
    resultCode: 'Authorised',
    amount: { value: payment.authorised, currency: payment.currency },
    ...methodPart(card),
    additionalData: {
      ...issuerPart(card),
      cardSummary: lastFourOf(card),
      paymentMethod: card.brand,
      ...mandate,
    },
  };
}

const refusalPart = (card: MagicCard, reason: string) => ({
  refusalReason: reason,
  refusalReasonCode: REFUSAL_CODES[reason] ?? '2',
  additionalData: issuerPart(card),
});

const issuerPart = (card: MagicCard): Record<string, string> => ({
  cardIssuingCountry: countryOf(card),
  isCardCommercial: card.commercial ? 'commercial' : 'consumer',
});

const methodPart = (card: MagicCard) => ({ paymentMethod: { type: 'scheme', brand: card.brand } });
