/**
 * The definition of a search, evaluated literally: every holiday of every hotel is priced by the
 * ledger, then filtered, once for the search and once for each option of each facet. Shares with
 * the engine only the data, the criteria and the price rules. Slow on purpose.
 */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import { addDays, dayNumber, type IsoDate } from '#domain/dates.ts';
import { bagSaleOf, chooseBags } from '#domain/holiday/hold-bags.ts';
import { priceHoliday, totalOf } from '#domain/holiday/price.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria, Sort } from '#domain/search/criteria.ts';
import { REVIEW_STEPS, STOPS, type Filters } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import type {
  SourceHotel,
  SourcePlan,
  SourceSeries,
} from '#server/price-index/lifecycle/build/source.ts';
import type { SmallWorld } from './small-world.ts';
import { readSource, type SourceReader } from './source-reader.ts';

/** One holiday that could be sold. `free`: only refundable plans were taken. */
export type OracleOffer = {
  readonly hotel: SourceHotel;
  readonly date: IsoDate;
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly legs: readonly SourceSeries[];
  readonly board: BoardCode;
  readonly free: boolean;
  /** The first room is adapted; otherwise none is. */
  readonly adapted: boolean;
  readonly planIds: readonly number[];
  readonly total: number;
};

export type OracleAnswer = {
  readonly total: number;
  readonly pages: number;
  readonly offers: readonly OracleOffer[];
  readonly facets: Readonly<Record<string, unknown>>;
  readonly price: { readonly min: number; readonly max: number } | undefined;
};

/** Answers a search over `world` on the day `today`. */
export function askOracle(world: SmallWorld, criteria: Criteria, today: IsoDate): OracleAnswer {
  const reader = readSource(world);
  const searched = world.hotels.filter((hotel) => isSearched(world, reader, hotel, criteria));
  const holidays = searched.map((hotel) => holidaysOf(world, reader, hotel, criteria, today));
  const resultOf = (filters: Filters): OracleOffer[] =>
    searched
      .flatMap((hotel, i) =>
        passesStatic(reader, hotel, filters) ? leadOf(holidays[i]!, filters) : [],
      )
      .filter(({ total }) => inPriceRange(total, filters));
  const result = resultOf(criteria.filters).toSorted(orderOf(criteria.sort));
  const totals = resultOf({ ...criteria.filters, price: {} }).map(({ total }) => total);
  return {
    total: result.length,
    pages: Math.ceil(result.length / 20),
    offers: result.slice((criteria.page - 1) * 20, criteria.page * 20),
    facets: facetsOf(
      world,
      reader,
      criteria,
      (change) => resultOf({ ...criteria.filters, ...change }).length,
    ),
    price: totals.length === 0 ? undefined : { min: Math.min(...totals), max: Math.max(...totals) },
  };
}

function isSearched(
  world: SmallWorld,
  reader: SourceReader,
  hotel: SourceHotel,
  { locationIds, hotelIds, searchType, filters }: Criteria,
): boolean {
  const anywhere = locationIds.length === 0 && hotelIds.length === 0;
  const fold = (text: string): string =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
  return (
    (anywhere ||
      hotelIds.includes(hotel.id) ||
      reader.placesOf(hotel).some((id) => locationIds.includes(id))) &&
    (searchType !== 'CITY_BREAK' ||
      world.places.find(({ id }) => id === hotel.placeId)!.cityBreak) &&
    fold(hotel.name).includes(fold(filters.hotelName)) &&
    (hotel.isListed || hotelIds.includes(hotel.id) || fold(hotel.name) === fold(filters.hotelName))
  );
}

function holidaysOf(
  world: SmallWorld,
  reader: SourceReader,
  hotel: SourceHotel,
  criteria: Criteria,
  today: IsoDate,
): OracleOffer[] {
  return departureDates(criteria, today).flatMap((date) =>
    criteria.nights.flatMap((nights) =>
      flightsOf(world, reader, hotel, criteria, date, nights).flatMap((legs) => {
        const checkIn = addDays(date, legs[0]?.arrivalDayOffset ?? 0);
        return BOARD_CODES.flatMap((board) =>
          [false, true].flatMap((free) =>
            [false, true].flatMap((adapted) =>
              holidayOf(world, reader, criteria, {
                hotel,
                date,
                checkIn,
                nights,
                legs,
                board,
                free,
                adapted,
              }),
            ),
          ),
        );
      }),
    ),
  );
}

