/** Posts to consumers over HTTP: no redirect is followed, and every failure says whose it is. */
import { text } from 'node:stream/consumers';
import { makeCaller, sendWithin } from '#server/platform/outgoing-call.ts';

type Headers = Readonly<Record<string, string>>;
export type PostJson = (body: unknown, headers?: Headers) => Promise<void>;

const DEADLINE_MS = 10_000;

/** Posts JSON to one address. Rejects unless the answer says that it was taken. */
export function makePost(address: string): PostJson {
  const url = new URL(address);
  const open = makeCaller(url);
  return async (body, headers = {}) => {
    const request = open(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const response = await sendWithin(
      request,
      typeof body === 'string' ? body : JSON.stringify(body),
    );
    await text(response);
    const { statusCode: status = 0 } = response;
    if (status < 200 || status >= 300) throw new Error(`${status} from ${url.host}`);
  };
}
