/** How people know a card of theirs. */

/** Brands by the names of PAY-20. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** "Visa ending 4444"; undefined of one whose number nobody has told. */
export function cardName({
  brand,
  lastFour,
}: {
  readonly brand: string;
  readonly lastFour: string;
}): string | undefined {
  if (!/^\d{4}$/.test(lastFour)) return undefined;
  return `${NAMES[brand] ?? 'card'} ending ${lastFour}`;
}
