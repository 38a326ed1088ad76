/**
 * Who keeps the money safe until the journey is over, as pages and papers say it (visitors: section
 * 2). Without a licence of the Civil Aviation Authority nothing does: the shop is a demonstration,
 * as the Irish one is until its licence can be set.
 */

import type { ProtectionScheme } from '#domain/market/law.ts';
import type { Pence } from '#domain/money.ts';
import { OF_AIRLINE, OWED_BESIDE, totalOf, type LineKind, type PriceLine } from './price.ts';

/** Who sells, and under which ATOL licence, if any. */
export type ProtectingSeller = {
  readonly legalName: string;
  readonly atolNumber: string | null;
};

/** What protects the flights and the hotel of a holiday; null for a stay alone. */
type Protected = ProtectionScheme | null;

/** Beside what is sold, before it is paid; `isOnRequest`: the hotel answers later (ORD-04). */
export function protectionSentence(
  seller: ProtectingSeller,
  { scheme, isOnRequest }: { readonly scheme: Protected; readonly isOnRequest: boolean },
): string {
  if (seller.atolNumber === null)
    return `${DEMONSTRATION} ${scheme === null ? MONEY_FOR_REAL : PACKAGE_FOR_REAL[scheme]}`;
  if (scheme === null) return MONEY_IN_TRUST;
  const comes = isOnRequest
    ? 'once the hotel has confirmed and your first payment is taken'
    : 'as soon as your first payment is taken';
  return `${underLicence(seller)}. You’ll get your certificate ${comes}.`;
}

/** On the confirmation of what was sold. */
export function protectionOnPaper(
  seller: ProtectingSeller,
  scheme: Protected,
): readonly [string, ...string[]] {
  if (seller.atolNumber === null)
    return [DEMONSTRATION, scheme === null ? MONEY_FOR_REAL : PACKAGE_FOR_REAL_AT_LENGTH[scheme]];
  if (scheme === null) return [MONEY_IN_TRUST];
  return [
    `${underLicence(seller)}: if we stop trading, you can finish the holiday or get your money back.`,
    'Money for everything else is held in a trust account until you are back.',
  ];
}

const underLicence = ({ legalName, atolNumber }: ProtectingSeller): string =>
  `This holiday is ATOL protected by ${legalName}, number ${atolNumber}`;

const MONEY_IN_TRUST = 'Your money is held in a trust account until you are back.';
const DEMONSTRATION = 'This is a demonstration: nothing is sold, and nothing is protected.';
const WHAT_IT_COSTS = 'The ATOL contribution in the price shows what that would cost.';
const MONEY_FOR_REAL = 'Real money would be held in a trust account until you are back.';

const IRISH = {
  BOND: 'a bond under a licence of the Irish Aviation Authority',
  INSURANCE: 'insurance against our insolvency',
} as const;
const inIreland = (by: string): string =>
  `If it were real, your flights and hotel would be protected together by ${by}.`;
const inIrelandAtLength = (by: string): string =>
  `A real holiday with flights would be protected by ${by}: if we stopped trading, you would be brought home or get your money back. Money for everything else would be held in a trust account until you are back.`;

const PACKAGE_FOR_REAL: Readonly<Record<ProtectionScheme, string>> = {
  ATOL: `If it were real, your flights and hotel would be ATOL protected together. ${WHAT_IT_COSTS}`,
  BOND: inIreland(IRISH.BOND),
  INSURANCE: inIreland(IRISH.INSURANCE),
};
const PACKAGE_FOR_REAL_AT_LENGTH: Readonly<Record<ProtectionScheme, string>> = {
  ATOL: `A real holiday with flights would be ATOL protected: if we stopped trading, you could finish the holiday or get your money back. ${WHAT_IT_COSTS} Money for everything else would be held in a trust account until you are back.`,
  BOND: inIrelandAtLength(IRISH.BOND),
  INSURANCE: inIrelandAtLength(IRISH.INSURANCE),
};

/** The parts of a package. */
const OF_STAY: readonly LineKind[] = ['hotel', 'transfer'];
const OF_JOURNEY: readonly LineKind[] = [...OF_AIRLINE, 'booking_fee', 'fulfilment'];
/** Not paid, and so not protected. */
const TAKEN_OFF: readonly LineKind[] = ['discount', 'credit'];

/** Whether a certificate lists a line, and with how much where that is not all of it. */
export type Certified = { readonly isProtected: boolean; readonly protectedAmount?: Pence };

/**
 * Of each line of a package what its certificate lists; flights that its people have booked
 * themselves are not. What is taken off, is taken off all that is paid to us alike, so that each
 * part was paid for by so much less; a fraction of a penny stays protected.
 */
export function certified(lines: readonly PriceLine[], areFlightsOwn = false): Certified[] {
  const kinds = areFlightsOwn ? OF_STAY : [...OF_STAY, ...OF_JOURNEY];
  const sold = lines.filter(
    ({ kind, due }) => due === 'booking' && ![...TAKEN_OFF, ...OWED_BESIDE].includes(kind),
  );
  const share = totalOf(sold.filter(({ kind }) => kinds.includes(kind))) / totalOf(sold);
  return lines.map(({ kind, amount }) => {
    if (!TAKEN_OFF.includes(kind)) return { isProtected: kinds.includes(kind) };
    const protectedAmount = Math.ceil(Number((amount * share).toFixed(6)));
    return { isProtected: protectedAmount < 0, protectedAmount };
  });
}
