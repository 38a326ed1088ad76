/**
 * Flights with a stop: two flights of one airline, each with a number of its own, and time enough
 * to change between them (data/connections.json).
 */
import { unit, wholeBetween } from './chance.ts';
import { leastConnection, worldRoutes, type RouteFacts } from './facts.ts';

export type FlownSegment = {
  readonly carrier: string;
  readonly flightNumber: string;
  readonly origin: string;
  readonly destination: string;
  /** Minutes from the departure of the first. */
  readonly departsAfter: number;
  readonly durationMinutes: number;
};

export type FlownRoute = {
  readonly flightNumber: string;
  readonly durationMinutes: number;
  /** Empty for a flight without stops. */
  readonly segments: readonly FlownSegment[];
};

/** What the block times of routes with a stop were made with, on the ground between two flights. */
const GROUND = 120;
const SHORTEST_FLIGHT = 35;
/** Five-minute steps that a connection may be longer than it has to be. */
const SLACK_STEPS = 16;
const FIRST_NUMBER = 100;

const blockMinutes = new Map(
  worldRoutes.flatMap(({ carrier, from, to, stops, blockMin }) =>
    stops === 0 ? [[`${carrier} ${from} ${to}`, blockMin]] : [],
  ),
);

/** Place of a route among those of its carrier with a stop. */
const ordinals = new Map(
  [...Map.groupBy(worldRoutes, ({ carrier }) => carrier).values()].flatMap((routes) =>
    routes.filter(({ stops }) => stops > 0).map((route, i) => [route, i] as const),
  ),
);

/** Which flight of a route: `number` is the first flight's, out or home. */
type Which = {
  readonly seed: number;
  readonly route: RouteFacts;
  readonly ofDay: number;
  readonly isReturn: boolean;
  readonly number: string;
};

/** A route's flights from end to end, out or home. */
export function journeyOf({ seed, route, ofDay, isReturn, number }: Which): FlownRoute {
  const { carrier, from, via, to, blockMin } = route;
  if (via === null) return { flightNumber: number, durationMinutes: blockMin, segments: [] };
  const near = blockMinutes.get(`${carrier} ${from} ${via}`) ?? SHORTEST_FLIGHT;
  const far = Math.max(SHORTEST_FLIGHT, blockMin - near - GROUND);
  const chance = unit(seed, `${from}${to}${carrier}`, ofDay, isReturn ? 'home' : 'out', 'change');
  const ground = (leastConnection.get(via) ?? GROUND) + wholeBetween(1, SLACK_STEPS, chance) * 5;
  const farNumber = `${carrier}${FIRST_NUMBER + ordinals.get(route)! * 4 + ofDay * 2 + (isReturn ? 1 : 0)}`;
  const ways = [
    { flightNumber: number, origin: from, destination: via, durationMinutes: near },
    { flightNumber: farNumber, origin: via, destination: to, durationMinutes: far },
  ];
  const [first, second] = isReturn
    ? ways.map((way) => ({ ...way, origin: way.destination, destination: way.origin })).toReversed()
    : ways;
  const later = first!.durationMinutes + ground;
  return {
    flightNumber: first!.flightNumber,
    durationMinutes: later + second!.durationMinutes,
    segments: [
      { carrier, ...first!, departsAfter: 0 },
      { carrier, ...second!, departsAfter: later },
    ],
  };
}
