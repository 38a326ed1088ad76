import type { Pool } from 'pg';

export type Durability =
  | { readonly kind: 'durable' }
  | { readonly kind: 'notDurable'; readonly reasons: readonly string[] };

const DEMANDS = [
  ['fsync', ['on']],
  ['full_page_writes', ['on']],
  ['synchronous_commit', ['on', 'remote_apply']],
  ['data_checksums', ['on']],
] as const;

/**
 * Whether orders may be taken: a database that can forget a commit or hide a broken page must not
 * (reliability-security: Store).
 */
export async function checkDurability(pool: Pool): Promise<Durability> {
  const names = DEMANDS.map(([name]) => name);
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  const reasons = DEMANDS.flatMap(([name, allowed]) => {
    const setting = rows.find((row) => row.name === name)?.setting ?? 'unknown';
    return allowed.some((value) => value === setting)
      ? []
      : [`${name} is ${setting}, must be ${allowed.join(' or ')}`];
  });
  return reasons.length === 0 ? { kind: 'durable' } : { kind: 'notDurable', reasons };
}
