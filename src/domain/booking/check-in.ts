/** When people can check in for a flight, by what is known of its airline. */

/** A rule as it was published, or told of, on a day. */
export type CheckInRule = {
  /** Before the departure. */
  readonly opensHours: number;
  /** Before the departure; null = not known. */
  readonly closesHours: number | null;
  /** A sentence for those to whom something else applies. */
  readonly note: string | null;
  /** `2025-07` */
  readonly asOf: string;
  readonly source: string;
};

/** The clock where it leaves, `2027-07-24T06:15`, and the same in UTC. */
type Departure = { readonly localTime: string; readonly instant: string };

export type CheckInTimes = {
  /** By the clock where the flight leaves. */
  readonly opensAt: string;
  readonly closesAt: string | null;
  readonly state: 'BEFORE' | 'OPEN' | 'CLOSED';
};

const HOUR_MS = 3_600_000;

/** By the clock where it leaves, and how it stands `now`; without a known end until it has left. */
export function checkInTimes(
  { localTime, instant }: Departure,
  { opensHours, closesHours }: Pick<CheckInRule, 'opensHours' | 'closesHours'>,
  now: Date,
): CheckInTimes {
  const leaves = Date.parse(instant);
  const opens = leaves - opensHours * HOUR_MS;
  const closes = leaves - (closesHours ?? 0) * HOUR_MS;
  return {
    opensAt: hoursBefore(localTime, opensHours),
    closesAt: closesHours === null ? null : hoursBefore(localTime, closesHours),
    state: now.getTime() < opens ? 'BEFORE' : now.getTime() < closes ? 'OPEN' : 'CLOSED',
  };
}

/** On the same clock: airlines count so many hours back from the time on the ticket. */
const hoursBefore = (localTime: string, hours: number): string =>
  new Date(Date.parse(`${localTime.slice(0, 16)}:00Z`) - hours * HOUR_MS)
    .toISOString()
    .slice(0, 16);
