/** Takes an event that a browser tells, once for good (EVT-01). */
import { sql } from 'kysely';
import * as v from 'valibot';
import { areTextsReadable } from '#domain/input/readable-text.ts';
import { parseBits, type ConsentCategory } from '#domain/tracking/consent.ts';
import { contextData } from '#domain/tracking/event-data.ts';
import { BROWSER_EVENTS, type BrowserEventKind } from '#domain/tracking/events.ts';
import { spendEvent, type SpenderContext } from '#server/account/caller-quota.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FactSource } from '#server/platform/fact-source.ts';
import { factContext, putEvent, type OutboxContext } from '#server/platform/outbox.ts';

/** `forgotten`: its visitor has not consented to it, so that nothing is kept. */
export type ReceivedEvent = 'kept' | 'forgotten' | 'wrong' | 'unknown visitor' | 'too many';

type BrowserEvent = {
  readonly kind: BrowserEventKind;
  readonly data: unknown;
  readonly isFingerprintNecessary: boolean;
};

const MOST_A_MINUTE = 60;

/** Decisions: Technical contract. */
const CATEGORY: Readonly<Record<BrowserEventKind, ConsentCategory>> = {
  Search: 'analytical',
  HolidayView: 'analytical',
  HolidayCheckoutBasket: 'analytical',
  FlightsBrowserFingerprint: 'functional',
};

/**
 * `data` as it came; who tells it is known of the request alone. `isFingerprintNecessary`: this
 * deployment keeps a fingerprint without its consent.
 */
export async function receiveEvent(
  context: OutboxContext & SpenderContext,
  source: FactSource,
  { kind, data, isFingerprintNecessary }: BrowserEvent,
): Promise<ReceivedEvent> {
  const { visitorKey, consentBits } = source.client;
  if (visitorKey === undefined) return 'unknown visitor';
  const own = v.safeParse(BROWSER_EVENTS[kind], data);
  if (!own.success || !areTextsReadable(data)) return 'wrong';
  const isNecessary = isFingerprintNecessary && kind === 'FlightsBrowserFingerprint';
  if (!isNecessary && !parseBits(consentBits)[CATEGORY[kind]]) return 'forgotten';
  if (await hasSentTooMany(context.database, visitorKey)) return 'too many';
  return inTransaction(context.database, async (tx) => {
    const spending = await spendEvent(context, tx);
    if (spending.kind === 'used up') return 'too many';
    await putEvent(tx, context, source, {
      kind,
      data: { ...contextData(factContext(context, source)), ...own.output },
    });
    return 'kept';
  });
}

/** Whether as many as a minute may have came within the last one; reads no more rows than these. */
async function hasSentTooMany(database: Database, visitorKey: string): Promise<boolean> {
  const first = await database
    .selectFrom('event_outbox')
    .select(sql<boolean>`created_at > now() - interval '1 minute'`.as('is_new'))
    .where('visitor', '=', visitorKey)
    .orderBy('sequence', 'desc')
    .offset(MOST_A_MINUTE - 1)
    .limit(1)
    .executeTakeFirst();
  return first?.is_new === true;
}
