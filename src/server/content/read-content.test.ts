/**
 * Whatever becomes of the content, its readers have an answer, and the log has one line
 * (CONTENT-08).
 */
import { expect, test, vi } from 'vitest';
import type { ContentFacts } from '#domain/content/fill.ts';
import { makeContentClient } from './client.ts';
import type { ContentAnswer } from './content-api.ts';
import {
  readLocation,
  readMessages,
  readPage,
  readPages,
  type SiteContent,
} from './read-content.ts';

// Nothing is filled in where nothing is read.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const facts = { market: 'gb' } as ContentFacts;

const READERS: Readonly<Record<string, (site: SiteContent) => Promise<unknown>>> = {
  'pages/faqs': (site) => readPage(site, 'faqs'),
  pages: readPages,
  'message_groups/payment-plan-info': (site) => readMessages(site, 'payment-plan-info'),
  'locations/spain': (site) => readLocation(site, 'spain'),
};

type Failure = readonly [what: string, status: number, answer: () => Promise<ContentAnswer>];
const FAILURES: readonly Failure[] = [
  ['301', 301, async () => ({ status: 301 })],
  ['404', 404, async () => ({ status: 404 })],
  ['500', 500, async () => ({ status: 500 })],
  ['a timeout', 504, () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
  ['bad JSON', 502, () => Promise.reject(new SyntaxError('no JSON'))],
];

test.each(
  FAILURES.flatMap(([what, status, answer]) =>
    Object.keys(READERS).map((path) => ({ what, status, answer, path })),
  ),
)('$what of $path is no content, and one line of it [CONTENT-08] [CONTENT-09]', async (failing) => {
  const { path, status, answer } = failing;
  const lines = vi.fn();
  // Beside a page stands a list, which is read whatever becomes of the page.
  const client = makeContentClient(
    (asked) => (asked === path ? answer() : Promise.resolve({ status: 404 })),
    { warn: lines },
  );
  const empty: Readonly<Record<string, unknown>> = {
    'pages/faqs': { hasError: true, status },
    'locations/spain': undefined,
  };
  expect(await READERS[path]?.({ client, facts })).toEqual(path in empty ? empty[path] : []);
  // Nobody wrote it: no failure.
  const expected = status === 404 ? [] : [[{ path, market: 'gb', status }, 'FetchContentError']];
  expect(lines.mock.calls).toMatchObject(expected);
});
