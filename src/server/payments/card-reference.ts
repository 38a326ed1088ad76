/** What the provider knows the page of a new card by; it comes back in notifications. */
export const cardReference = (checkoutId: string, replacementId: string): string =>
  `${checkoutId}:card-${replacementId}`;

/** The replacement of a card that a reference is of; undefined for that of anything else. */
export const parseCardReference = (reference: string): string | undefined =>
  /^[^:]+:card-(.+)$/.exec(reference)?.[1];
