/**
 * How a login in a browser comes back to our app (REDIR-10): with a code that is exchanged once,
 * never with what opens an account itself, for other apps may read the address (RFC 8252, 8.1).
 */
import { APP_PROTOCOL } from './redirect-target.ts';

/** What the app asks for, in the address of the login. */
export type AppRequest = {
  /** Where the app is opened: an address of its scheme. */
  readonly callback: string;
  /** RFC 7636: SHA-256, in base64url, of what the app alone knows. */
  readonly codeChallenge: string;
  /** What the app knows its request by; it comes back with the code. */
  readonly state: string | null;
};

/** The fields of the login's address that are kept on the way through its steps. */
export const APP_FIELDS = ['code_challenge', 'code_challenge_method', 'state'];

/** `target`: where the login leads. Undefined when that is not the app, or it asks for no code. */
export function readAppRequest(query: URLSearchParams, target: string): AppRequest | undefined {
  const codeChallenge = query.get('code_challenge') ?? '';
  const isAsked =
    target.startsWith(APP_PROTOCOL) &&
    query.get('code_challenge_method') === 'S256' &&
    isCodeChallenge(codeChallenge);
  return isAsked ? { callback: target, codeChallenge, state: query.get('state') } : undefined;
}

/** 32 bytes in base64url. */
export const isCodeChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The address that opens the app; what it brought itself under these names is replaced. */
export function makeAppCallback({ callback, state }: AppRequest, code: string): string {
  const url = new URL(callback);
  url.searchParams.set('code', code);
  if (state === null) url.searchParams.delete('state');
  else url.searchParams.set('state', state);
  return url.href;
}
