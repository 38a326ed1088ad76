/**
 * What is remembered of logins, for good, and of refusals, which strangers bring about as often as
 * they like: counted by hour, client and customer, and for 90 days (S-26).
 */
import { sql } from 'kysely';
import type { FactorChange } from '#domain/account/factor-changes.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

export type SecurityEvent = {
  readonly kind:
    | 'customer created'
    | 'logged in'
    | 'logged out'
    | 'sessions ended'
    | 'code refused'
    | 'password refused'
    | 'password locked'
    | 'password changed'
    | 'second factor refused'
    | 'email changed'
    | 'tries refused'
    | 'passkey refused'
    | 'passkey copied'
    | 'passkey added'
    | 'passkey removed'
    | 'app code refused'
    | 'app code replayed'
    | 'invited to a booking'
    | 'invitation accepted'
    | 'access ended'
    | 'card change asked'
    | 'copy asked'
    | 'copy fetched'
    | 'erasure asked'
    | 'erasure withdrawn'
    | 'erased'
    | FactorChange;
  readonly customerId?: string;
  readonly network: string;
  /** Facts without secrets and without anybody's address. */
  readonly detail?: Readonly<Record<string, string>>;
};

/** Notes it once, or of refusals once more in this hour. */
export async function noteSecurityEvent(
  database: Database | Tx,
  { kind, customerId, network, detail = {} }: SecurityEvent,
): Promise<void> {
  const event = sql`${kind}, ${customerId ?? null}, ${network}, ${JSON.stringify(detail)}`;
  // What customers do is written by connections that may add an event and change none.
  const noted = REFUSALS.has(kind)
    ? sql`
        insert into security_event (kind, customer_id, network, detail, hour)
        values (${event}, date_trunc('hour', now()))
        on conflict (kind, network, coalesce(customer_id, ''), hour) where hour is not null
        do update set times = security_event.times + 1, at = now()`
    : sql`insert into security_event (kind, customer_id, network, detail) values (${event})`;
  await noted.execute(database);
}

/** What is counted rather than written down each time. */
const REFUSALS: ReadonlySet<SecurityEvent['kind']> = new Set([
  'code refused',
  'password refused',
  'password locked',
  'second factor refused',
  'tries refused',
  'passkey refused',
  'app code refused',
]);

/** Forgets what was refused long ago; run now and then. */
export async function forgetRefusals(database: Database): Promise<void> {
  await database
    .deleteFrom('security_event')
    .where('hour', '<', sql<string>`now() - interval '90 days'`)
    .execute();
}
