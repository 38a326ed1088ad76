/**
 * Who keeps the money safe until the journey is over, as pages and papers say it (visitors: section
 * 2). Without a licence of the Civil Aviation Authority nothing does: the shop is a demonstration.
 */

/** Who sells, and under which ATOL licence, if any. */
export type ProtectingSeller = {
  readonly legalName: string;
  readonly atolNumber: string | null;
};

/** Beside what is sold, before it is paid; `isOnRequest`: the hotel answers later (ORD-04). */
export function protectionSentence(
  seller: ProtectingSeller,
  { isPackage, isOnRequest }: { readonly isPackage: boolean; readonly isOnRequest: boolean },
): string {
  if (seller.atolNumber === null)
    return `${DEMONSTRATION} ${isPackage ? PACKAGE_FOR_REAL : MONEY_FOR_REAL}`;
  if (!isPackage) return MONEY_IN_TRUST;
  const comes = isOnRequest
    ? 'when the hotel has confirmed and your first payment is taken'
    : 'at once with the first payment';
  return `${underLicence(seller)}. Your certificate comes ${comes}.`;
}

/** On the confirmation of what was sold. */
export function protectionOnPaper(
  seller: ProtectingSeller,
  isPackage: boolean,
): readonly [string, ...string[]] {
  if (seller.atolNumber === null)
    return [DEMONSTRATION, isPackage ? PACKAGE_FOR_REAL_AT_LENGTH : MONEY_FOR_REAL];
  if (!isPackage) return [MONEY_IN_TRUST];
  return [
    `${underLicence(seller)}: if we stop trading, you can finish the holiday or have your money back.`,
    'Money for everything else is held in a trust account until you are back.',
  ];
}

const underLicence = ({ legalName, atolNumber }: ProtectingSeller): string =>
  `This holiday is ATOL protected by ${legalName}, number ${atolNumber}`;

const MONEY_IN_TRUST = 'Your money is held in a trust account until you are back.';
const DEMONSTRATION = 'This is a demonstration: nothing is sold, and nothing is protected.';
const WHAT_IT_COSTS = 'The ATOL contribution in the price stands for what that would cost.';
const PACKAGE_FOR_REAL = `Sold for real, flights and hotel together would be ATOL protected. ${WHAT_IT_COSTS}`;
const PACKAGE_FOR_REAL_AT_LENGTH = `A real holiday with flights would be ATOL protected: if we stopped trading, you could finish the holiday or have your money back. ${WHAT_IT_COSTS} Money for everything else would be held in a trust account until you are back.`;
const MONEY_FOR_REAL = 'Real money would be held in a trust account until you are back.';
