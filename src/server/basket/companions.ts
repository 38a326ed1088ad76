/**
 * People whom a customer often books for: kept because the customer agreed to it, for that customer
 * alone, until they are removed.
 */
import type { Insertable, Selectable } from 'kysely';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import {
  MOST_COMPANIONS,
  readCompanion,
  type CompanionDetails,
  type CompanionInput,
} from '#domain/basket/companion.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { customerOf, type Visitor } from '#server/account/visitor.ts';
import type { CompanionTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

export type Companion = CompanionDetails & { readonly id: string };

export type CompanionOutcome =
  | { readonly kind: 'companion'; readonly companion: Companion }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

type Context = Pick<PurchaseContext, 'database' | 'newId' | 'clock' | 'market'> & {
  readonly visitor: Visitor;
};

const COLUMNS = ['id', 'title', 'first_name', 'last_name', 'date_of_birth'] as const;

/** In the order in which they were added; none for who is not logged in. */
export async function listCompanions(database: Database, visitor: Visitor): Promise<Companion[]> {
  const customer = customerOf(visitor);
  if (!customer) return [];
  const rows = await database
    .selectFrom('companion')
    .select(COLUMNS)
    .where('customer_id', '=', customer.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(companionOf);
}

/** Adds somebody, or with an id changes what is kept of them; whole or not at all. */
export async function saveCompanion(
  context: Context,
  input: CompanionInput,
  companionId?: string,
): Promise<CompanionOutcome> {
  const customer = customerOf(context.visitor);
  if (!customer) return refused(refuse(ACCOUNT_REFUSALS, 'not_logged_in', 'companion'));
  const details = readCompanion(input, todayOf(context));
  if (!('title' in details)) return { kind: 'refused', errors: details };
  const values = {
    title: details.title,
    first_name: details.firstName,
    last_name: details.lastName,
    date_of_birth: details.dateOfBirth,
    agreed_at: context.clock().toISOString(),
  };
  if (companionId === undefined) return add(context, customer.id, values);
  const changed = await context.database
    .updateTable('companion')
    .set(values)
    .where('id', '=', companionId)
    .where('customer_id', '=', customer.id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return changed ? { kind: 'companion', companion: companionOf(changed) } : absent();
}

/** Nothing of them is kept any more; the outcome tells who they were. */
export async function removeCompanion(
  database: Database,
  visitor: Visitor,
  companionId: string,
): Promise<CompanionOutcome> {
  const customer = customerOf(visitor);
  if (!customer) return refused(refuse(ACCOUNT_REFUSALS, 'not_logged_in', 'companionId'));
  const removed = await database
    .deleteFrom('companion')
    .where('id', '=', companionId)
    .where('customer_id', '=', customer.id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return removed ? { kind: 'companion', companion: companionOf(removed) } : absent();
}

type Row = Pick<Selectable<CompanionTable>, (typeof COLUMNS)[number]>;
type NewRow = Omit<Insertable<CompanionTable>, 'id' | 'customer_id' | 'created_at'>;

async function add(
  { database, newId }: Context,
  customerId: string,
  values: NewRow,
): Promise<CompanionOutcome> {
  const { kept } = await database
    .selectFrom('companion')
    .select(({ fn }) => fn.countAll<string>().as('kept'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= MOST_COMPANIONS)
    return refused(
      refuse(ACCOUNT_REFUSALS, 'too_many_companions', 'companion', { most: MOST_COMPANIONS }),
    );
  const added = await database
    .insertInto('companion')
    .values({ id: newId(), customer_id: customerId, ...values })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { kind: 'companion', companion: companionOf(added) };
}

const companionOf = ({ id, title, first_name, last_name, date_of_birth }: Row): Companion => ({
  id,
  title,
  firstName: first_name,
  lastName: last_name,
  dateOfBirth: date_of_birth,
});

const refused = (error: FieldError) => ({ kind: 'refused', errors: [error] }) as const;
const absent = () => refused(refuse(ACCOUNT_REFUSALS, 'companion_does_not_exist', 'companionId'));
