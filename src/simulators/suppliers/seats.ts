/**
 * The seats supplier: a map of each flight's cabin, seats held for an airline session and booked.
 * More are taken the nearer a flight comes, and those of row 13 as soon as somebody wants them.
 */
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Books, Shelf } from '../books.ts';
import { SEAT_ROW_THAT_GOES } from '../sentinels.ts';
import { unit } from '../world/chance.ts';
import { carriers } from '../world/facts.ts';
import type { World } from '../world/world.ts';
import { bookingNumber, openBookingDesk, type BookingDesk, type Verdict } from './bookings.ts';
import { cabinOf, rowPrice, sellsSeats } from './cabins.ts';

const FlightSchema = v.object({
  seriesId: v.number(),
  date: v.pipe(v.string(), v.isoDate()),
  hasChildren: v.boolean(),
  sessionId: v.string(),
});
type Flight = v.InferOutput<typeof FlightSchema>;
const SeatedSchema = v.object({ ...FlightSchema.entries, seats: v.array(v.string()) });
const BookSchema = v.object({
  key: v.string(),
  price: v.number(),
  flights: v.pipe(v.array(SeatedSchema), v.minLength(1)),
});
const HeldSchema = v.object({ ...SeatedSchema.entries, until: v.string() });
const GoneSchema = v.object({ seriesId: v.number(), date: v.string(), seat: v.string() });

export type SeatsDesk = {
  call(name: string, body: unknown): Answer;
  find(key: string): Answer;
  books(): unknown;
};

const HELD_MINUTES = 45;

export function openSeats(world: World, books: Books, now: () => Date): SeatsDesk {
  const desk = openBookingDesk(books, now, bookingNumber('ST'));
  const held = books.shelf('held', HeldSchema);
  const gone = books.shelf('gone', GoneSchema);
  const mapOf = makeMaps(world, { desk, held, gone }, now);

  const hold = (flight: v.InferOutput<typeof SeatedSchema>): Answer =>
    books.together(() => {
      const free = freeSeats(mapOf(flight));
      const going = flight.seats.filter((seat) => seat.startsWith(SEAT_ROW_THAT_GOES));
      const missing = [...new Set([...flight.seats.filter((seat) => !free.has(seat)), ...going])];
      const { seriesId, date } = flight;
      for (const seat of going) gone.save(`${seriesId} ${date} ${seat}`, { seriesId, date, seat });
      if (missing.length > 0) return jsonAnswer(200, { kind: 'gone', seats: missing });
      const until = new Date(now().getTime() + HELD_MINUTES * 60_000).toISOString();
      held.save(`${flight.sessionId} ${seriesId} ${date}`, { ...flight, until });
      return jsonAnswer(200, { kind: 'held' });
    });
  const decide = ({ flights, price }: v.InferOutput<typeof BookSchema>): Verdict => {
    const prices = flights.map((flight) => {
      const free = freeSeats(mapOf(flight));
      return flight.seats.reduce((sum, seat) => sum + (free.get(seat) ?? NaN), 0);
    });
    const sum = prices.reduce((total, one) => total + one, 0);
    if (Number.isNaN(sum)) return { kind: 'unavailable' };
    return sum === price ? { kind: 'booked' } : { kind: 'price_changed', price: sum };
  };
  return {
    call(name, body) {
      if (name === 'map') {
        const map = mapOf(v.parse(FlightSchema, body));
        return jsonAnswer(200, map ? { kind: 'map', ...map } : { kind: 'unavailable' });
      }
      if (name === 'hold') return hold(v.parse(SeatedSchema, body));
      if (name === 'cancel')
        return desk.cancel(v.parse(v.object({ reference: v.string() }), body).reference).answer;
      const request = v.parse(BookSchema, body);
      return books.together(() =>
        desk.book(request.key, request, request.price, () => decide(request)),
      );
    },
    find: (key) => desk.find(key),
    books: () => desk.all(),
  };
}

type Taken = {
  readonly desk: BookingDesk;
  readonly held: Shelf<v.InferOutput<typeof HeldSchema>>;
  readonly gone: Shelf<v.InferOutput<typeof GoneSchema>>;
};

/** The map of a flight as a session sees it; undefined where no seats are sold. */
function makeMaps(world: World, { desk, held, gone }: Taken, now: () => Date) {
  /** Taken by others than this session. */
  const takenOn = (flight: Flight): Set<string> => {
    const isOf = (other: { readonly seriesId: number; readonly date: string }) =>
      other.seriesId === flight.seriesId && other.date === flight.date;
    const booked = desk
      .all()
      .filter(({ state }) => state === 'booked')
      .flatMap(({ request }) => v.parse(BookSchema, request).flights);
    const holds = held
      .all()
      .filter(
        ({ until, sessionId }) => until > now().toISOString() && sessionId !== flight.sessionId,
      );
    return new Set([
      ...[...booked, ...holds].filter(isOf).flatMap(({ seats }) => seats),
      ...gone
        .all()
        .filter(isOf)
        .map(({ seat }) => seat),
    ]);
  };
  return (flight: Flight) => {
    const series = world.seriesById(flight.seriesId);
    const carrier = series && carriers.get(series.carrier);
    if (!series || !sellsSeats(carrier)) return undefined;
    const mustChoose = flight.hasChildren && carrier!.seatsTogether.mandatory;
    const cabin = cabinOf(series);
    const taken = takenOn(flight);
    const share = shareTaken(flight.date, now());
    return {
      columns: cabin.columns,
      rows: Array.from({ length: cabin.rows }, (_, i) => i + 1).map((number) => ({
        number,
        price: rowPrice(cabin, number, mustChoose),
        isExit: cabin.exits.includes(number),
        free: cabin.columns
          .replaceAll(' ', '')
          .split('')
          .filter(
            (letter) =>
              !taken.has(`${number}${letter}`) &&
              unit(1, 'seat', flight.seriesId, flight.date, number, letter) >= share,
          )
          .join(''),
      })),
    };
  };
}

type CabinMap = {
  readonly rows: readonly {
    readonly number: number;
    readonly price: number;
    readonly free: string;
  }[];
};

/** Pence by seat. */
const freeSeats = (map: CabinMap | undefined): Map<string, number> =>
  new Map(
    map?.rows.flatMap(({ number, price, free }) =>
      free.split('').map((letter) => [`${number}${letter}`, price] as const),
    ),
  );

/** From a third half a year ahead to three quarters on the day. */
function shareTaken(date: string, now: Date): number {
  const days = (Date.parse(date) - now.getTime()) / 86_400_000;
  return 0.75 - 0.42 * Math.min(1, Math.max(0, days / 180));
}
