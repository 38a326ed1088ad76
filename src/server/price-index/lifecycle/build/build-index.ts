/**
 * Catalogue → index. Hotels lie in place order (country > region > resort), so that every
 * destination is one range.
 */
import { dayNumber } from '#domain/dates.ts';
import { PLAN_BLOCK } from '../../kernel/limits.ts';
import { layOut, type ColumnName } from '../../memory/columns.ts';
import { RING_DAYS } from '../../memory/days.ts';
import { STATIC_OPTIONS } from '../../memory/hotel-options.ts';
import { wordsFor } from '../../memory/hotel-sets.ts';
import { attachIndex, type CatalogueFacts, type SharedIndex } from '../../search-index.ts';
import { arrange, type Arrangement } from './arrange-catalogue.ts';
import { fillHotels, fillPlans, fillSeries } from './fill-columns.ts';
import { checkFlights } from './flight-limits.ts';
import type { CatalogueSource, IndexSource } from './source.ts';
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

/** The lock's, and the regions of workers. */
const CONTROL_WORDS = 128;
/** Of four bytes: 4 KiB. */
const PAGE_ELEMENTS = 1024;

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

/**
 * Elements from row to row: what a block of plans reads past the last one lies inside the row, and
 * rows are no multiple of a page of memory, or they would all meet in the same set of the cache.
 */
function strideOf({ plans }: Arrangement): number {
  const padded = Math.ceil((plans.length + PLAN_BLOCK) / PLAN_BLOCK) * PLAN_BLOCK;
  return padded % PAGE_ELEMENTS === 0 ? padded + PLAN_BLOCK : padded;
}

function lengthsOf(arrangement: Arrangement): Record<ColumnName, number> {
  return {
    control: CONTROL_WORDS,
    ...hotelLengths(arrangement),
    ...planLengths(arrangement),
    ...flightLengths(arrangement),
  };
}

const hotelLengths = ({ hotels: { length: hotels }, names }: Arrangement) => ({
  hotelVersion: hotels,
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
  names: names.reduce((sum, name) => sum + name.length, 0),
});

function planLengths(arrangement: Arrangement) {
  const {
    plans: { length: plans },
    cells,
  } = arrangement;
  const nights = strideOf(arrangement) * RING_DAYS;
  return {
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
  };
}

function flightLengths({ series: { length: series }, routes: { length: routes } }: Arrangement) {
  // One row more, on which nothing flies.
  const flightDays = series * (RING_DAYS + 1);
  return {
    routeVersion: routes,
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
