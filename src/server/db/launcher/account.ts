import { readFileSync } from 'node:fs';
import { PostgresRefusal } from './refusal.ts';

/** A user of the machine, by numbers. */
export type OsAccount = { readonly uid: number; readonly gid: number };

/**
 * Whom PostgreSQL runs as: undefined = ourselves. It refuses to run as root, so root lends it
 * `postgres`, else `nobody`.
 */
export function findAccount(): OsAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((candidate) => candidate[0] === name);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new PostgresRefusal(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody" to run it as. ' +
      'Start as another user, or set DATABASE_URL to a running PostgreSQL.',
  );
}
