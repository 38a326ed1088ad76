/**
 * What the functions of a purchase work with; handed in, so that tests and the simulated world hand
 * in their own.
 */

import type { Transaction } from 'kysely';
import type { PaymentPlanFacts } from '#domain/holiday/payment-plans.ts';
import type { Fact, FactContext } from '#domain/market/facts.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { DocumentBrand } from '#domain/order/order-document.ts';
import type { KnownVisitor, Visitor } from '#server/account/visitor.ts';
import type { DB } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { ExchangeRates } from '#server/market/exchange-rates.ts';
import type { Market } from '#server/market/market.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import type { FactSource } from '#server/platform/fact-source.ts';
import type { ErrorLog } from '#server/platform/report-error.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';

export type Terms = Pick<PaymentPlanFacts, 'transactionFee' | 'balanceDueDays'>;

/** How many an hour: of baskets a visitor, of card tries a checkout; 0 = no limit. */
export type Quotas = {
  readonly baskets: number;
  readonly cardTries: number;
  /** Promotional codes that there are not. */
  readonly codeTries: number;
};

/** Where a request comes from. */
export type Caller = {
  /** An address of IPv4, or the /64 of one of IPv6. */
  readonly network: string;
  /** Told when the visitor has to wait, in seconds: the answer is 429 then. */
  readonly refuse: (waitSeconds: number) => void;
};

/** What each market has of its own. */
export type Seller = {
  readonly payments: PaymentProvider;
  readonly brand: Omit<DocumentBrand, 'orderPath'>;
  /** Its currency is what everything costs, its clock says what day it is. */
  readonly market: Market;
};

export type PurchaseContext = Seller & {
  readonly database: Database;
  readonly suppliers: Suppliers;
  readonly clock: () => Date;
  /** A new random id of at least 128 bits. */
  readonly newId: () => string;
  /** Signs what is handed out and comes back. */
  readonly secret: string;
  /** All who sell here; `inMarket` changes over to another. */
  readonly sellers: ReadonlyMap<MarketName, Seller>;
  readonly terms: Terms;
  readonly quotas: Quotas;
  readonly securityLog: SecurityLog;
  readonly log: ErrorLog;
  /** What is told of a fact to consumers outside; who brings it about knows nothing of them. */
  readonly eventData: (fact: Fact, context: FactContext) => object;
};

/** The same context for a market of this site. Throws for one that nobody sells in here. */
export function inMarket<Context extends Pick<PurchaseContext, 'sellers'>>(
  context: Context,
  market: MarketName,
): Context {
  const seller = context.sellers.get(market);
  if (!seller) throw new Error(`nobody sells in ${market}: MARKETS_FILE does not name it`);
  return { ...context, ...seller };
}

/** The same context, and every market in it, selling at these rates. */
export function atRates<Context extends Pick<PurchaseContext, 'sellers' | 'market'>>(
  context: Context,
  rates: ExchangeRates,
): Context {
  const sellAt = (market: Market): Market => ({
    ...market,
    rate: rates[market.currency] ?? market.rate,
  });
  const sellers = [...context.sellers].map(
    ([name, seller]) => [name, { ...seller, market: sellAt(seller.market) }] as const,
  );
  return { ...context, market: sellAt(context.market), sellers: new Map(sellers) };
}

/** For one visitor: whoever may not open what is asked for gets the answer of an unknown id. */
export type VisitorContext = PurchaseContext & { readonly visitor: Visitor };

/** For a visitor whose tries are counted, with the program they use. */
export type CallerContext = VisitorContext & {
  readonly caller: Caller;
  readonly client: FactSource['client'];
};

/** For a visitor with a session: what is made is theirs. */
export type KnownVisitorContext = CallerContext & { readonly visitor: KnownVisitor };

export type Tx = Transaction<DB>;
