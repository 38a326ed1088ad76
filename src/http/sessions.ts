/** The cookies that a visitor is known by; who that is, `server/account/visitor.ts` says. */
import { deviceName } from '#domain/account/device-name.ts';
import { STANDARD_FLAGS, type Flags } from '#domain/market/flags.ts';
import { deviceSource } from '#domain/tracking/device-source.ts';
import {
  makeSession,
  type ClientFacts,
  type Tokens,
  type VisitorSession,
} from '#server/account/session.ts';
import { findVisitor, SESSION_DAYS } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { readCookie, writeCookie } from './cookies.ts';
import type { RequestHead } from './exchange/plain-request.ts';

export type CookieSession = {
  readonly session: VisitorSession;
  /** Set-Cookie headers that this request has brought about. */
  readonly cookies: readonly string[];
};

/** How this site's cookies are written. */
type CookieSettings = {
  readonly isSecure: boolean;
  /** Whom the request is counted for (`rate-limit.ts`). */
  readonly network: string;
  /** What the visitor has consented to, and by what the events of their browser are known. */
  readonly tracking?: Pick<ClientFacts, 'consentBits' | 'flags' | 'visitorKey'>;
};

/**
 * The session of a request's cookies, and those that the request brings about. When PostgreSQL is
 * away, nobody knows who asks: only what asks for that fails.
 */
export async function readSession(
  request: Pick<RequestHead, 'headers'>,
  database: Database,
  {
    isSecure,
    network,
    tracking = { consentBits: NO_CONSENT, flags: STANDARD_FLAGS },
  }: CookieSettings,
): Promise<CookieSession> {
  const cookies: string[] = [];
  const write = (name: CookieName, token: string | null | undefined): void => {
    if (token !== undefined)
      cookies.push(
        writeCookie(cookieName(name, isSecure), token ?? '', {
          days: token === null ? 0 : DAYS[name],
          isSecure,
        }),
      );
  };
  const hand = ({ session, device }: Tokens): void => {
    write('session', session);
    write('device', device);
  };
  const client = new Browser(request, { isSecure, network, tracking });
  try {
    const visitor = await findVisitor(database, client.sessionToken);
    return { session: makeSession(database, visitor, hand, client), cookies };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { session: unknownSession(client, error), cookies };
  }
}

/** Each is found out by who asks for it: most requests are answered without. */
class Browser implements ClientFacts {
  readonly sessionToken: string | undefined;
  readonly #request: Pick<RequestHead, 'headers'>;
  readonly #settings: Required<CookieSettings>;

  constructor(request: Pick<RequestHead, 'headers'>, settings: Required<CookieSettings>) {
    this.#request = request;
    this.#settings = settings;
    this.sessionToken = this.#held('session');
  }

  get network(): string {
    return networkOf(this.#settings.network);
  }

  get deviceName(): string {
    return deviceName(this.userAgent);
  }

  get deviceSource(): string {
    return deviceSource(this.userAgent);
  }

  get userAgent(): string {
    return (this.#request.headers.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT);
  }

  get consentBits(): string {
    return this.#settings.tracking.consentBits;
  }

  get flags(): Flags {
    return this.#settings.tracking.flags;
  }

  get visitorKey(): string | undefined {
    return this.#settings.tracking.visitorKey;
  }

  get deviceToken(): string | undefined {
    return this.#held('device');
  }

  #held(name: CookieName): string | undefined {
    const { isSecure } = this.#settings;
    return readCookie(this.#request.headers.get('cookie'), cookieName(name, isSecure));
  }
}

/** Nobody has said yes to anything. */
const NO_CONSENT = '0000';

/** What is longer says nothing of a browser, and is kept with events. */
const LONGEST_USER_AGENT = 512;

/** `device`: somebody has logged in with this browser before; it opens nothing. */
type CookieName = 'session' | 'device';

const DAYS: Readonly<Record<CookieName, number>> = { session: SESSION_DAYS, device: 365 };

const unknownSession = (client: ClientFacts, error: Error): VisitorSession => ({
  get visitor(): never {
    throw error;
  },
  client,
  open: async () => {
    throw error;
  },
  openFor: async () => {
    throw error;
  },
  become: () => {
    throw error;
  },
});

/** `__Host-` binds the cookie to this host where it is served over TLS (S-02). */
const cookieName = (name: CookieName, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

/** Tries are counted for the /24 of an IPv4 address; networks of IPv6 are a /64 already (S-03). */
const networkOf = (network: string): string => network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0');
