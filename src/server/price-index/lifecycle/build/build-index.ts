/**
 * Catalogue → index. Hotels lie in place order (country > region > resort), so that every
 * destination is one range.
 */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { largestFactor, type Occupancy } from '#domain/catalogue/occupancy.ts';
import { MAX_FACTOR } from '#domain/catalogue/price-limits.ts';
import { dayNumber } from '#domain/dates.ts';
import { REVIEW_STEPS } from '#domain/search/filters.ts';
import { layOut, type ColumnName } from '../../memory/columns.ts';
import { RING_DAYS } from '../../memory/days.ts';
import { foldText } from '../../memory/fold-text.ts';
import {
  CITY_AT,
  FACILITIES_AT,
  REVIEW_AT,
  STARS_AT,
  STAR_STEPS,
  STATIC_OPTIONS,
} from '../../memory/hotel-options.ts';
import { addHotel, wordsFor } from '../../memory/hotel-sets.ts';
import { planClassOf } from '../../memory/plan-class.ts';
import {
  attachIndex,
  type CatalogueFacts,
  type SearchIndex,
  type SharedIndex,
} from '../../search-index.ts';
import { checkFlights, routeOf } from './flight-limits.ts';
import { orderPlaces, type OrderedPlaces } from './order-places.ts';
import type {
  CatalogueSource,
  IndexSource,
  SourceHotel,
  SourcePlan,
  SourceSeries,
} from './source.ts';
import { putFlightChunk, putRateChunk, sumNights } from './write-chunks.ts';

/** The whole index at once. */
export function buildIndex(source: IndexSource): SharedIndex {
  const shared = createIndex(source);
  const index = attachIndex(shared);
  for (const chunk of source.rateChunks) putRateChunk(index, chunk);
  for (const chunk of source.flightChunks) putFlightChunk(index, chunk);
  sumNights(index);
  return shared;
}

/** An index without prices: put chunks into it, then sumNights. */
export function createIndex(source: CatalogueSource): SharedIndex {
  const arrangement = arrange(source);
  checkFlights(arrangement.series, arrangement.airportSets.values);
  const shared = { ...layOut(lengthsOf(arrangement)), facts: factsOf(source, arrangement) };
  const index = attachIndex(shared);
  fillHotels(index, arrangement);
  fillPlans(index, arrangement);
  fillSeries(index, arrangement);
  return shared;
}

/** The lock's, and seats of threads. */
const CONTROL_WORDS = 128;
/**
 * A vector block of plans: what a block reads past the last plan of a row lies inside the row
 * (search-engine: layout).
 */
const PLAN_BLOCK = 16;
const PAGE_ELEMENTS = 1024;

type Placed = { readonly plan: SourcePlan; readonly hotel: number };

