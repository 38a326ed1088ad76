/** `/page-dictionary/{hash}`: what pages are compressed with, for browsers to keep. */
import type { Endpoint } from '../exchange/serve.ts';
import type { PageDictionary } from './page-dictionary.ts';

/** Longer than a release is served; whose hash is another is at another address. */
const KEPT = 'public, max-age=2592000, immutable';

/** Only documents are compressed with it: other requests need not say that they have it. */
const USE = 'match="/*", match-dest=("document")';

/** Nothing is looked for at another. */
const HASH = /\/[0-9a-f]{64}$/;

/** Answers the dictionary of this release, given by `find`; 404 for any other. */
export const answerDictionary =
  (find: () => Promise<PageDictionary | undefined>): Endpoint =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const dictionary = HASH.test(pathname) ? await find() : undefined;
    if (pathname !== dictionary?.address)
      return new Response('There’s nothing at this address.', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    return new Response(new Uint8Array(dictionary.bytes), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': KEPT,
        'use-as-dictionary': USE,
      },
    });
  };
