/** A copy of everything held about a customer, made from the list of what is held (Article 15). */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { blankPlaces } from './held/blank-places.ts';
import type { Holding } from './held/holding.ts';
import { HOLDINGS } from './held/holdings.ts';
import { personalRows } from './held/personal-rows.ts';
import { findPersonKeys } from './person.ts';

/** Sections in the order of the list; empty ones are left out. */
export type PersonalCopy = {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly sections: readonly CopySection[];
};

export type CopySection = {
  readonly title: string;
  /** Each row by the names of its columns; values as they are stored. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

/** The whole of it as it stands now. */
export async function gatherCopy(
  database: Database | Tx,
  customerId: string,
  madeAt: Date,
): Promise<PersonalCopy> {
  const keys = await findPersonKeys(database, customerId);
  const sections: CopySection[] = [];
  for (const [table, holding] of HOLDINGS) {
    const columns = Object.entries(holding.columns).flatMap(([column, treatment]) =>
      LEFT_OUT.has(treatment) ? [] : [sql.ref(column)],
    );
    if (holding.whose.length === 0 || columns.length === 0) continue;
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select ${sql.join(columns)} from ${sql.table(table)} where ${personalRows(holding, keys)}`.execute(
      database,
    );
    if (rows.length > 0)
      sections.push({
        title: holding.title,
        rows: rows.map((row) => withoutSecrets(row, holding)),
      });
  }
  return { madeAt: madeAt.toISOString(), sections };
}

const withoutSecrets = (
  row: Readonly<Record<string, unknown>>,
  { columns }: Holding,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const treatment = columns[name];
      const secret = typeof treatment === 'object' ? (treatment.secret ?? []) : [];
      return [name, blankPlaces(value, secret)];
    }),
  );

const LEFT_OUT: ReadonlySet<unknown> = new Set(['renamed', 'secret', 'inner']);
