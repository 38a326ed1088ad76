/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CreditStatus, CurrencyCode } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type WalletPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletPageQuery = { walletCredits: Array<
    | { __typename: 'PriceDropProtectionCredit', orderReference: string, id: string, name: string, status: CreditStatus, endsOn: string, cancelledOn: string | null, amount: { amount: number, currencyCode: CurrencyCode }, use: { checkoutId: string, place: string, orderReference: string | null, usedOn: string } | null }
    | { __typename: 'TargetedCampaignCredit', id: string, name: string, status: CreditStatus, endsOn: string, cancelledOn: string | null, campaign: { id: string, redemptionConditionsDescription: string }, amount: { amount: number, currencyCode: CurrencyCode }, use: { checkoutId: string, place: string, orderReference: string | null, usedOn: string } | null }
  > | null };

type CreditOfWallet_PriceDropProtectionCredit_Fragment = { __typename: 'PriceDropProtectionCredit', orderReference: string, id: string, name: string, status: CreditStatus, endsOn: string, cancelledOn: string | null, amount: { amount: number, currencyCode: CurrencyCode }, use: { checkoutId: string, place: string, orderReference: string | null, usedOn: string } | null };

type CreditOfWallet_TargetedCampaignCredit_Fragment = { __typename: 'TargetedCampaignCredit', id: string, name: string, status: CreditStatus, endsOn: string, cancelledOn: string | null, campaign: { id: string, redemptionConditionsDescription: string }, amount: { amount: number, currencyCode: CurrencyCode }, use: { checkoutId: string, place: string, orderReference: string | null, usedOn: string } | null };

export type CreditOfWalletFragment =
  | CreditOfWallet_PriceDropProtectionCredit_Fragment
  | CreditOfWallet_TargetedCampaignCredit_Fragment
;

export const WalletPage: Operation<WalletPageQuery, WalletPageQueryVariables> = { name: 'WalletPage', text };
