/** What the card provider knows a try at a refund by; it comes back in what it tells of it. */
export type RefundTry = {
  readonly checkoutId: string;
  readonly number: number;
  readonly tries: number;
};

export const refundReference = ({ checkoutId, number, tries }: RefundTry): string =>
  `${checkoutId}:refund-${number}.${tries}`;

/** Undefined for the reference of anything else. */
export function parseRefundReference(reference: string): RefundTry | undefined {
  const [, checkoutId, number, tries] =
    /^([^:]+):refund-(\d{1,4})\.(\d{1,4})$/.exec(reference) ?? [];
  return checkoutId === undefined
    ? undefined
    : { checkoutId, number: Number(number), tries: Number(tries) };
}
