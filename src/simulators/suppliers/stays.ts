/**
 * The stays supplier: hotels and rates by feed; quote, book and cancel live.
 * docs/how-to/supplier-feeds.md describes it.
 */
import * as v from 'valibot';
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import { addDays, dayNumber } from '#domain/dates.ts';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Books } from '../books.ts';
import { behaviourOf, hasSurname, isSentinel, SENTINEL_SURNAMES } from '../sentinels.ts';
import { wholeBetween, pickByChance } from '../world/chance.ts';
import type { Hotel } from '../world/hotels.ts';
import type { RatePlan } from '../world/plans.ts';
import type { World } from '../world/world.ts';
import { openAssortment, type Assortment } from './assortment.ts';
import { bookingNumber, openBookingDesk, type BookingDesk, type Verdict } from './bookings.ts';
import { openChangeLog, type ChangeLog } from './change-log.ts';
import { bytes, SUPPLIER_CHUNK_DAYS, chunksOnSale, numbers } from './feed.ts';
import { drawMove, moveRates, openMoves, type Moves } from './moves.ts';

const StaySchema = v.object({
  hotelId: v.number(),
  checkIn: v.string(),
  nights: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
  rooms: v.array(
    v.object({
      planId: v.number(),
      room: v.object({ adults: v.number(), childAges: v.array(v.number()) }),
    }),
  ),
});
type StayRequest = v.InferOutput<typeof StaySchema>;

const BookSchema = v.object({
  ...StaySchema.entries,
  key: v.string(),
  price: v.number(),
  travellers: v.array(v.object({ lastName: v.string() })),
});

export type StaysSupplier = {
  full(): Iterable<unknown>;
  changes(since: number, through: number): Iterable<unknown>;
  call(name: string, body: unknown): Answer;
  find(key: string): Answer;
  books(): unknown;
  /** Changes prices and rooms so many times, as suppliers do all day. */
  move(times: number): void;
  /** Sets every price of a hotel so many percent above the world's, or below. */
  reprice(hotelId: number, percent: number): void;
  /** Takes a hotel out of what is sold, or puts it back. */
  open(hotelId: number, isOpen: boolean): void;
};

const SENTINEL_DIFFERENCE = 2_000;

export function openStays(still: World, books: Books, now: () => Date): StaysSupplier {
  const moves = openMoves(books);
  const whole = moveRates(still, moves);
  const assortment = openAssortment(whole, books);
  const { world } = assortment;
  const desk = openBookingDesk(books, now, bookingNumber(''));
  const stock = openStock(whole, books, desk);
  const onSale = () => chunksOnSale(Math.floor(now().getTime() / 86_400_000));
  const cancel = (reference: string): Answer => {
    const { answer, cancelled } = desk.cancel(reference);
    if (cancelled) books.together(() => stock.move(v.parse(StaySchema, cancelled.request), -1));
    return answer;
  };
  const book = (request: v.InferOutput<typeof BookSchema>): Answer =>
    books.together(() =>
      desk.book(request.key, request, request.price, () => {
        const verdict = decide(world, stock.taken, request);
        if (verdict.kind === 'booked' || verdict.kind === 'on_request') stock.move(request, 1);
        return verdict;
      }),
    );
  return {
    full: () => fullFeed(world, stock, onSale()),
    changes: (since, through) => changesFeed(world, stock, onSale(), since, through),
    call(name, body) {
      if (name === 'quote') return quote(world, stock.taken, v.parse(StaySchema, body));
      return name === 'cancel'
        ? cancel(v.parse(v.object({ reference: v.string() }), body).reference)
        : book(v.parse(BookSchema, body));
    },
    find: (key) => desk.find(key),
    books: () => desk.all(),
    move: (times) => books.together(() => moveRooms(assortment, stock.log, moves, onSale(), times)),
    reprice: (hotelId, percent) =>
      books.together(() => repriceHotel(world, stock.log, moves, onSale(), { hotelId, percent })),
    open: (hotelId, isOpen) =>
      books.together(() => openHotel(assortment, stock.log, hotelId, isOpen)),
  };
}

