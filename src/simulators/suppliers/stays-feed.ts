/** The feed of the stays supplier: all hotels with their plans, or what has changed. */
import { behaviourOf } from '../sentinels.ts';
import type { Hotel } from '../world/hotels.ts';
import type { RatePlan } from '../world/plans.ts';
import type { World } from '../world/world.ts';
import { bytes, numbers, SUPPLIER_CHUNK_DAYS, type OnSale } from './feed.ts';
import type { RoomsTaken, StayStock } from './stay-stock.ts';

/** Stands in the log of changes for all of a hotel, where else a chunk stands. */
export const WHOLE_HOTEL = -1;

export function* fullStaysFeed(world: World, stock: StayStock, onSale: OnSale): Generator {
  yield header(world, stock, onSale);
  for (const hotel of world.hotels) yield* wholeHotel(world, stock, onSale, hotel);
  yield { type: 'end' };
}

const header = (world: World, stock: StayStock, { first, last }: OnSale) => ({
  type: 'header',
  feed: 'stays',
  version: String(stock.log.version()),
  firstChunk: first,
  lastChunk: last,
  hotels: world.hotels.length,
});

function* wholeHotel(world: World, stock: StayStock, onSale: OnSale, hotel: Hotel): Generator {
  yield hotelRecord(world, hotel);
  for (const plan of world.plansOf(hotel))
    yield planRecord(world, plan, onSale.first, onSale.last, stock.taken);
}

export function* stayChangesFeed(
  world: World,
  stock: StayStock,
  onSale: OnSale,
  since: number,
  through: number,
): Generator {
  yield header(world, stock, onSale);
  const changes = stock.log.since(since);
  // Days of a plan come after its hotel.
  for (const { subject } of changes.filter(({ chunk }) => chunk === WHOLE_HOTEL)) {
    const hotel = world.hotel(subject);
    if (hotel) yield* wholeHotel(world, stock, onSale, hotel);
    else yield { type: 'withdrawn', what: 'hotel', id: subject };
  }
  for (const { subject, chunk } of changes.filter((change) => change.chunk !== WHOLE_HOTEL)) {
    const plan = world.plan(subject);
    if (plan) yield chunkRecord(world, plan, chunk, stock.taken);
  }
  for (let chunk = through + 1; chunk <= onSale.last; chunk += 1)
    for (const hotel of world.hotels)
      for (const plan of world.plansOf(hotel)) yield chunkRecord(world, plan, chunk, stock.taken);
  yield { type: 'end' };
}

const hotelRecord = (world: World, hotel: Hotel) => ({
  type: 'hotel',
  id: hotel.id,
  name: hotel.name,
  placeId: hotel.place.id,
  stars: hotel.stars,
  reviewDistribution: hotel.reviewDistribution,
  popularity: hotel.popularity,
  facilities: hotel.facilities,
  lat: hotel.lat,
  lon: hotel.lon,
  airports: hotel.airports,
  listed: behaviourOf(hotel.id) === 'as_usual',
  text: hotel.text,
  reviews: world.reviewsOf(hotel),
});

function planRecord(world: World, plan: RatePlan, first: number, last: number, taken: RoomsTaken) {
  return {
    type: 'plan',
    id: plan.id,
    hotelId: plan.hotel.id,
    roomCode: plan.roomCode,
    roomName: plan.roomName,
    roomFacts: plan.roomFacts,
    board: plan.board,
    refundable: plan.refundable,
    refundDays: plan.refundDays,
    occupancy: plan.occupancy,
    onRequest: plan.onRequest,
    firstChunk: first,
    ...encode(world, plan, first, last - first + 1, taken),
  };
}

const chunkRecord = (world: World, plan: RatePlan, chunk: number, taken: RoomsTaken) => ({
  type: 'rates',
  planId: plan.id,
  firstChunk: chunk,
  ...encode(world, plan, chunk, 1, taken),
});

function encode(
  world: World,
  plan: RatePlan,
  firstChunk: number,
  chunks: number,
  taken: RoomsTaken,
) {
  const firstDay = firstChunk * SUPPLIER_CHUNK_DAYS;
  const days = world.rates(plan, firstDay, chunks * SUPPLIER_CHUNK_DAYS);
  const allotment = days.allotment.map((rooms, i) => taken.left(plan, firstDay + i, rooms));
  return { prices: numbers(days.prices), terms: bytes(days.terms), allotment: bytes(allotment) };
}
