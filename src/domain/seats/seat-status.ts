/** Whether seats can be chosen, and whether they have to be (FLT-08, FLT-10 to FLT-13). */

export type SeatMapStatus = 'NOT_AVAILABLE' | 'COMPULSORY' | 'OPTIONAL';

export type SeatFacts = {
  /** The airline holds the flights in a session that has not ended. */
  readonly hasLiveSession: boolean;
  readonly hasChildUnder12: boolean;
  /** The operator's switch `compulsorySeatMaps`. */
  readonly isCompulsory: boolean;
};

/** Null where children would need seats and the switch is off: shown as optional (FLT-12). */
export function seatMapStatus(facts: SeatFacts): SeatMapStatus | null {
  if (!facts.hasLiveSession) return 'NOT_AVAILABLE';
  if (!facts.hasChildUnder12) return 'OPTIONAL';
  return facts.isCompulsory ? 'COMPULSORY' : null;
}
