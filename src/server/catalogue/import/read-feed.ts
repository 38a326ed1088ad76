/**
 * A feed as lines: fetched, unzipped by the client, split; a feed without its last line is torn and
 * thrown away.
 */

export type FeedLine = { readonly line: number; readonly record: unknown };

/** Yields the records of a feed without its `end`; throws when the feed ends before it says so. */
export async function* readFeed(url: string, signal?: AbortSignal): AsyncGenerator<FeedLine> {
  const response = await fetch(url, {
    // Only what the settings name is asked (ASVS 15.3.2).
    redirect: 'manual',
    headers: { 'accept-encoding': 'zstd, gzip' },
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body)
    throw new Error(`the feed ${url} answered ${response.status}`);
  let line = 0;
  let ended = false;
  for await (const text of splitLines(decode(response.body))) {
    line += 1;
    const record = parseLine(text);
    ended = isEnd(record);
    if (!ended) yield { line, record };
  }
  if (!ended) throw new Error(`the feed ${url} broke off after line ${line}`);
}

/** By hand: feeds of a few changes come every second, and a stream through another costs more. */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest.length > 0) yield rest;
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isEnd = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'type' in record && record.type === 'end';
