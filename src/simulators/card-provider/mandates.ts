/** Stored cards, as Adyen keeps them: each under its shopper's reference, until it is deleted. */
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CardMandate } from './book.ts';
import { cardOf, lastFourOf } from './cards.ts';
import { type Desk, newReference } from './desk.ts';
import { problemAnswer } from './responses.ts';

/** Stores a card, or finds that it is: the id of its mandate. */
export function storeCard(desk: Desk, card: Omit<CardMandate, 'id' | 'deletedAt'>): string {
  const known = storedOf(desk, card.shopperReference).find(({ cardId }) => cardId === card.cardId);
  const mandate = known ?? { ...card, id: newReference() };
  desk.book.mandates.save(mandate.id, mandate);
  return mandate.id;
}

/** Undefined for one that there is not, of another shopper, or deleted. */
export const findStored = (
  desk: Desk,
  id: string,
  shopperReference: string,
): CardMandate | undefined => storedOf(desk, shopperReference).find((mandate) => mandate.id === id);

const storedOf = ({ book }: Desk, shopperReference: string): readonly CardMandate[] =>
  book.mandates
    .all()
    .filter((mandate) => mandate.shopperReference === shopperReference && !mandate.deletedAt);

/** `GET /storedPaymentMethods`. */
export function listStored(desk: Desk, { searchParams }: URL): Answer {
  const shopperReference = searchParams.get('shopperReference') ?? '';
  return jsonAnswer(200, {
    merchantAccount: desk.merchantAccount,
    shopperReference,
    storedPaymentMethods: storedOf(desk, shopperReference).map(({ id, cardId, pspReference }) => ({
      id,
      type: 'scheme',
      brand: cardOf(cardId).brand,
      lastFour: lastFourOf(cardOf(cardId)),
      firstPspReference: pspReference,
      supportedRecurringProcessingModels: ['UnscheduledCardOnFile'],
    })),
  });
}

/** `DELETE /storedPaymentMethods/{id}`. */
export function deleteStored(desk: Desk, id: string, { searchParams }: URL): Answer {
  const mandate = findStored(desk, id, searchParams.get('shopperReference') ?? '');
  if (!mandate) return problemAnswer(422, '803', 'PaymentDetail not found');
  desk.book.mandates.save(id, { ...mandate, deletedAt: desk.now().toISOString() });
  return { status: 204, headers: {}, body: '' };
}
