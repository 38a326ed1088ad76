/** Who asks in one request, what is known of the browser, and the way to become somebody. */
import { STANDARD_FLAGS, type Flags } from '#domain/market/flags.ts';
import type { Database } from '#server/db/kysely.ts';
import {
  openVisitorSession,
  prolongVisitorSession,
  type KnownVisitor,
  type Visitor,
} from './visitor.ts';

/** The browser that asks. */
export type ClientFacts = {
  /** /24 or /64 of its address: what tries are counted for (S-03). */
  readonly network: string;
  /** What its owner would call it, such as `Firefox on Windows`. */
  readonly deviceName: string;
  /** As events name it (ENUM-19). */
  readonly deviceSource: string;
  readonly userAgent: string;
  /** What its visitor has consented to, a bit for each category. */
  readonly consentBits: string;
  /** Its flags as they stand for whoever asks (EVT-06). */
  readonly flags: Flags;
  /** By which the events of one browser are known to be of one; a hash. */
  readonly visitorKey?: string | undefined;
  /** Token of its session, as far as it holds one. */
  readonly sessionToken: string | undefined;
  /** Token of a browser in which somebody has logged in before. */
  readonly deviceToken: string | undefined;
};

/** What a browser is to hold from now on; null takes it away. */
export type Tokens = { readonly session?: string | null; readonly device?: string };

export type VisitorSession = {
  /** As it stands now: known once the session is open. */
  readonly visitor: Visitor;
  readonly client: ClientFacts;
  /** The visitor, with a session opened when there is none yet. */
  readonly open: () => Promise<KnownVisitor>;
  /** The same, for what is kept so many days: a session without a login lasts as long. */
  readonly openFor: (days: number) => Promise<KnownVisitor>;
  /** From now on somebody else asks, by these tokens. */
  readonly become: (visitor: Visitor, tokens: Tokens) => void;
};

/** The session of `visitor`; `hand` gives the browser what it is to hold. */
export function makeSession(
  database: Database,
  visitor: Visitor,
  hand: (tokens: Tokens) => void,
  client: ClientFacts = SOMEWHERE,
): VisitorSession {
  let opening: Promise<KnownVisitor> | undefined;
  const become = (next: Visitor, tokens: Tokens): void => {
    session.visitor = next;
    hand(tokens);
  };
  const openNew = async (): Promise<KnownVisitor> => {
    const opened = await openVisitorSession(database);
    become(opened.visitor, { session: opened.token });
    return opened.visitor;
  };
  const open = async (): Promise<KnownVisitor> =>
    session.visitor.kind === 'known' ? session.visitor : (opening ??= openNew());
  const session: VisitorSession & { visitor: Visitor } = {
    visitor,
    client,
    open,
    openFor: async (days) => {
      const token = client.sessionToken;
      if (token !== undefined && (await prolongVisitorSession(database, { token, days })))
        hand({ session: token });
      return open();
    },
    become,
  };
  return session;
}

/** Whoever asks in process, with no browser at all. */
export const SOMEWHERE: ClientFacts = {
  network: 'none',
  deviceName: 'Unknown device',
  deviceSource: 'web',
  userAgent: '',
  consentBits: '0000',
  flags: STANDARD_FLAGS,
  sessionToken: undefined,
  deviceToken: undefined,
};
