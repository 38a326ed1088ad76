/** A credit: money that a customer may take off what a later holiday comes to (WALL). */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';

/** As the API names their types (WALL-02). */
export const CREDIT_KINDS = ['PriceDropProtectionCredit', 'TargetedCampaignCredit'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** ENUM-18. */
export type CreditStatus = 'AVAILABLE' | 'CANCELLED' | 'EXPIRED' | 'LOCKED' | 'REDEEMED';

/** What a holiday has to be for a credit, and whether other credits may be used with it. */
export type CreditConditions = {
  /** What must be paid to us without credits, in pence. */
  readonly leastSpend: Pence;
  /** The last day on which the holiday may begin. */
  readonly departsBy: IsoDate | null;
  /** With other credits that combine. */
  readonly combines: boolean;
};

/** What is fixed about a credit on the day it is given. */
export type Credit = CreditConditions & {
  readonly id: string;
  readonly kind: CreditKind;
  /** What customers read. */
  readonly name: string;
  /** Used whole, or not at all (WALL-04). */
  readonly amount: Pence;
};

/** What has become of a credit. Instants are ISO with Z. */
export type CreditFacts = {
  /** Not taken from then on. */
  readonly endsAt: string;
  readonly cancelledAt: string | undefined;
  /** By an order that is being placed, or stands. */
  readonly use: 'LOCKED' | 'REDEEMED' | undefined;
};

/** A price-drop credit asks nothing of the holiday, and stacks with nothing (WALL-05). */
export const PRICE_DROP_CONDITIONS: CreditConditions = {
  leastSpend: 0,
  departsBy: null,
  combines: false,
};
export const PRICE_DROP_NAME = 'Price-drop protection';

/** What the credit can be used for now; a use counts for more than an end. */
export function statusOfCredit({ endsAt, cancelledAt, use }: CreditFacts, now: Date): CreditStatus {
  if (use) return use;
  if (cancelledAt !== undefined) return 'CANCELLED';
  return Date.parse(endsAt) <= now.getTime() ? 'EXPIRED' : 'AVAILABLE';
}

/** The conditions in sentences; empty when there are none (WALL-03). */
export function describeConditions(
  { leastSpend, departsBy, combines }: CreditConditions,
  currency: Currency,
): string {
  const spend = leastSpend > 0 ? ` from ${formatMoney(money(leastSpend, currency))}` : '';
  const leaves = departsBy === null ? '' : ` that leave by ${formatDate(departsBy)}`;
  return [
    ...(spend || leaves ? [`Holidays${spend}${leaves}.`] : []),
    ...(combines ? [] : ['Not together with another credit.']),
  ].join(' ');
}
