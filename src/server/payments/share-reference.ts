/** What the provider knows the payment of a share by; it comes back in notifications. */
export const shareReference = (checkoutId: string, shareId: string): string =>
  `${checkoutId}:share-${shareId}`;

/** The share that a reference is of; undefined for that of anything else. */
export const parseShareReference = (reference: string): string | undefined =>
  /^[^:]+:share-(.+)$/.exec(reference)?.[1];
