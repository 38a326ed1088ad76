/** Events wait here for whoever publishes them (EVT-05). */
import { sql } from 'kysely';
import { makeEventData, type Event, type EventContext } from '#domain/market/events.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';

export type OutboxContext = Pick<PurchaseContext, 'brand' | 'market' | 'newId'>;

/** Who did it, and with what. */
export type EventSource = {
  readonly client: { readonly userAgent: string; readonly deviceSource: string };
  readonly customer: EventContext['customer'];
};

/** Puts an event into the outbox, in the transaction of what it tells. */
export async function putEvent(
  tx: Tx,
  { brand, market, newId }: OutboxContext,
  { client, customer }: EventSource,
  event: Event,
): Promise<void> {
  const data = makeEventData(event, {
    customer,
    domain: new URL(brand.siteUrl).host,
    deviceSource: client.deviceSource,
    userAgent: client.userAgent,
    locale: market.locale,
    brand: market.name,
  });
  await tx
    .insertInto('event_outbox')
    .values({
      id: newId(),
      kind: event.kind,
      market: market.market,
      customer_id: customer?.id ?? null,
      data: JSON.stringify(data),
    })
    .execute();
}

/** Forgets what nobody has published within three days; run now and then. */
export async function forgetEvents(database: Database): Promise<void> {
  await database
    .deleteFrom('event_outbox')
    .where('created_at', '<', sql<string>`now() - interval '3 days'`)
    .execute();
}