function repriceHotel(
  world: World,
  log: ChangeLog,
  moves: Moves,
  { first, last }: OnSale,
  { hotelId, percent }: { readonly hotelId: number; readonly percent: number },
): void {
  const hotel = world.hotel(hotelId);
  for (const { id } of hotel ? world.plansOf(hotel) : []) {
    for (let chunk = first; chunk <= last; chunk += 1) {
      moves.save({ subject: id, chunk, percent, fewer: 0 });
      log.note(id, chunk);
    }
  }
}

/** About once an hour of the usual moves a hotel closes, and next time opens again. */
const OPENING_CHANCE = 1 / 5_000;
/** Stands in the log for all of a hotel. */
const WHOLE_HOTEL = -1;

function openHotel(assortment: Assortment, log: ChangeLog, hotelId: number, isOpen: boolean): void {
  assortment.set(hotelId, isOpen);
  log.note(hotelId, WHOLE_HOTEL);
}

/**
 * A supplier reprices a room type of a hotel for 32 days: all its plans move together. Sentinels
 * stand still.
 */
function moveRooms(
  assortment: Assortment,
  log: ChangeLog,
  moves: Moves,
  { first, last }: OnSale,
  times: number,
): void {
  const { world } = assortment;
  let left = times;
  for (let nth = log.version() + 1; left > 0; nth += 1) {
    const { chance, percent, fewer } = drawMove(nth);
    const hotel = pickByChance(world.hotels, chance('hotel'));
    if (isSentinel(hotel.id)) continue;
    if (chance('opening') < OPENING_CHANCE)
      openHotel(
        assortment,
        log,
        assortment.closed()[0] ?? hotel.id,
        assortment.closed().length > 0,
      );
    const { roomCode } = pickByChance(world.plansOf(hotel), chance('room'));
    const chunk = wholeBetween(first, last, chance('chunk'));
    for (const { id } of world.plansOf(hotel).filter((plan) => plan.roomCode === roomCode)) {
      moves.save({ subject: id, chunk, percent, fewer });
      log.note(id, chunk);
    }
    left -= 1;
  }
}

/** Rooms taken, and which chunks that has changed, in order. */
type Stock = {
  readonly taken: RoomsTaken;
  readonly log: ChangeLog;
  /**
   * Takes rooms of a stay, or with a negative number gives them back; all plans of the room type
   * change.
   */
  readonly move: (request: StayRequest, rooms: number) => void;
};

function openStock(world: World, books: Books, desk: BookingDesk): Stock {
  const log = openChangeLog(books);
  const taken = new RoomsTaken(world, desk);
  const note = (planId: number, from: number, nights: number): void => {
    for (
      let chunk = Math.floor(from / SUPPLIER_CHUNK_DAYS);
      chunk <= Math.floor((from + nights - 1) / SUPPLIER_CHUNK_DAYS);
      chunk += 1
    )
      log.note(planId, chunk);
  };
  return {
    taken,
    log,
    move: (request, rooms) => {
      const from = dayNumber(request.checkIn);
      for (const plan of request.rooms
        .map(({ planId }) => world.plan(planId))
        .filter((known) => known !== undefined)) {
        taken.add(plan, from, request.nights, rooms);
        for (const { id } of world
          .plansOf(plan.hotel)
          .filter(({ roomCode }) => roomCode === plan.roomCode))
          note(id, from, request.nights);
      }
    },
  };
}

type OnSale = ReturnType<typeof chunksOnSale>;

const header = (world: World, stock: Stock, { first, last }: OnSale) => ({
  type: 'header',
  feed: 'stays',
  version: String(stock.log.version()),
  firstChunk: first,
  lastChunk: last,
  hotels: world.hotels.length,
});

function* fullFeed(world: World, stock: Stock, onSale: OnSale): Generator {
  yield header(world, stock, onSale);
  for (const hotel of world.hotels) yield* wholeHotel(world, stock, onSale, hotel);
  yield { type: 'end' };
}

function* wholeHotel(world: World, stock: Stock, onSale: OnSale, hotel: Hotel): Generator {
  yield hotelRecord(hotel);
  for (const plan of world.plansOf(hotel))
    yield planRecord(world, plan, onSale.first, onSale.last, stock.taken);
}

