/**
 * Cards that the provider issues to the merchant: each pays one other merchant, up to its limit in
 * all, until its time is over or it is closed.
 */
import { randomUUID } from 'node:crypto';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { IssuedCard } from './book.ts';
import { type Desk, newReference } from './desk.ts';
import { issuedNumbers } from './issued-numbers.ts';
import type { PrintedCardUse, CardUse, IssuingRequest } from './requests.ts';
import { problemAnswer } from './responses.ts';

export function issueCard(desk: Desk, request: IssuingRequest): Answer {
  const { limit, merchant, closesAt, reference } = request;
  const card: IssuedCard = {
    id: newReference(),
    reference,
    limit: { value: limit.amount, currency: limit.currencyCode },
    merchant,
    closesAt,
    status: 'open',
    spent: 0,
  };
  desk.book.issuedCards.save(card.id, card);
  return jsonAnswer(200, { id: card.id, status: card.status });
}

/** Closing one twice is as good as once. */
export function closeIssuedCard(desk: Desk, id: string): Answer {
  const card = desk.book.issuedCards.find(id);
  if (!card) return problemAnswer(404, '000', 'Not found');
  desk.book.issuedCards.save(id, { ...card, status: 'closed' });
  return jsonAnswer(200, { id, status: 'closed', spent: card.spent });
}

/** What the card network answers the merchant who was given the card. */
export function useIssuedCard(desk: Desk, { cardId, merchant, amount }: CardUse): Answer {
  const card = desk.book.issuedCards.find(cardId);
  const pays =
    card?.status === 'open' &&
    desk.now().getTime() < Date.parse(card.closesAt) &&
    card.merchant === merchant &&
    card.limit.currency === amount.currency &&
    card.spent + amount.value <= card.limit.value;
  if (pays) desk.book.issuedCards.save(cardId, { ...card, spent: card.spent + amount.value });
  return jsonAnswer(200, { resultCode: pays ? 'Authorised' : 'Refused' });
}

/**
 * The same for a merchant who was told what stands on the card. Asked again for the same booking,
 * the card pays once.
 */
export function payByIssuedCard(desk: Desk, asked: PrintedCardUse): Answer {
  const { number, expiry, code, merchant, amount, reference } = asked;
  const card = desk.book.issuedCards.all().find((one) => {
    const printed = issuedNumbers(one);
    return printed.number === number && printed.expiry === expiry && printed.code === code;
  });
  if (!card) return jsonAnswer(200, { resultCode: 'Refused' });
  if (card.paid?.includes(reference)) return jsonAnswer(200, { resultCode: 'Authorised' });
  const answer = useIssuedCard(desk, { cardId: card.id, merchant, amount });
  const now = desk.book.issuedCards.find(card.id)!;
  if (now.spent > card.spent)
    desk.book.issuedCards.save(card.id, { ...now, paid: [...(card.paid ?? []), reference] });
  return answer;
}

/** Its number is shown for so long at an address that nobody guesses. */
const VIEW_MS = 15 * 60_000;

/** What it has paid, and where its number is shown. */
export function viewIssuedCard(desk: Desk, id: string): Answer {
  const card = desk.book.issuedCards.find(id);
  if (!card) return problemAnswer(404, '000', 'Not found');
  const view = { id: randomUUID(), cardId: id, until: desk.now().getTime() + VIEW_MS };
  desk.book.cardViews.save(view.id, view);
  const { status, spent } = card;
  return jsonAnswer(200, { id, status, spent, url: `${desk.url}/issued/${view.id}` });
}
