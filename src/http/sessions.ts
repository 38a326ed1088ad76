/**
 * Who is asking. A visitor has an opaque cookie; the database knows only its SHA-256 (stack notes:
 * Sessions). The session is opened by the first act that makes something, never by looking.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Visitor } from '#graphql/context.ts';
import { readCookie, writeCookie } from './cookies.ts';

const SESSION_DAYS = 30;

export type VisitorSession = Visitor & {
  /** Set-Cookie headers that this request has brought about. */
  readonly cookies: string[];
};

/**
 * The visitor of a request. `owner` is undefined until a known cookie or an opened session says
 * otherwise.
 */
export async function readVisitor(
  request: Request,
  pool: Pool,
  isSecure: boolean,
): Promise<VisitorSession> {
  const name = sessionCookieName(isSecure);
  const token = readCookie(request.headers.get('cookie'), name);
  let owner = token ? await findSession(pool, hashOf(token)) : undefined;
  const cookies: string[] = [];
  return {
    cookies,
    get owner() {
      return owner;
    },
    openSession: async () => {
      if (owner) return owner;
      const fresh = randomBytes(32).toString('base64url');
      owner = hashOf(fresh);
      await pool.query('insert into visitor_session (id) values ($1)', [owner]);
      cookies.push(writeCookie(name, fresh, { days: SESSION_DAYS, isSecure }));
      return owner;
    },
  };
}

/** `__Host-` binds the cookie to this host where it is served over TLS (S-02). */
export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-session' : 'session';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

async function findSession(pool: Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from visitor_session where id = $1 and created_at > now() - make_interval(days => $2)`,
    [id, SESSION_DAYS],
  );
  return rows[0]?.id;
}
