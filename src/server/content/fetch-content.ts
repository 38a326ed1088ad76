/** Content of another system than ours, at `CONTENT_URL`, in the same shapes. */
import type { FetchContent } from './client.ts';

/** More than any page of ours; what is longer is not read to its end. */
const LONGEST = 1_000_000;

/** Redirects are not followed: an address that an operator named is the only one asked. */
export const fetchFrom =
  (baseUrl: string): FetchContent =>
  async (path, market, signal) => {
    const response = await fetch(`${baseUrl}/api/content/${path}?market=${market}`, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/json' },
    });
    if (response.status >= 300) {
      await response.body?.cancel();
      return { status: response.status };
    }
    return { status: response.status, body: JSON.parse(await readText(response)) as unknown };
  };

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST) throw new SyntaxError('longer than any page');
  }
  return text;
}
