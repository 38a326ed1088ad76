/** An arranged catalogue → the columns that no price changes. */
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { REVIEW_STEPS } from '#domain/search/filters.ts';
import {
  CITY_AT,
  FACILITIES_AT,
  LISTED_AT,
  REVIEW_AT,
  STARS_AT,
  STAR_STEPS,
} from '../../memory/hotel-options.ts';
import { addHotel, wordsFor } from '../../memory/hotel-sets.ts';
import { planClassOf } from '../../memory/plan-class.ts';
import type { SearchIndex } from '../../search-index.ts';
import {
  airportSetOf,
  boardOf,
  costGroupOf,
  isSameCell,
  kindOf,
  type Arrangement,
} from './arrange-catalogue.ts';
import { routeOf } from './flight-limits.ts';

/** Writes what is known of hotels; hotels in the arrangement's order. */
export function fillHotels({ columns }: SearchIndex, arrangement: Arrangement): void {
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
    if (hotel.isListed) addHotel(row(LISTED_AT), i);
  });
}

/** Writes rate plans and the cells that they make: one board of one hotel each. */
export function fillPlans({ columns }: SearchIndex, arrangement: Arrangement): void {
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

/** Writes series of flights and their routes. */
export function fillSeries({ columns }: SearchIndex, arrangement: Arrangement): void {
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
