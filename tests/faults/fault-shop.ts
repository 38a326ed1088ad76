/**
 * The shop of the fault tests: real functions, a real card provider and mail server, the supplier
 * desk.
 */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { makeEventData } from '#domain/tracking/event-data.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { makePaymentProvider } from '#server/payments/adyen.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { makeDeskSuppliers } from './desk-suppliers.ts';

export const FaultSettingsSchema = v.object({
  databaseUrl: v.string(),
  suppliersUrl: v.string(),
  paymentUrl: v.string(),
  smtpUrl: v.string(),
  /** Where the card provider sends its notifications, and shoppers ask. */
  port: v.number(),
});
export type FaultSettings = v.InferOutput<typeof FaultSettingsSchema>;

export const API_KEY = 'fault-key';
export const MERCHANT = 'Faults';
export const HMAC_KEY = '0f'.repeat(32);
const DEADLINE_MS = 400;

/** The shop over these settings, and how to close it. */
export function openFaultShop({ databaseUrl, suppliersUrl, paymentUrl }: FaultSettings): {
  readonly shop: PurchaseContext;
  readonly close: () => Promise<void>;
} {
  const pool = makePool({ url: databaseUrl, size: 8 });
  const seller = {
    payments: makePaymentProvider({
      baseUrl: paymentUrl,
      apiKey: API_KEY,
      merchantAccount: MERCHANT,
      hmacKey: HMAC_KEY,
      fieldsUrl: `${paymentUrl}/fields`,
      environment: 'TEST',
      countryCode: GREAT_BRITAIN.countryCode,
      locale: GREAT_BRITAIN.locale,
      deadlines: { connectMs: DEADLINE_MS, totalMs: DEADLINE_MS },
    }),
    brand: {
      name: 'Holidaymaker',
      legalName: 'Holidaymaker Demonstration Ltd',
      phone: '0113 496 0180',
      email: 'bookings@holidaymaker.example',
      siteUrl: 'https://holidaymaker.example',
    },
    market: GREAT_BRITAIN,
  };
  const shop: PurchaseContext = {
    database: makeDatabase(pool),
    suppliers: makeDeskSuppliers(suppliersUrl, DEADLINE_MS),
    clock: () => new Date(),
    securityLog: () => undefined,
    eventData: makeEventData,
    log: { warn: () => undefined },
    newId: () => randomBytes(16).toString('hex'),
    secret: 'a secret of the tests, which sign with it',
    ...seller,
    sellers: new Map([[seller.market.market, seller]]),
    terms: {},
    quotas: { baskets: 0, cardTries: 0, codeTries: 0 },
  };
  return { shop, close: () => pool.end() };
}
