/** Facts wait here for whoever wants to know of them (EVT-05). */
import type { Fact, FactContext } from '#domain/market/facts.ts';
import type { EventOutboxTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { FactSource } from './fact-source.ts';

export type OutboxContext = Pick<PurchaseContext, 'brand' | 'market' | 'newId' | 'eventData'>;

/** Puts a fact into the outbox, in the transaction of what it tells. */
export const putFact = (
  tx: Tx,
  context: OutboxContext,
  source: FactSource,
  fact: Fact,
): Promise<void> =>
  putEvent(tx, context, source, {
    kind: fact.kind,
    data: context.eventData(fact, factContext(context, source)),
  });

/** Where a fact stands, as its event tells it. */
export const factContext = (
  { brand, market }: Pick<OutboxContext, 'brand' | 'market'>,
  { client, customer }: FactSource,
): FactContext => ({
  customer,
  domain: new URL(brand.siteUrl).host,
  deviceSource: client.deviceSource,
  userAgent: client.userAgent,
  locale: market.locale,
  brand: market.name,
  flags: client.flags,
});

/** Puts an event into the outbox as consumers get it. */
export async function putEvent(
  database: Database | Tx,
  { market, newId }: Pick<OutboxContext, 'market' | 'newId'>,
  { client, customer }: FactSource,
  { kind, data }: { readonly kind: EventOutboxTable['kind']; readonly data: object },
): Promise<void> {
  await database
    .insertInto('event_outbox')
    .values({
      id: newId(),
      kind,
      market: market.market,
      customer_id: customer?.id ?? null,
      visitor: client.visitorKey ?? null,
      consent_bits: client.consentBits,
      data: JSON.stringify(data),
    })
    .execute();
  crashpoint('event:written');
}
