/** A catalogue in the order in which the index holds it. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { largestFactor, type Occupancy } from '#domain/catalogue/occupancy.ts';
import { MAX_FACTOR } from '#domain/catalogue/price-limits.ts';
import { foldText } from '../../memory/fold-text.ts';
import { routeOf } from './flight-limits.ts';
import { orderPlaces, type OrderedPlaces } from './order-places.ts';
import type { CatalogueSource, SourceHotel, SourcePlan, SourceSeries } from './source.ts';

/** A rate plan and the position of its hotel. */
export type PlacedPlan = { readonly plan: SourcePlan; readonly hotel: number };

/** Hotels in place order, rate plans by hotel, series by route; distinct values by number. */
export type Arrangement = {
  readonly places: OrderedPlaces;
  readonly hotels: readonly SourceHotel[];
  readonly names: readonly Uint8Array[];
  readonly plans: readonly PlacedPlan[];
  readonly cells: number;
  readonly routes: readonly string[];
  readonly series: readonly SourceSeries[];
  readonly airports: Interned;
  readonly carriers: Interned;
  readonly airportSets: Interned;
  readonly costGroups: Interned;
  readonly roomCodes: Interned;
  readonly occupancies: Interned;
};

/** Puts a catalogue in order; throws on a plan of no hotel or with a factor above MAX_FACTOR. */
export function arrange(source: CatalogueSource): Arrangement {
  const places = orderPlaces(source.places, source.taxRules);
  const hotels = [...source.hotels].toSorted(
    (a, b) =>
      places.at(a) - places.at(b) ||
      compare(costGroupOf(places, a), costGroupOf(places, b)) ||
      a.id - b.id,
  );
  const plans = arrangePlans(hotels, source.plans);
  const arrivals = new Set(hotels.flatMap((hotel) => hotel.airports));
  const series = orderSeries([...source.series], arrivals);
  const airports = intern([
    ...series.flatMap(({ origin, destination }) => [origin, destination]),
    ...hotels.flatMap((hotel) => hotel.airports),
  ]);
  return {
    places,
    hotels,
    names: hotels.map(({ name }) => new TextEncoder().encode(`${foldText(name)}\n`)),
    plans,
    cells: plans.filter((placed, i) => !isSameCell(placed, plans[i - 1])).length,
    routes: [...new Set(series.map(routeOf))],
    series,
    airports,
    carriers: intern(series.map(({ carrier }) => carrier)),
    airportSets: intern(hotels.map(airportSetOf)),
    costGroups: intern(hotels.map((hotel) => costGroupOf(places, hotel))),
    roomCodes: intern(plans.map(({ plan }) => plan.roomCode)),
    occupancies: intern(plans.map(({ plan }) => JSON.stringify(checkedOccupancy(plan)))),
  };
}

/**
 * By route, the routes of one arrival airport side by side, so that a search of a place reads one
 * stretch of a day's flights.
 */
function orderSeries(
  series: readonly SourceSeries[],
  arrivals: ReadonlySet<string>,
): SourceSeries[] {
  const keyOf = ({ origin, destination }: SourceSeries): string =>
    arrivals.has(destination) ? `${destination} out ${origin}` : `${origin} back ${destination}`;
  return series
    .map((one) => ({ one, key: keyOf(one) }))
    .toSorted((a, b) => compare(a.key, b.key) || a.one.id - b.one.id)
    .map(({ one }) => one);
}

/** Rate plans by hotel, board, standard before adapted, refundable first, plan id. */
function arrangePlans(hotels: readonly SourceHotel[], plans: Iterable<SourcePlan>): PlacedPlan[] {
  const position = new Map(hotels.map(({ id }, i) => [id, i]));
  const byHotel = hotels.map((): SourcePlan[] => []);
  for (const plan of plans) {
    const hotel = position.get(plan.hotelId);
    if (hotel === undefined) throw new Error(`plan ${plan.id}: unknown hotel ${plan.hotelId}`);
    byHotel[hotel]!.push(plan);
  }
  return byHotel.flatMap((own, hotel) =>
    own
      .toSorted((a, b) => boardOf(a) - boardOf(b) || kindOf(a) - kindOf(b) || a.id - b.id)
      .map((plan) => ({ plan, hotel })),
  );
}

type Interned = { readonly values: readonly string[]; readonly at: (value: string) => number };

/** Numbers distinct values in ascending order. */
function intern(values: Iterable<string>): Interned {
  const distinct = [...new Set(values)].toSorted(compare);
  const numbers = new Map(distinct.map((value, i) => [value, i]));
  return { values: distinct, at: (value) => numbers.get(value) ?? missing(value) };
}

const missing = (value: string): never => {
  throw new Error(`not interned: ${value}`);
};

function checkedOccupancy({ id, occupancy }: SourcePlan): Occupancy {
  const largest = largestFactor(occupancy);
  if (!(largest <= MAX_FACTOR))
    throw new RangeError(`plan ${id}: occupancy factor ${largest} is above ${MAX_FACTOR}`);
  return occupancy;
}

/** Order of a cell's plans: standard refundable, standard, adapted refundable, adapted. */
export const kindOf = (plan: SourcePlan): number =>
  Number(!plan.refundable) + 2 * Number(plan.adapted);

/**
 * Hotels with equal airports and equal taxes cost the same to fly to and to tax: neighbours among
 * them make one cost group.
 */
export function costGroupOf({ at, taxRuleOf, starred }: OrderedPlaces, hotel: SourceHotel): string {
  const rule = taxRuleOf[at(hotel)]!;
  return `${airportSetOf(hotel)} ${rule} ${starred[rule] ? hotel.stars : 0}`;
}

export const isSameCell = (placed: PlacedPlan, other: PlacedPlan | undefined): boolean =>
  placed.hotel === other?.hotel && placed.plan.board === other.plan.board;

export const boardOf = ({ board }: SourcePlan): number => BOARD_CODES.indexOf(board);

export const airportSetOf = ({ airports }: SourceHotel): string => airports.toSorted().join(' ');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
