import { flightOfLeg } from '#web/parts/flight-of-leg.ts';
import type { FlightLeg } from '#web/parts/flight.ts';
import type { ResultPackageFragment } from '../query.generated.ts';

/** Flights out and home that most holidays of a page have, and how many of them do. */
export type SharedFlights = { readonly legs: readonly FlightLeg[]; readonly count: number };

/** From this share on they are said once, above the list (look: results). */
const LEAST_SHARE = 0.8;

type Flying = Pick<ResultPackageFragment, 'outbound' | 'inbound'>;

/** Out and home as visitors read them; empty for a stay without flights. */
export const legsOf = ({ outbound, inbound }: Flying): readonly FlightLeg[] =>
  [outbound, inbound].flatMap((leg) => (leg ? [flightOfLeg(leg)] : []));

/** Undefined when no flights are shared by four in five holidays, or there is but one holiday. */
export function sharedFlights(holidays: readonly Flying[]): SharedFlights | undefined {
  const counts = new Map<string, SharedFlights>();
  for (const holiday of holidays) {
    const legs = legsOf(holiday);
    const key = flightsKey(legs);
    counts.set(key, { legs, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most &&
    most.legs.length > 0 &&
    most.count > 1 &&
    most.count >= LEAST_SHARE * holidays.length
    ? most
    : undefined;
}

/** Equal for the same airports at the same times. */
export const flightsKey = (legs: readonly FlightLeg[]): string =>
  legs
    .map(({ date, from, to, daysLater }) =>
      [date, from.code, from.time, to.code, to.time, daysLater].join(' '),
    )
    .join(', ');
