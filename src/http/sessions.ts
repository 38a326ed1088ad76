/** The cookie that a visitor is known by; who that is, `account/visitor.ts` says. */
import {
  findVisitor,
  makeSession,
  SESSION_DAYS,
  type VisitorSession,
} from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { readCookie, writeCookie } from './cookies.ts';

export type CookieSession = {
  readonly session: VisitorSession;
  /** Set-Cookie headers that this request has brought about. */
  readonly cookies: readonly string[];
};

/**
 * The session of a request's cookie, and the cookie of one that the request opens. When PostgreSQL
 * is away, nobody knows who asks: only what asks for that fails.
 */
export async function readSession(
  request: Request,
  database: Database,
  isSecure: boolean,
): Promise<CookieSession> {
  const name = sessionCookieName(isSecure);
  const token = readCookie(request.headers.get('cookie'), name);
  const cookies: string[] = [];
  try {
    const session = makeSession(database, await findVisitor(database, token), (opened) =>
      cookies.push(writeCookie(name, opened, { days: SESSION_DAYS, isSecure })),
    );
    return { session, cookies };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { session: unknownSession(error), cookies };
  }
}

const unknownSession = (error: Error): VisitorSession => ({
  get visitor(): never {
    throw error;
  },
  open: async () => {
    throw error;
  },
});

/** `__Host-` binds the cookie to this host where it is served over TLS (S-02). */
const sessionCookieName = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session');