function departureDates(
  { departureDate, departureRangeEndDate, flexibility }: Criteria,
  today: IsoDate,
): IsoDate[] {
  const slack = departureDate === departureRangeEndDate ? flexibility : 0;
  const dates: IsoDate[] = [];
  for (
    let date = addDays(departureDate, -slack);
    date <= addDays(departureRangeEndDate, slack);
    date = addDays(date, 1)
  )
    dates.push(date);
  return dates.filter((date) => date >= addDays(today, 3) && date <= addDays(today, 730));
}

/** Pairs of flights, or one empty pair for hotel-only. */
function flightsOf(
  world: SmallWorld,
  reader: SourceReader,
  hotel: SourceHotel,
  criteria: Criteria,
  date: IsoDate,
  nights: number,
): SourceSeries[][] {
  if (criteria.searchType === 'UNKNOWN') return [[]];
  const { paying } = headsOf(criteria.party);
  const flies = (series: SourceSeries, day: IsoDate): boolean => {
    const flight = reader.flight(series.id, day);
    return flight !== undefined && flight.fare > 0 && flight.seats >= paying;
  };
  const isChosen = (iata: string): boolean =>
    world.departureAirports.includes(iata) &&
    (criteria.departureAirports.length === 0 || criteria.departureAirports.includes(iata));
  return world.series
    .filter(
      (out) => hotel.airports.includes(out.destination) && isChosen(out.origin) && flies(out, date),
    )
    .flatMap((out) =>
      world.series
        .filter(
          (back) =>
            back.origin === out.destination &&
            back.destination === out.origin &&
            flies(back, addDays(date, out.arrivalDayOffset + nights)),
        )
        .map((back) => [out, back]),
    );
}

function holidayOf(
  world: SmallWorld,
  reader: SourceReader,
  { party, bags }: Criteria,
  holiday: Omit<OracleOffer, 'planIds' | 'total'>,
): OracleOffer[] {
  const { hotel, checkIn, nights, legs, board, free, adapted } = holiday;
  const plans = world.plans.filter(
    (plan) => plan.hotelId === hotel.id && plan.board === board && (plan.refundable || !free),
  );
  const rooms = party.map(
    (room, i) =>
      plans
        .filter((plan) => plan.adapted === (adapted && i === 0))
        .flatMap((plan) => {
          const sum = nightsSum(reader, plan, checkIn, nights, party.length);
          const factor = occupancyFactor(plan.occupancy, room);
          return sum === undefined || factor === 0
            ? []
            : [{ id: plan.id, price: stayPrice(sum, factor) }];
        })
        .toSorted((a, b) => a.price - b.price || a.id - b.id)[0],
  );
  if (!rooms.every((room) => room !== undefined)) return [];
  const seats = headsOf(party).paying;
  const lines = priceHoliday(
    {
      party,
      legs: legs.map((series, way) => {
        const { fare, infantFare } = reader.flight(
          series.id,
          way === 0 ? holiday.date : addDays(checkIn, nights),
        )!;
        const saving = legs[0]!.carrier === legs[1]!.carrier ? series.returnSaving : 0;
        return { fare: fare - saving, infantFare, agentFee: series.agentFee };
      }),
      flightLabel: '',
      hotelLabel: '',
      stayBasis: '',
      roomPrices: rooms.map(({ price }) => price),
      checkIn,
      nights,
      stars: hotel.stars,
      taxRule: reader.taxRule(hotel),
      holdBags: chooseBags(bagSaleOf(legs, seats), bags, seats),
    },
    GREAT_BRITAIN,
  );
  return [{ ...holiday, planIds: rooms.map(({ id }) => id), total: totalOf(lines) }];
}

/** Sum of the nights, or undefined when the stay cannot be had. */
function nightsSum(
  reader: SourceReader,
  plan: SourcePlan,
  checkIn: IsoDate,
  nights: number,
  rooms: number,
): number | undefined {
  const stay = Array.from({ length: nights }, (_, i) => reader.night(plan.id, addDays(checkIn, i)));
  const isOpen = stay.every(
    (night) => night !== undefined && night.price > 0 && night.allotment >= rooms,
  );
  if (!isOpen) return undefined;
  const leastNights = stay[0]!.terms % 32;
  const mayLeave =
    Math.floor((reader.night(plan.id, addDays(checkIn, nights))?.terms ?? 0) / 32) % 2 === 0;
  return leastNights !== 31 && leastNights <= nights && mayLeave
    ? stay.reduce((sum, night) => sum + night!.price, 0)
    : undefined;
}

function passesStatic(
  reader: SourceReader,
  hotel: SourceHotel,
  { stars, review, facilities, areas }: Filters,
): boolean {
  return (
    (stars.length === 0 || stars.includes(hotel.stars)) &&
    (review === undefined || hotel.reviewScore >= review) &&
    facilities.every((facility) => (hotel.facilities >> FACILITIES.indexOf(facility)) & 1) &&
    (areas.length === 0 || reader.placesOf(hotel).some((id) => areas.includes(id)))
  );
}

