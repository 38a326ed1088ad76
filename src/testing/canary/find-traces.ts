import { SECRETS, type Canary } from './person.ts';

/** The tables that hold one of the texts in any column, as `schema.table: text`. */
export async function tracesOf({ running }: Canary, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await running.shop.pool.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name, string_agg(format('%I::text', column_name), ', ') as columns
     from information_schema.columns where table_schema in ('public', 'dbos') and table_name not like '%_chunk' group by 1`,
  );
  const traces: string[] = [];
  for (const { name, columns } of tables) {
    const { rowCount } = await running.shop.pool.query(
      `select from ${name} where concat_ws(' ', ${columns}) ilike any($1::text[]) limit 1`,
      [texts.map((text) => `%${text}%`)],
    );
    if (rowCount === 0) continue;
    const { rows } = await running.shop.pool.query<{ text: string }>(
      `select text from unnest($1::text[]) as text
       where exists (select from ${name} where concat_ws(' ', ${columns}) ilike '%' || text || '%')`,
      [texts],
    );
    traces.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return traces.toSorted();
}

/** What opens something of this person's. */
export async function findSecrets({ running, customerId }: Canary): Promise<string[]> {
  const { rows } = await running.shop.pool.query<{ secret: string }>(
    `select id as secret from visitor_session where customer_id = $1
     union select token_hash from known_device where customer_id = $1
     union select shopper_reference from customer_order where owner = $1 and shopper_reference is not null
     union select card_token from payment_attempt where card_token is not null
     union select proof from payment_attempt where proof is not null`,
    [customerId],
  );
  return [...Object.values(SECRETS), ...rows.map(({ secret }) => secret)];
}
