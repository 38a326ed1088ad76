import type { InstalmentTable } from '#server/db/generated.ts';
import type { CardSummary } from '#server/payments/port.ts';

/** What is kept of the card that a payment was made by: nothing where its number was not told. */
export const cardThatPaid = (card: CardSummary | undefined) =>
  card && /^\d{4}$/.test(card.lastFour)
    ? { card_brand: card.brand, card_last_four: card.lastFour }
    : { card_brand: null, card_last_four: null };

/** What was kept of it; null where nothing was. */
export const cardNamed = ({
  card_brand: brand,
  card_last_four: lastFour,
}: Pick<InstalmentTable, 'card_brand' | 'card_last_four'>): CardSummary | null =>
  brand === null || lastFour === null ? null : { brand, lastFour };
