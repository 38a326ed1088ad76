import type { Database } from '#server/db/kysely.ts';
import { makeChance } from '../../tests/oracle/chance.ts';

export type Measured = {
  readonly site: string;
  readonly database: Database;
  /** That of the site. */
  readonly secret: string;
};

export type Answer = { readonly ms: number; readonly response: Response; readonly text: string };

const chance = makeChance(1);

/** Posts an operation from a network that has asked for nothing yet, and reads the answer. */
export async function ask(
  site: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  cookie = '',
): Promise<Answer> {
  const operationName = /(?:query|mutation) (\w+)/.exec(query)![1]!;
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': Array.from({ length: 4 }, () => chance.between(1, 250)).join('.'),
      cookie,
    },
    body: JSON.stringify({ operationName, query, variables }),
  };
  const from = performance.now();
  const response = await fetch(`${site}/graphql?operation_name=${operationName}`, request);
  const text = await response.text();
  return { ms: performance.now() - from, response, text };
}

/** Makes customers with these addresses, and this password where one is told. */
export async function makeCustomers(
  { database }: Measured,
  emails: readonly string[],
  passwordHash: string | null = null,
): Promise<void> {
  await database
    .insertInto('customer')
    .values(
      emails.map((email) => ({
        id: `bench ${email}`,
        email,
        email_key: email,
        password_hash: passwordHash,
        confirmed_at: new Date().toISOString(),
      })),
    )
    .execute();
}
