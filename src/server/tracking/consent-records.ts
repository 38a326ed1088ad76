/** What visitors answered when asked for consent, as the proof of it (GDPR, Art. 7(1)). */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { makeBits, type CategoryChoices } from '#domain/tracking/consent.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

export type ConsentContext = Pick<PurchaseContext, 'database' | 'market' | 'secret'>;

/** An answer is kept for so many months. */
const KEPT_MONTHS = 24;

/** Keeps an answer, under a keyed hash of the browser's token. */
export async function recordConsent(
  { database, market, secret }: ConsentContext,
  { choices, rememberToken }: { readonly choices: CategoryChoices; readonly rememberToken: string },
): Promise<void> {
  await database
    .insertInto('consent_record')
    .values({
      market: market.market,
      bits: makeBits(choices),
      visitor: createHmac('sha256', secret).update(`consent ${rememberToken}`).digest('base64url'),
    })
    .execute();
}

/** Forgets answers from 24 months ago and before; run now and then. */
export async function forgetConsents(database: Database): Promise<void> {
  await database
    .deleteFrom('consent_record')
    .where('answered_at', '<', sql<string>`now() - make_interval(months => ${KEPT_MONTHS})`)
    .execute();
}
