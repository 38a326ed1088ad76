/**
 * Maps: land as a drawing that pages use as a mask; the coast does not change, so browsers may keep
 * it.
 */
import { mapPath, parseMapPath } from '#domain/catalogue/map-frame.ts';
import { drawCoast } from '#server/catalogue/coast.ts';

const A_MONTH = 'public, max-age=2592000';
/** A drawing is some kilobytes. */
const MOST_KEPT = 300;

const kept = new Map<string, string>();

/** Answers `/maps/{shape}/{level}/{x}/{y}.svg`. */
export async function answerMap(request: Request): Promise<Response> {
  const frame = parseMapPath(new URL(request.url).pathname);
  if (!frame) return new Response('There is no such map.', { status: 404 });
  const address = mapPath(frame);
  const drawing = kept.get(address) ?? drawCoast(frame);
  keep(address, drawing);
  return new Response(drawing, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': A_MONTH },
  });
}

/** The one that nobody asked for the longest makes room. */
function keep(address: string, drawing: string): void {
  kept.delete(address);
  kept.set(address, drawing);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
