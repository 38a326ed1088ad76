import { sql } from 'kysely';
import * as v from 'valibot';
import { COPY_DAYS } from '#domain/privacy/data-retention.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { PersonalCopy } from './copy.ts';
import type { PrivacyContext } from './privacy-context.ts';

const CopySchema = v.object({
  madeAt: v.string(),
  sections: v.pipe(
    v.array(
      v.object({
        title: v.string(),
        rows: v.pipe(v.array(v.record(v.string(), v.unknown())), v.readonly()),
      }),
    ),
    v.readonly(),
  ),
});

/**
 * The copy that this customer has asked for last; undefined for everybody who is not logged in, and
 * once its days are over.
 */
export async function fetchCopy(
  { database, clock }: PrivacyContext,
  { visitor, client }: VisitorSession,
): Promise<PersonalCopy | undefined> {
  const customer = customerOf(visitor);
  if (!customer) return undefined;
  const row = await database
    .selectFrom('data_request')
    .select('document')
    .where('customer_id', '=', customer.id)
    .where('kind', '=', 'EXPORT')
    .where('document', 'is not', null)
    .where(
      sql<boolean>`finished_at > ${clock().toISOString()}::timestamptz - make_interval(days => ${COPY_DAYS})`,
    )
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  await noteSecurityEvent(database, {
    kind: 'copy fetched',
    customerId: customer.id,
    network: client.network,
  });
  return v.parse(CopySchema, row.document);
}
