/**
 * Exchanges a typed card for a token. The number is compared with the known cards and forgotten.
 */
import { type CardForm, digitsOf } from './card-check.ts';
import { type CardBrand, type MagicCard, findCardByNumber, lastFourOf } from './cards.ts';
import { type Desk, newReference } from './desk.ts';

export type TokenSummary = {
  readonly token: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly lastFour: string;
};

const UNKNOWN_CARD = 'Only test cards are taken here. Try 4111 1111 1111 1111';

/** Keeps a checked card form. */
export function keepCard(
  desk: Desk,
  form: CardForm,
):
  | { readonly kind: 'kept'; readonly card: MagicCard; readonly summary: TokenSummary }
  | { readonly kind: 'unknown'; readonly message: string } {
  const card = findCardByNumber(digitsOf(form.number));
  if (!card) return { kind: 'unknown', message: UNKNOWN_CARD };
  const token = newReference();
  desk.book.tokens.save(token, {
    id: token,
    cardId: card.id,
    holder: form.holder.trim(),
    at: desk.now().toISOString(),
  });
  return {
    kind: 'kept',
    card,
    summary: { token, brand: BRAND_NAMES[card.brand], lastFour: lastFourOf(card) },
  };
}

const BRAND_NAMES: Record<CardBrand, TokenSummary['brand']> = {
  visa: 'visa',
  mc: 'mastercard',
  amex: 'amex',
};
