/**
 * When a stay may begin and end: one byte for each day of a rate plan. Bits 0 to 4 are the least
 * nights of a stay that arrives on the day (0 to 28; 31 = closed to arrival), bit 5 says that no
 * stay may end on it (closed to departure).
 */
export type StayTerms = {
  readonly minStay: number;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
};

const MIN_STAY_BITS = 0x1f;
const CLOSED_TO_ARRIVAL = 31;
/** Set on days on which no stay may end. */
export const CLOSED_TO_DEPARTURE = 0x20;
const LONGEST_MIN_STAY = 28;

export const makeStayTerms = ({ minStay, closedToArrival, closedToDeparture }: StayTerms): number =>
  (closedToArrival ? CLOSED_TO_ARRIVAL : minStay) | (closedToDeparture ? CLOSED_TO_DEPARTURE : 0);

/** Whether a byte says anything that is understood. */
export const isStayTerms = (byte: number): boolean => {
  const minStay = byte & MIN_STAY_BITS;
  return (
    (byte & ~(MIN_STAY_BITS | CLOSED_TO_DEPARTURE)) === 0 &&
    (minStay <= LONGEST_MIN_STAY || minStay === CLOSED_TO_ARRIVAL)
  );
};

/**
 * Whether a stay of `nights` (at most 28) may begin on a day with the terms `arrival` and end on
 * one with the terms `departure`.
 */
export const allowsStay = (arrival: number, departure: number, nights: number): boolean =>
  (arrival & MIN_STAY_BITS) <= nights && (departure & CLOSED_TO_DEPARTURE) === 0;
