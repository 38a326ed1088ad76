/**
 * Whether an offer of priority boarding is one for the whole journey: its flights are all of the
 * journey's, or it names none (FLT-15).
 */
export const coversFlights = (
  references: readonly string[],
  flightNumbers: readonly string[],
): boolean =>
  references.length === 0 || flightNumbers.every((number) => references.includes(number));
