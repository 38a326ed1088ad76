/**
 * The flights supplier: series and fares by feed; quote, hold in an airline session, book and
 * cancel live.
 */
import * as v from 'valibot';
import { dayNumber } from '#domain/dates.ts';
import { holdBagsPrice } from '#domain/holiday/hold-bags.ts';
import { fareBeside } from '#domain/holiday/return-fare.ts';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Books } from '../books.ts';
import { hasSurname, SENTINEL_SURNAMES } from '../sentinels.ts';
import { wholeBetween, pickByChance } from '../world/chance.ts';
import type { Series } from '../world/series.ts';
import type { World } from '../world/world.ts';
import { whyNotAlone } from './accompanied.ts';
import { holdBagOf, openAddedBags } from './added-bags.ts';
import { openSessions } from './airline-sessions.ts';
import { openBookingDesk, recordLocator, type BookingDesk, type Verdict } from './bookings.ts';
import { changeNames } from './change-booking.ts';
import { openChangeLog, type ChangeLog } from './change-log.ts';
import { bytes, SUPPLIER_CHUNK_DAYS, chunksOnSale, numbers, type OnSale } from './feed.ts';
import {
  BookSchema,
  FlightSchema,
  type BookRequest,
  type FlightsRequest,
} from './flight-request.ts';
import { drawMove, moveFares, openMoves, type Moves } from './moves.ts';
import { whoseFlights } from './own-flights.ts';

export type FlightsSupplier = {
  full(): Iterable<unknown>;
  changes(since: number, through: number): Iterable<unknown>;
  call(name: string, body: unknown): Answer;
  find(key: string): Answer;
  books(): unknown;
  /** Changes fares and seats so many times, as airlines do all day. */
  move(times: number): void;
};

export function openFlights(still: World, books: Books, now: () => Date): FlightsSupplier {
  const moves = openMoves(books);
  const world = moveFares(still, moves);
  const desk = openBookingDesk(books, now, recordLocator);
  const sessions = openSessions(books, now);
  const stock = openStock(books, desk);
  const bags = openAddedBags(desk, world);
  const onSale = () => chunksOnSale(Math.floor(now().getTime() / 86_400_000));
  const book = (request: BookRequest): Answer =>
    books.together(() =>
      desk.book(request.key, request, request.price, () => {
        const verdict: Verdict = sessions.hasRunOut(request.sessionId)
          ? { kind: 'expired' }
          : decide(world, { desk, taken: stock.taken }, request);
        if (verdict.kind === 'booked') stock.move(request, request.seats);
        return verdict;
      }),
    );
  const cancel = (reference: string): Answer => {
    const { answer, cancelled } = desk.cancel(reference);
    const flights = v.safeParse(FlightSchema, cancelled?.request);
    // Bags that were added take no seats.
    if (flights.success) books.together(() => stock.move(flights.output, -flights.output.seats));
    return answer;
  };
  return {
    full: () => fullFeed(world, stock, onSale()),
    changes: (since, through) => changesFeed(world, stock, onSale(), since, through),
    call(name, body) {
      if (name === 'bags' || name === 'add-bags') return bags.call(name, body);
      if (name === 'own') return whoseFlights(desk, body);
      if (name === 'names')
        return changeNames(desk, body, (who) =>
          hasSurname(who, SENTINEL_SURNAMES.refused_by_airline),
        );
      if (name === 'quote')
        return jsonAnswer(
          200,
          quoteOf(world, stock.taken, v.parse(FlightSchema, body)) ?? { kind: 'unavailable' },
        );
      if (name === 'hold') {
        const request = v.parse(v.object({ ...FlightSchema.entries, key: v.string() }), body);
        return sessions.hold(request.key, () => quoteOf(world, stock.taken, request) !== undefined);
      }
      if (name === 'extend')
        return sessions.extend(v.parse(v.object({ sessionId: v.string() }), body).sessionId);
      return name === 'cancel'
        ? cancel(v.parse(v.object({ reference: v.string() }), body).reference)
        : book(v.parse(BookSchema, body));
    },
    find: (key) => desk.find(key),
    books: () => desk.all(),
    move: (times) => books.together(() => moveSeats(world, stock.log, moves, onSale(), times)),
  };
}

/** An airline reprices a series for 32 days. */
function moveSeats(
  { series }: World,
  log: ChangeLog,
  moves: Moves,
  { first, last }: OnSale,
  times: number,
): void {
  const before = log.version();
  for (let nth = before + 1; nth <= before + times; nth += 1) {
    const { chance, percent, fewer } = drawMove(nth);
    const { id } = pickByChance(series, chance('series'));
    const chunk = wholeBetween(first, last, chance('chunk'));
    moves.save({ subject: id, chunk, percent, fewer });
    log.note(id, chunk);
  }
}

/** Seats taken, and which chunks that has changed, in order. */
type Stock = {
  readonly taken: SeatsTaken;
  readonly log: ChangeLog;
  /** Takes seats on both flights, or with a negative number gives them back. */
  readonly move: (request: FlightsRequest, seats: number) => void;
};

function openStock(books: Books, desk: BookingDesk): Stock {
  const log = openChangeLog(books);
  const taken = new SeatsTaken(desk);
  return {
    taken,
    log,
    move: (request, seats) => {
      for (const leg of [request.outbound, request.inbound]) {
        taken.add(leg.seriesId, dayNumber(leg.date), seats);
        log.note(leg.seriesId, Math.floor(dayNumber(leg.date) / SUPPLIER_CHUNK_DAYS));
      }
    },
  };
}

