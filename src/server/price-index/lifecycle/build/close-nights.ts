import type { ClosedPlans } from '#server/advice/closed-plans.ts';
import { CHUNK_DAYS, type RateChunk } from './source.ts';

/** Bytes of a price. */
const WIDTH = 4;

/** The chunk without the prices of nights that advice closes: 0 is a closed night. */
export function closeNights(chunk: RateChunk, closed: ClosedPlans): RateChunk {
  const days = closed.get(chunk.planId);
  if (!days) return chunk;
  const prices = Uint8Array.from(chunk.prices);
  const start = chunk.chunk * CHUNK_DAYS;
  for (const { first, last } of days) {
    const from = Math.max(0, first - start);
    const to = Math.min(CHUNK_DAYS, last - start + 1);
    if (from < to) prices.fill(0, WIDTH * from, WIDTH * to);
  }
  return { ...chunk, prices };
}
