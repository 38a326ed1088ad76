/**
 * A message of the stream that machines share: changes with what a machine needs of them, so that
 * nobody has to ask PostgreSQL.
 */
import * as v from 'valibot';
import type { ChunkChange } from '../build/patch-index.ts';
import type { Cursor } from './change-stream.ts';
import { isValidChange } from './valid-change.ts';

export type News = {
  /** Where the outbox stood before the page that this is of. */
  readonly before: Cursor;
  /** Where it stands after; null when the page goes on in the next message. */
  readonly after: Cursor | null;
  readonly prices: readonly ChunkChange[];
  readonly hasStructure: boolean;
};

const base64 = v.pipe(
  v.string(),
  v.transform((text): Uint8Array => Buffer.from(text, 'base64')),
);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const CursorSchema = v.object({
  sequence: whole,
  seen: v.pipe(v.string(), v.regex(/^\d+:\d+:[\d,]*$/)),
});

const NewsSchema = v.object({
  before: CursorSchema,
  after: v.nullable(CursorSchema),
  prices: v.array(
    v.pipe(
      v.variant('kind', [
        v.object({
          kind: v.literal('rate_chunk'),
          chunk: v.object({
            planId: whole,
            chunk: whole,
            prices: base64,
            terms: base64,
            allotment: base64,
          }),
        }),
        v.object({
          kind: v.literal('flight_chunk'),
          chunk: v.object({
            seriesId: whole,
            chunk: whole,
            fares: base64,
            infantFares: base64,
            seats: base64,
          }),
        }),
      ]),
      v.check(isValidChange, 'no days of prices'),
    ),
  ),
  hasStructure: v.boolean(),
});

export const writeNews = ({ prices, ...news }: News): string =>
  JSON.stringify({
    ...news,
    prices: prices.map(({ kind, chunk }) => ({
      kind,
      chunk: Object.fromEntries(
        Object.entries(chunk).map(([name, value]) => [name, textOf(value)]),
      ),
    })),
  });

const textOf = (value: number | Uint8Array): number | string =>
  typeof value === 'number' ? value : Buffer.from(value).toString('base64');

/** Undefined when the text is not a whole message. */
export function readNews(text: string): News | undefined {
  try {
    const news = v.safeParse(NewsSchema, JSON.parse(text));
    return news.success ? news.output : undefined;
  } catch {
    return undefined;
  }
}
