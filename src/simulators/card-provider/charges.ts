/** Charges: reserved by the shopper's own card, or taken later under a mandate. */
import type { CardAmount, Authentication, CardPayment } from './book.ts';
import { type MagicCard, cardOf, countryOf } from './cards.ts';
import { type Desk, newReference, notifyMerchant, withEvent } from './desk.ts';
import { findStored, storeCard } from './mandates.ts';
import { captureAmount } from './modifications.ts';

type ChargeBase = {
  readonly amount: CardAmount;
  readonly reference: string;
  readonly shopperReference: string;
  readonly captureNow: boolean;
};
type ShopperCharge = ChargeBase & {
  readonly card: MagicCard;
  readonly authentication: Authentication | undefined;
  readonly storeMandate: boolean;
};
type InstalmentCharge = ChargeBase & { readonly mandateId: string };

/** Countries whose cards the merchant takes; a rule of its account (MSG-34). */
const ACCEPTED_COUNTRIES = ['GB', 'IE'];

/**
 * Charges a card with the shopper present. Without an authentication it is refused (PSD2). A
 * mandate is stored only here, so that every mandate rests on an authenticated charge.
 */
export function chargeShopper(desk: Desk, charge: ShopperCharge): CardPayment {
  const { card, authentication } = charge;
  const refusal = authentication ? refusalOf(card) : 'Authentication required';
  if (!authentication || refusal)
    return bookRefusal(desk, charge, card, 'shopper', refusal ?? 'Refused');
  desk.book.authentications.save(authentication.id, { ...authentication, state: 'used' });
  const pspReference = newReference();
  const mandate = charge.storeMandate
    ? storeCard(desk, {
        cardId: card.id,
        shopperReference: charge.shopperReference,
        authenticationId: authentication.id,
        pspReference,
      })
    : undefined;
  return bookCharge(desk, charge, card, { kind: 'shopper', pspReference, mandate });
}

/**
 * Takes an instalment under a mandate; refused when the mandate is unknown, deleted or another
 * shopper's.
 */
export function chargeInstalment(desk: Desk, charge: InstalmentCharge): CardPayment | undefined {
  const mandate = findStored(desk, charge.mandateId, charge.shopperReference);
  if (!mandate) return undefined;
  const card = cardOf(mandate.cardId);
  const refusal = card.quirk === 'instalments-refused' ? 'Not enough balance' : refusalOf(card);
  return refusal
    ? bookRefusal(desk, charge, card, 'instalment', refusal)
    : bookCharge(desk, charge, card, {
        kind: 'instalment',
        pspReference: newReference(),
        mandate: mandate.id,
      });
}

/** Why the merchant's account or the bank refuses every charge of a card. */
export function refusalOf(card: MagicCard): string | undefined {
  if (card.commercial || !ACCEPTED_COUNTRIES.includes(countryOf(card))) return 'FRAUD';
  return card.refusal;
}

function bookCharge(
  desk: Desk,
  charge: ChargeBase,
  card: MagicCard,
  {
    kind,
    pspReference,
    mandate,
  }: Pick<CardPayment, 'kind' | 'pspReference'> & { readonly mandate: string | undefined },
): CardPayment {
  const payment = record(
    desk,
    {
      ...openPayment(charge, card, kind),
      pspReference,
      ...(mandate && { mandate }),
      authorised: charge.amount.value,
    },
    'authorised',
  );
  desk.book.payments.save(payment.pspReference, payment);
  notifyMerchant(desk, payment, {
    eventCode: 'AUTHORISATION',
    success: true,
    value: charge.amount.value,
    pspReference: payment.pspReference,
    reference: charge.reference,
  });
  return charge.captureNow
    ? captureAmount(desk, payment, {
        value: charge.amount.value,
        reference: charge.reference,
        pspReference: newReference(),
      })
    : payment;
}

function bookRefusal(
  desk: Desk,
  charge: ChargeBase,
  card: MagicCard,
  kind: CardPayment['kind'],
  refusal: string,
): CardPayment {
  const payment = record(desk, { ...openPayment(charge, card, kind), refusal }, 'refused');
  desk.book.payments.save(payment.pspReference, payment);
  notifyMerchant(desk, payment, {
    eventCode: 'AUTHORISATION',
    success: false,
    value: charge.amount.value,
    pspReference: payment.pspReference,
    reference: charge.reference,
    reason: refusal,
  });
  return payment;
}

const record = (desk: Desk, payment: CardPayment, event: 'authorised' | 'refused'): CardPayment =>
  withEvent(
    payment,
    {
      event,
      value: payment.authorised,
      pspReference: payment.pspReference,
      reference: payment.reference,
    },
    desk.now(),
  );

const openPayment = (
  charge: ChargeBase,
  card: MagicCard,
  kind: CardPayment['kind'],
): CardPayment => ({
  pspReference: newReference(),
  reference: charge.reference,
  cardId: card.id,
  shopperReference: charge.shopperReference,
  kind,
  currency: charge.amount.currency,
  authorised: 0,
  captured: 0,
  refunded: 0,
  cancelled: 0,
  history: [],
});