const header = (world: World, stock: Stock, { first, last }: OnSale) => ({
  type: 'header',
  feed: 'flights',
  version: String(stock.log.version()),
  firstChunk: first,
  lastChunk: last,
  series: world.series.length,
});

function* fullFeed(world: World, stock: Stock, onSale: OnSale): Generator {
  yield header(world, stock, onSale);
  for (const series of world.series)
    yield {
      ...seriesRecord(series),
      ...encode(world, series, onSale.first, onSale.last - onSale.first + 1, stock.taken),
    };
  yield { type: 'end' };
}

function* changesFeed(
  world: World,
  stock: Stock,
  onSale: OnSale,
  since: number,
  through: number,
): Generator {
  yield header(world, stock, onSale);
  const fares = (series: Series, chunk: number) => ({
    type: 'fares',
    seriesId: series.id,
    ...encode(world, series, chunk, 1, stock.taken),
  });
  for (const { subject, chunk } of stock.log.since(since)) {
    const series = world.seriesById(subject);
    if (series) yield fares(series, chunk);
  }
  for (let chunk = through + 1; chunk <= onSale.last; chunk += 1)
    for (const series of world.series) yield fares(series, chunk);
  yield { type: 'end' };
}

function quoteOf(world: World, taken: SeatsTaken, request: FlightsRequest) {
  if (request.seats + request.infants === 0) return undefined;
  const [outbound, inbound] = [request.outbound, request.inbound].map(({ seriesId, date }) => {
    const series = world.seriesById(seriesId);
    const day = dayNumber(date);
    const days = series && world.fares(series, day, 1);
    const seatsLeft = days ? taken.left(seriesId, day, days.seats[0]!) : 0;
    return days && days.fares[0]! > 0 && seatsLeft >= request.seats
      ? { ...series, fare: days.fares[0]!, infantFare: days.infantFares[0]!, seatsLeft }
      : undefined;
  });
  if (!outbound || !inbound) return undefined;
  const priced = (leg: typeof outbound, other: typeof outbound) => ({
    fare: fareBeside(leg, other),
    infantFare: leg.infantFare,
    seatsLeft: leg.seatsLeft,
  });
  return {
    kind: 'quoted',
    outbound: priced(outbound, inbound),
    inbound: priced(inbound, outbound),
    holdBag: holdBagOf([outbound, inbound], request.seats),
  } as const;
}

function decide(
  world: World,
  { desk, taken }: { readonly desk: BookingDesk; readonly taken: SeatsTaken },
  request: BookRequest,
): Verdict {
  if (hasSurname(request.travellers, SENTINEL_SURNAMES.refused_by_airline))
    return { kind: 'refused', reason: 'The airline does not take this name.' };
  const reason = whyNotAlone(desk, request);
  if (reason !== undefined) return { kind: 'refused', reason };
  const quote = quoteOf(world, taken, request);
  if (!quote) return { kind: 'unavailable' };
  const legs = [quote.outbound, quote.inbound].reduce(
    (sum, leg) => sum + leg.fare * request.seats + leg.infantFare * request.infants,
    0,
  );
  const price = legs + (quote.holdBag ? holdBagsPrice(quote.holdBag, request.holdBags) : 0);
  if (price !== request.price) return { kind: 'price_changed', price };
  const [there, home] = [request.outbound, request.inbound].map(
    ({ seriesId }) => world.seriesById(seriesId)?.carrier,
  );
  return there !== home
    ? {
        kind: 'booked',
        airlineReferences: { outbound: recordLocator(), inbound: recordLocator() },
      }
    : { kind: 'booked' };
}

/** Seats booked by series and day. */
class SeatsTaken {
  readonly #taken = new Map<string, number>();

  constructor(desk: BookingDesk) {
    for (const { state, request } of desk.all()) {
      const flight = v.safeParse(FlightSchema, request);
      if (!flight.success || state !== 'booked') continue;
      for (const { seriesId, date } of [flight.output.outbound, flight.output.inbound])
        this.add(seriesId, dayNumber(date), flight.output.seats);
    }
  }

  add(seriesId: number, day: number, seats: number): void {
    const key = `${seriesId} ${day}`;
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + seats);
  }

  left(seriesId: number, day: number, seats: number): number {
    return Math.max(
      0,
      seats - (this.#taken.size === 0 ? 0 : (this.#taken.get(`${seriesId} ${day}`) ?? 0)),
    );
  }
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const seriesRecord = (series: Series) => ({
  type: 'series',
  id: series.id,
  carrier: series.carrier,
  flightNumber: series.flightNumber,
  origin: series.origin,
  destination: series.destination,
  departureTime: clock(series.departureMinute),
  arrivalTime: clock(series.arrivalMinute),
  arrivalDayOffset: series.arrivalDayOffset,
  durationMinutes: series.durationMinutes,
  stops: series.stops,
  via: series.via,
  segments: series.segments,
  holdBagIncluded: series.holdBagIncluded,
  agentFee: series.agentFee,
  airlineSession: series.airlineSession,
  returnSaving: series.returnSaving,
  bagPrice: series.bagPrice,
  bagsForAll: series.bagsForAll,
});

function encode(
  world: World,
  series: Series,
  firstChunk: number,
  chunks: number,
  taken: SeatsTaken,
) {
  const firstDay = firstChunk * SUPPLIER_CHUNK_DAYS;
  const days = world.fares(series, firstDay, chunks * SUPPLIER_CHUNK_DAYS);
  const seats = days.seats.map((left, i) => taken.left(series.id, firstDay + i, left));
  return {
    firstChunk,
    fares: numbers(days.fares),
    infantFares: numbers(days.infantFares),
    seats: bytes(seats),
  };
}
