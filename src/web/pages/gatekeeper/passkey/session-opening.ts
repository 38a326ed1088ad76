/**
 * A page that asks for a passkey as soon as it is live may open the visitor's session. A step that
 * is posted meanwhile would open another, and the login that it begins would be nobody's: it waits.
 * Nothing is ever opened here on the server.
 */
let opening: Promise<unknown> = Promise.resolve();

/** Tells of a call that may open the session. */
export function opensSession<Answer>(call: Promise<Answer>): Promise<Answer> {
  opening = call.catch(() => undefined);
  return call;
}

/** Kept once the session that is being opened is open, or could not be. */
export const sessionOpened = (): Promise<unknown> => opening;
