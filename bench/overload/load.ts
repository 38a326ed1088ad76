/** What the generator is told, and what it says. */
import * as v from 'valibot';

/** One request as it is sent; the same ones are sent again and again. */
export type Question = {
  readonly kind: 'browsing' | 'purchase';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie: string;
  readonly body: string;
};

/**
 * `closed`: so many visitors, each asks again when answered: they find how much the site can do.
 * `open`: so many arrivals a second, whatever becomes of those before: as the public comes.
 */
export type Arrivals =
  | { readonly kind: 'closed'; readonly visitors: number }
  | { readonly kind: 'open'; readonly perSecond: number };

export type Load = {
  readonly site: string;
  readonly seconds: number;
  readonly arrivals: Arrivals;
  readonly questions: readonly Question[];
};

/** Which way one request went, and how long after it should have been sent (ms). */
const SampleSchema = v.object({
  kind: v.picklist(['browsing', 'purchase']),
  /** `refused` is 503 with Retry-After; `failed` anything else but 200, and no answer. */
  outcome: v.picklist(['answered', 'refused', 'failed']),
  /** Since the load began. */
  atMs: v.number(),
  ms: v.number(),
});
export type Sample = v.InferOutput<typeof SampleSchema>;

export const LoadResultSchema = v.object({
  samples: v.array(SampleSchema),
  /** Processor time of the generator. */
  cpuMs: v.number(),
});
export type LoadResult = v.InferOutput<typeof LoadResultSchema>;