function* changesFeed(
  world: World,
  stock: Stock,
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

function quote(world: World, taken: RoomsTaken, request: StayRequest): Answer {
  const behaviour = behaviourOf(request.hotelId);
  const prices = behaviour === 'sold_out' ? undefined : roomPrices(world, taken, request);
  if (!prices) return jsonAnswer(200, { kind: 'unavailable' });
  const plan = world.plan(request.rooms[0]!.planId)!;
  return jsonAnswer(200, {
    kind: 'quoted',
    roomPrices: prices.map((price) => price + differenceOf(behaviour)),
    board: plan.board,
    refundableUntil: plan.refundable ? addDays(request.checkIn, -plan.refundDays) : null,
  });
}

const differenceOf = (behaviour: string): number =>
  behaviour === 'dearer' ? SENTINEL_DIFFERENCE : behaviour === 'cheaper' ? -SENTINEL_DIFFERENCE : 0;

function decide(
  world: World,
  taken: RoomsTaken,
  request: v.InferOutput<typeof BookSchema>,
): Verdict {
  const behaviour = behaviourOf(request.hotelId);
  if (hasSurname(request.travellers, SENTINEL_SURNAMES.refused_by_hotel))
    return { kind: 'refused', reason: 'The hotel does not take this guest.' };
  const prices = behaviour === 'gone_at_booking' ? undefined : roomPrices(world, taken, request);
  if (!prices) return { kind: 'unavailable' };
  const price = prices.reduce((sum, one) => sum + one + differenceOf(behaviour), 0);
  if (price !== request.price) return { kind: 'price_changed', price };
  return { kind: behaviour === 'on_request' ? 'on_request' : 'booked' };
}

/** Pence per room, or undefined when a room is not to be had. */
function roomPrices(world: World, taken: RoomsTaken, request: StayRequest): number[] | undefined {
  const prices = request.rooms.map(({ planId, room }) => {
    const plan = world.plan(planId);
    if (!plan || plan.hotel.id !== request.hotelId) return undefined;
    return priceRoom(world, taken, plan, request, occupancyFactor(plan.occupancy, room));
  });
  return prices.every((price) => price !== undefined) ? prices : undefined;
}

function priceRoom(
  world: World,
  taken: RoomsTaken,
  plan: RatePlan,
  { checkIn, nights, rooms }: StayRequest,
  factor: number,
): number | undefined {
  const first = dayNumber(checkIn);
  const days = world.rates(plan, first, nights);
  const departure = world.rates(plan, first + nights, 1);
  const isOpen = days.prices.every(
    (price, i) => price > 0 && taken.left(plan, first + i, days.allotment[i]!) >= rooms.length,
  );
  if (factor === 0 || !isOpen || !allowsStay(days.terms[0]!, departure.terms[0]!, nights))
    return undefined;
  return stayPrice(
    days.prices.reduce((sum, price) => sum + price, 0),
    factor,
  );
}

/** Rooms booked by type and night: all plans of a type sell the same rooms. */
class RoomsTaken {
  readonly #taken = new Map<string, number>();

  constructor(world: World, desk: BookingDesk) {
    for (const { state, request } of desk.all()) {
      const stay = v.safeParse(StaySchema, request);
      if (!stay.success || (state !== 'booked' && state !== 'on_request')) continue;
      for (const { planId } of stay.output.rooms) {
        const plan = world.plan(planId);
        if (plan) this.add(plan, dayNumber(stay.output.checkIn), stay.output.nights, 1);
      }
    }
  }

  add(plan: RatePlan, from: number, nights: number, rooms: number): void {
    for (let day = from; day < from + nights; day += 1) {
      const key = nightOf(plan, day);
      this.#taken.set(key, (this.#taken.get(key) ?? 0) + rooms);
    }
  }

  left(plan: RatePlan, day: number, allotment: number): number {
    return Math.max(
      0,
      allotment - (this.#taken.size === 0 ? 0 : (this.#taken.get(nightOf(plan, day)) ?? 0)),
    );
  }
}

const nightOf = ({ hotel, roomCode }: RatePlan, day: number): string =>
  `${hotel.id} ${roomCode} ${day}`;

const hotelRecord = (hotel: Hotel) => ({
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
  text: hotel.text,
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