function leadOf(holidays: readonly OracleOffer[], filters: Filters): OracleOffer[] {
  const [first, ...rest] = holidays.filter((offer) => passesDynamic(offer, filters));
  return first
    ? [rest.reduce((best, offer) => (compareOffers(offer, best) < 0 ? offer : best), first)]
    : [];
}

function passesDynamic({ board, free, adapted, legs }: OracleOffer, filters: Filters): boolean {
  const bandOf = (minute: number): number =>
    minute < 420 ? 0 : minute < 720 ? 1 : minute < 1_020 ? 2 : 3;
  const isOneOf = <T>(chosen: readonly T[], value: T): boolean =>
    chosen.length === 0 || chosen.includes(value);
  return (
    isOneOf(filters.board, board) &&
    free === filters.freeCancellation &&
    adapted === filters.adaptedRoom &&
    legs.every(
      (leg) =>
        isOneOf(filters.carriers, leg.carrier) &&
        isOneOf(filters.stops, leg.stops === 0 ? 'direct' : 'indirect') &&
        (leg.holdBagIncluded || !filters.holdBagIncluded),
    ) &&
    (legs.length === 0 ||
      (isOneOf(filters.outboundTime, TIME_BANDS[bandOf(legs[0]!.departureMinute)]!) &&
        isOneOf(filters.inboundTime, TIME_BANDS[bandOf(legs[1]!.departureMinute)]!)))
  );
}

function compareOffers(a: OracleOffer, b: OracleOffer): number {
  const key = ({ total, date, nights, legs, board, planIds }: OracleOffer): number[] => [
    total,
    dayNumber(date),
    nights,
    ...legs.map(({ id }) => id),
    BOARD_CODES.indexOf(board),
    ...planIds,
  ];
  const [left, right] = [key(a), key(b)];
  const differs = left.findIndex((value, i) => value !== right[i]);
  return differs < 0 ? 0 : left[differs]! - right[differs]!;
}

const inPriceRange = (total: number, { price }: Filters): boolean =>
  total >= (price.min ?? 0) && total <= (price.max ?? Infinity);

function orderOf(sort: Sort): (a: OracleOffer, b: OracleOffer) => number {
  const weight = ({ hotel, total }: OracleOffer): number =>
    ({
      POPULARITY: -hotel.popularity,
      PRICE_LOW_HIGH: total,
      PRICE_HIGH_LOW: -total,
      STAR_RATING: -hotel.stars,
      TRIP_ADVISOR_SCORE: -hotel.reviewScore,
    })[sort];
  return (a, b) => weight(a) - weight(b) || a.hotel.id - b.hotel.id;
}

function facetsOf(
  world: SmallWorld,
  reader: SourceReader,
  criteria: Criteria,
  count: (change: Partial<Filters>) => number,
): OracleAnswer['facets'] {
  const { filters, searchType } = criteria;
  const list = <T extends string | number>(
    values: readonly T[],
    change: (value: T) => Partial<Filters>,
  ) => values.map((value) => ({ value: String(value), count: count(change(value)) }));
  const flights = <T extends string>(
    values: readonly T[],
    change: (value: T) => Partial<Filters>,
  ) => (searchType === 'UNKNOWN' ? [] : list(values, change));
  const carriers = [...new Set(world.series.map(({ carrier }) => carrier))].toSorted();
  return {
    board: list(BOARD_CODES, (value) => ({ board: [value] })),
    stars: list([1, 2, 3, 4, 5], (value) => ({ stars: [value] })),
    review: list(REVIEW_STEPS, (value) => ({ review: value })),
    facilities: list(FACILITIES, (value) => ({ facilities: [value] })),
    areas: list(reader.areaOptions(criteria), (value) => ({ areas: [value] })).filter(
      ({ value, count: hotels }) => hotels > 0 || filters.areas.includes(value),
    ),
    carriers: flights(carriers, (value) => ({ carriers: [value] })).filter(
      ({ value, count: hotels }) => hotels > 0 || filters.carriers.includes(value),
    ),
    stops: flights(STOPS, (value) => ({ stops: [value] })),
    outboundTime: flights(TIME_BANDS, (value) => ({ outboundTime: [value] })),
    inboundTime: flights(TIME_BANDS, (value) => ({ inboundTime: [value] })),
    freeCancellation: count({ freeCancellation: true }),
    holdBagIncluded: searchType === 'UNKNOWN' ? 0 : count({ holdBagIncluded: true }),
    adaptedRoom: count({ adaptedRoom: true }),
  };
}
