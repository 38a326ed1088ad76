/** The cookie that a visitor is known by; who that is, `account/visitor.ts` says. */
import {
  findVisitor,
  makeSession,
  SESSION_DAYS,
  type VisitorSession,
} from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { readCookie, writeCookie } from './cookies.ts';

export type CookieSession = {
  readonly session: VisitorSession;
  /** Set-Cookie headers that this request has brought about. */
  readonly cookies: readonly string[];
};

/** The session of a request's cookie, and the cookie of one that the request opens. */
export async function readSession(
  request: Request,
  database: Database,
  isSecure: boolean,
): Promise<CookieSession> {
  const name = sessionCookieName(isSecure);
  const token = readCookie(request.headers.get('cookie'), name);
  const cookies: string[] = [];
  const session = makeSession(database, await findVisitor(database, token), (opened) =>
    cookies.push(writeCookie(name, opened, { days: SESSION_DAYS, isSecure })),
  );
  return { session, cookies };
}

/** `__Host-` binds the cookie to this host where it is served over TLS (S-02). */
const sessionCookieName = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session');
