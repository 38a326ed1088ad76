/** Centimetres of a door that most wheelchairs pass. */
const WIDE_ENOUGH = 80;

/**
 * Whether a fact of how one gets about in a hotel, as its supplier words it, is good news: steps,
 * narrow doors and whatever else is told are facts, not promises.
 */
export function isHelpful(fact: string): boolean {
  const width = /(\d+) cm wide/.exec(fact)?.[1];
  return width === undefined
    ? /^(?:no step|level|step-free|adapted|lift to|pool hoist)/i.test(fact)
    : Number(width) >= WIDE_ENOUGH;
}
