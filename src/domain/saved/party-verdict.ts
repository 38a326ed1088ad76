/** Whether a holiday works for all in a party room: never for whom not, nor why. */
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { PartyLimits, PartyNeed } from './party-limits.ts';

export const PARTY_VERDICTS = ['WORKS_FOR_ALL', 'NOT_FOR_ALL'] as const;
export type PartyVerdict = (typeof PARTY_VERDICTS)[number];

/** What limits are compared with. */
export type ComparedHoliday = {
  /** In all, and the people that it is shared between: infants pay nothing. */
  readonly total: Pence;
  readonly paying: number;
  /** First and last day away. */
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  /** Both ways; none of a stay alone. */
  readonly flights: readonly ComparedFlight[];
  readonly isStepFree: boolean;
  /** Rooms for one adult alone. */
  readonly singleRooms: number;
};

export type ComparedFlight = {
  /** IATA code of the airport it leaves from. */
  readonly origin: string;
  /** Local at each airport: `yyyy-mm-ddThh:mm`. */
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly stops: number;
};

/**
 * The one thing that is ever said of limits: whether a holiday keeps within those of everybody. All
 * are looked at, whatever the first says, so that not even the time tells one from another.
 */
export function verdictOf(all: readonly PartyLimits[], holiday: ComparedHoliday): PartyVerdict {
  const works = all.map((limits) => worksFor(limits, holiday));
  const alone = all.filter(({ needs }) => needs.includes('OWN_ROOM')).length;
  return works.every(Boolean) && alone <= holiday.singleRooms ? 'WORKS_FOR_ALL' : 'NOT_FOR_ALL';
}

/** Rooms of one's own are shared out between all: they are counted, not looked at one by one. */
function worksFor(
  { mostEach, from, until, airports, needs }: PartyLimits,
  holiday: ComparedHoliday,
): boolean {
  const [outbound] = holiday.flights;
  return (
    (mostEach === null || holiday.total <= mostEach * Math.max(1, holiday.paying)) &&
    (from === null || holiday.departureDate >= from) &&
    (until === null || holiday.returnDate <= until) &&
    (airports.length === 0 || outbound === undefined || airports.includes(outbound.origin)) &&
    needs.every((need) => MEETS[need](holiday))
  );
}

const MEETS: Readonly<Record<PartyNeed, (holiday: ComparedHoliday) => boolean>> = {
  STEP_FREE: ({ isStepFree }) => isStepFree,
  OWN_ROOM: ({ singleRooms }) => singleRooms > 0,
  NO_NIGHT_FLIGHTS: ({ flights }) =>
    flights.every(
      ({ departureTime, arrivalTime }) => !isNight(departureTime) && !isNight(arrivalTime),
    ),
  DIRECT_FLIGHTS: ({ flights }) => flights.every(({ stops }) => stops === 0),
};

/** Hours of the night: from eleven until six, where one takes off or lands. */
const NIGHT_FROM = '23:00';
const NIGHT_UNTIL = '06:00';

function isNight(local: string): boolean {
  const time = local.slice(11, 16);
  return time >= NIGHT_FROM || time < NIGHT_UNTIL;
}
