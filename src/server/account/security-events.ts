/** What is remembered of logins and refusals, for good (S-26). */
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

export async function noteSecurityEvent(
  database: Database | Tx,
  { kind, customerId, network, detail = {} }: SecurityEvent,
): Promise<void> {
  await database
    .insertInto('security_event')
    .values({ kind, customer_id: customerId ?? null, network, detail: JSON.stringify(detail) })
    .execute();
}
