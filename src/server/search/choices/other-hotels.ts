/** Other hotels for the people and days of a stay, as the index knows them. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import type { HotelQuote } from '#domain/holiday/quote-id.ts';
import { readConsistently } from '#server/price-index/read-stable.ts';
import { findPlan, isListed, roomsFor, type RoomPlan } from '#server/price-index/room-plans.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { hasAdaptedRoom, quote } from '../quote-holiday.ts';

/** As many as a page compares: in the place itself, and elsewhere. */
const MOST_IN_PLACE = 8;
const MOST_ELSEWHERE = 4;
/** Each that is looked at is priced for each of its rooms. */
const MOST_TRIED_ELSEWHERE = 80;

/**
 * Stays in other hotels of the same place, then in those that the airport of arrival serves as well
 * (of a stay alone, those that the same airports serve): of each the cheapest that has the same
 * board, or any; the most alike first.
 */
export const otherHotels = (
  index: SearchIndex,
  stay: HotelQuote,
  arrival: string | undefined,
  today: IsoDate,
): readonly HotelQuote[] =>
  readConsistently(index, () => {
    const { hotelAt, columns, facts } = index;
    const own = hotelAt.get(stay.hotelId);
    if (own === undefined) return [];
    const { hotelPlace, hotelStars } = columns;
    const starsApart = (hotel: number) => Math.abs(hotelStars[hotel]! - hotelStars[own]!);
    const isInPlace = (hotel: number) => hotelPlace[hotel] === hotelPlace[own];
    const regionOf = (hotel: number) => facts.places[hotelPlace[hotel]!]!.parent;
    const isNear = (hotel: number) => regionOf(hotel) === regionOf(own);
    const reached = hotelsReached(index, own, arrival);
    const elsewhere = reached
      .filter((hotel) => !isInPlace(hotel))
      .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || starsApart(a) - starsApart(b));
    const offer = (hotel: number) => cheapestOf(index, hotel, stay, today);
    const alike = (found: readonly Found[]) =>
      found.toSorted(
        (a, b) =>
          starsApart(a.hotel) - starsApart(b.hotel) ||
          Number(b.isSameBoard) - Number(a.isSameBoard) ||
          a.total - b.total ||
          a.hotel - b.hotel,
      );
    return [
      ...alike(reached.filter(isInPlace).flatMap(offer)).slice(0, MOST_IN_PLACE),
      ...alike(elsewhere.slice(0, MOST_TRIED_ELSEWHERE).flatMap(offer)).slice(0, MOST_ELSEWHERE),
    ].map((found) => found.stay);
  });

type Found = {
  readonly hotel: number;
  readonly stay: HotelQuote;
  readonly isSameBoard: boolean;
  readonly total: number;
};

/** All that are listed, but the hotel itself. */
function hotelsReached(
  index: SearchIndex,
  own: number,
  arrival: string | undefined,
): readonly number[] {
  const {
    columns: { hotelAirportSet },
    facts,
    airportAt,
  } = index;
  const at = arrival === undefined ? undefined : airportAt.get(arrival);
  const airports = at === undefined ? facts.airportSets[hotelAirportSet[own]!]! : [at];
  const isReached = facts.airportSets.map((set) =>
    set.some((airport) => airports.includes(airport)),
  );
  return Array.from({ length: facts.hotels }, (_, hotel) => hotel).filter(
    (hotel) => hotel !== own && isReached[hotelAirportSet[hotel]!] && isListed(index, hotel),
  );
}

/** The first room is adapted where that of the stay is, and no other. */
function cheapestOf(
  index: SearchIndex,
  hotel: number,
  stay: HotelQuote,
  today: IsoDate,
): readonly Found[] {
  const { party, checkIn, nights } = stay;
  const isAdapted = hasAdaptedRoom(index, stay);
  const perRoom = party.map((room, i) =>
    roomsFor(index, hotel, room, party.length, dayNumber(checkIn), nights).filter(
      ({ adapted, onRequest }) => adapted === (isAdapted && i === 0) && !onRequest,
    ),
  );
  const own = BOARD_CODES.indexOf(findPlan(index, stay.planIds[0]!)?.board ?? 'RO');
  const found = BOARD_CODES.flatMap((_, board): Found[] => {
    const plans = perRoom.map((plans) => cheapestPlan(plans, board));
    if (!plans.every((plan) => plan !== undefined)) return [];
    const other = {
      ...stay,
      hotelId: index.columns.hotelId[hotel]!,
      planIds: plans.map(({ planId }) => planId),
    };
    const priced = quote(index, other, undefined, today);
    return priced.kind === 'priced'
      ? [{ hotel, stay: other, isSameBoard: board === own, total: priced.total }]
      : [];
  });
  return found
    .toSorted((a, b) => Number(b.isSameBoard) - Number(a.isSameBoard) || a.total - b.total)
    .slice(0, 1);
}

const cheapestPlan = (plans: readonly RoomPlan[], board: number): RoomPlan | undefined =>
  plans
    .filter((plan) => plan.board === board)
    .toSorted((a, b) => a.price - b.price || a.planId - b.planId)[0];