type Arrangement = {
  readonly places: OrderedPlaces;
  readonly hotels: readonly SourceHotel[];
  readonly names: readonly Uint8Array[];
  readonly plans: readonly Placed[];
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

function arrange(source: CatalogueSource): Arrangement {
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
function arrangePlans(hotels: readonly SourceHotel[], plans: Iterable<SourcePlan>): Placed[] {
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

function factsOf(source: CatalogueSource, arrangement: Arrangement): CatalogueFacts {
  const range = hotelRanges(arrangement);
  const departures = new Set(source.departureAirports);
  const occupancyOf = new Map(
    arrangement.plans.map((placed) => [
      JSON.stringify(placed.plan.occupancy),
      placed.plan.occupancy,
    ]),
  );
  return {
    hotels: arrangement.hotels.length,
    plans: arrangement.plans.length,
    stride: strideOf(arrangement),
    series: arrangement.series.length,
    firstDay: dayNumber(source.today),
    maxArrivalOffset: arrangement.series.reduce(
      (most, { arrivalDayOffset }) => Math.max(most, arrivalDayOffset),
      0,
    ),
    places: arrangement.places.places.map((place, i) => ({
      ...place,
      hotelStart: range.start[i]!,
      hotelEnd: range.end[i]!,
    })),
    airports: arrangement.airports.values,
    departures: arrangement.airports.values.flatMap((iata, airport) =>
      departures.has(iata) ? [airport] : [],
    ),
    carriers: arrangement.carriers.values,
    airportSets: arrangement.airportSets.values.map((set) =>
      set
        .split(' ')
        .filter((iata) => iata !== '')
        .map(arrangement.airports.at),
    ),
    roomCodes: arrangement.roomCodes.values,
    costGroups: arrangement.costGroups.values.length,
    occupancies: arrangement.occupancies.values.map((text) => occupancyOf.get(text)!),
    taxRules: source.taxRules,
  };
}

/**
 * First and past-the-last hotel of each place: those of the place and of all places inside it,
 * which follow it in order.
 */
function hotelRanges({ places, hotels }: Arrangement): { start: number[]; end: number[] } {
  const first = new Array<number>(places.places.length + 1).fill(0);
  for (const hotel of hotels) first[places.at(hotel) + 1]! += 1;
  for (let i = 1; i < first.length; i += 1) first[i]! += first[i - 1]!;
  return { start: first.slice(0, -1), end: places.subtreeEnd.map((end) => first[end]!) };
}

/** A row stride that is no multiple of a 4 KiB page (search-engine: pitfalls). */
function strideOf({ plans }: Arrangement): number {
  const padded = Math.ceil((plans.length + PLAN_BLOCK) / PLAN_BLOCK) * PLAN_BLOCK;
  return padded % PAGE_ELEMENTS === 0 ? padded + PLAN_BLOCK : padded;
}

function lengthsOf(arrangement: Arrangement): Record<ColumnName, number> {
  const {
    hotels: { length: hotels },
    plans: { length: plans },
    series: { length: series },
    cells,
    routes: { length: routes },
  } = arrangement;
  const nights = strideOf(arrangement) * RING_DAYS;
  // One row more, on which nothing flies.
  const flightDays = series * (RING_DAYS + 1);
  return {
    control: CONTROL_WORDS,
    hotelVersion: hotels,
    routeVersion: routes,
    hotelId: hotels,
    hotelPlace: hotels,
    hotelPopularity: hotels,
    hotelFacilities: hotels,
    hotelAirportSet: hotels,
    hotelTax: hotels,
    hotelCostGroup: hotels,
    hotelCostGroupEnd: hotels,
    hotelRank: hotels,
    hotelStars: hotels,
    hotelReview: hotels,
    hotelCell: hotels + 1,
    hotelPlan: hotels + 1,
    nameStart: hotels + 1,
    hotelBits: STATIC_OPTIONS * wordsFor(hotels),
    names: arrangement.names.reduce((sum, name) => sum + name.length, 0),
    cellBoard: cells,
    cellPlan: cells + 1,
    cellOther: cells,
    cellAdapted: cells,
    cellAdaptedOther: cells,
    planId: plans,
    planHotel: plans,
    planOccupancy: plans + PLAN_BLOCK,
    planClass: plans + PLAN_BLOCK,
    planRoom: plans,
    planRefundDays: plans,
    planOnRequest: plans,
    nightSums: nights,
    terms: nights,
    routeOrigin: routes,
    routeDestination: routes,
    routeStart: routes + 1,
    seriesId: series,
    seriesRoute: series,
    seriesCarrier: series,
    departureMinute: series,
    arrivalMinute: series,
    seriesOffset: series,
    seriesStops: series,
    seriesBag: series,
    seriesBagPrice: series,
    seriesBagsForAll: series,
    seriesSaving: series,
    seriesAgentFee: series,
    flightDays,
    infantFares: flightDays,
  };
}

function fillHotels({ columns }: SearchIndex, arrangement: Arrangement): void {
  const ranks = new Map(
    arrangement.hotels
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .map((id, rank) => [id, rank]),
  );
  let byte = 0;
  arrangement.hotels.forEach((hotel, i) => {
    columns.hotelId[i] = hotel.id;
    columns.hotelPlace[i] = arrangement.places.at(hotel);
    columns.hotelStars[i] = hotel.stars;
    columns.hotelReview[i] = Math.round(hotel.reviewScore * 10);
    columns.hotelPopularity[i] = hotel.popularity;
    columns.hotelFacilities[i] = hotel.facilities;
    columns.hotelAirportSet[i] = arrangement.airportSets.at(airportSetOf(hotel));
    columns.hotelTax[i] = arrangement.places.taxRuleOf[arrangement.places.at(hotel)]!;
    columns.hotelCostGroup[i] = arrangement.costGroups.at(costGroupOf(arrangement.places, hotel));
    columns.hotelRank[i] = ranks.get(hotel.id)!;
    columns.nameStart[i] = byte;
    columns.names.set(arrangement.names[i]!, byte);
    byte += arrangement.names[i]!.length;
  });
  columns.nameStart[arrangement.hotels.length] = byte;
  for (let i = arrangement.hotels.length - 1; i >= 0; i -= 1)
    columns.hotelCostGroupEnd[i] =
      columns.hotelCostGroup[i] === columns.hotelCostGroup[i + 1]
        ? columns.hotelCostGroupEnd[i + 1]!
        : i + 1;
  fillHotelBits(columns.hotelBits, arrangement);
}

function fillHotelBits(hotelBits: Int32Array, { hotels, places }: Arrangement): void {
  const words = wordsFor(hotels.length);
  const row = (option: number): Int32Array =>
    hotelBits.subarray(option * words, (option + 1) * words);
  hotels.forEach((hotel, i) => {
    if (hotel.stars >= 1 && hotel.stars <= STAR_STEPS) addHotel(row(STARS_AT + hotel.stars - 1), i);
    REVIEW_STEPS.forEach((step, k) => {
      if (Math.round(hotel.reviewScore * 10) >= step * 10) addHotel(row(REVIEW_AT + k), i);
    });
    FACILITIES.forEach((_, k) => {
      if (((hotel.facilities >> k) & 1) === 1) addHotel(row(FACILITIES_AT + k), i);
    });
    if (places.places[places.at(hotel)]!.cityBreak) addHotel(row(CITY_AT), i);
  });
}

function fillPlans({ columns }: SearchIndex, arrangement: Arrangement): void {
  const { cellPlan, cellOther, cellAdapted, cellAdaptedOther } = columns;
  let cell = -1;
  let filled = 0;
  arrangement.plans.forEach((placed, i) => {
    if (!isSameCell(placed, arrangement.plans[i - 1])) {
      cell += 1;
      while (filled <= placed.hotel) {
        columns.hotelCell[filled] = cell;
        columns.hotelPlan[filled++] = i;
      }
      columns.cellBoard[cell] = boardOf(placed.plan);
      for (const bound of [cellPlan, cellOther, cellAdapted, cellAdaptedOther]) bound[cell] = i;
    }
    const kind = kindOf(placed.plan);
    if (kind < 1) cellOther[cell] = i + 1;
    if (kind < 2) cellAdapted[cell] = i + 1;
    if (kind < 3) cellAdaptedOther[cell] = i + 1;
    columns.planClass[i] = planClassOf(placed.plan);
    columns.planId[i] = placed.plan.id;
    columns.planHotel[i] = placed.hotel;
    columns.planOccupancy[i] = arrangement.occupancies.at(JSON.stringify(placed.plan.occupancy));
    columns.planRoom[i] = arrangement.roomCodes.at(placed.plan.roomCode);
    columns.planRefundDays[i] = placed.plan.refundDays;
    columns.planOnRequest[i] = Number(placed.plan.onRequest);
  });
  cellPlan[arrangement.cells] = arrangement.plans.length;
  while (filled <= arrangement.hotels.length) {
    columns.hotelCell[filled] = arrangement.cells;
    columns.hotelPlan[filled++] = arrangement.plans.length;
  }
}

function fillSeries({ columns }: SearchIndex, arrangement: Arrangement): void {
  let route = -1;
  arrangement.series.forEach((series, i) => {
    if (i === 0 || routeOf(series) !== routeOf(arrangement.series[i - 1]!)) {
      route += 1;
      columns.routeOrigin[route] = arrangement.airports.at(series.origin);
      columns.routeDestination[route] = arrangement.airports.at(series.destination);
      columns.routeStart[route] = i;
    }
    columns.seriesId[i] = series.id;
    columns.seriesRoute[i] = route;
    columns.seriesSaving[i] = series.returnSaving;
    columns.seriesCarrier[i] = arrangement.carriers.at(series.carrier);
    columns.departureMinute[i] = series.departureMinute;
    columns.arrivalMinute[i] = series.arrivalMinute;
    columns.seriesOffset[i] = series.arrivalDayOffset;
    columns.seriesStops[i] = series.stops;
    columns.seriesBag[i] = Number(series.holdBagIncluded);
    columns.seriesBagPrice[i] = series.bagPrice;
    columns.seriesBagsForAll[i] = Number(series.bagsForAll);
    columns.seriesAgentFee[i] = Number(series.agentFee);
  });
  columns.routeStart[arrangement.routes.length] = arrangement.series.length;
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
const kindOf = (plan: SourcePlan): number => Number(!plan.refundable) + 2 * Number(plan.adapted);

/**
 * Hotels with equal airports and equal taxes cost the same to fly to and to tax: neighbours among
 * them make one cost group.
 */
function costGroupOf({ at, taxRuleOf, starred }: OrderedPlaces, hotel: SourceHotel): string {
  const rule = taxRuleOf[at(hotel)]!;
  return `${airportSetOf(hotel)} ${rule} ${starred[rule] ? hotel.stars : 0}`;
}

const isSameCell = (placed: Placed, other: Placed | undefined): boolean =>
  placed.hotel === other?.hotel && placed.plan.board === other.plan.board;

const boardOf = ({ board }: SourcePlan): number => BOARD_CODES.indexOf(board);

const airportSetOf = ({ airports }: SourceHotel): string => airports.toSorted().join(' ');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
