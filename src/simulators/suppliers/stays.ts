/**
 * The stays supplier: hotels and rates by feed; quote, book and cancel live.
 * docs/how-to/supplier-feeds.md describes it.
 */
import * as v from 'valibot';
import type { Answer } from '../answer.ts';
import type { Books } from '../books.ts';
import { hasSurname, isSentinel, SENTINEL_SURNAMES } from '../sentinels.ts';
import { pickByChance, wholeBetween } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { openAssortment, type Assortment } from './assortment.ts';
import { bookingNumber, openBookingDesk } from './bookings.ts';
import { changeNames } from './change-booking.ts';
import type { ChangeLog } from './change-log.ts';
import { chunksOnSale, type OnSale } from './feed.ts';
import { drawMove, moveRates, openMoves, type Moves } from './moves.ts';
import { decideStay, quoteStay } from './stay-prices.ts';
import { BookedStaySchema, StaySchema, type BookedStay } from './stay-request.ts';
import { openStayStock } from './stay-stock.ts';
import { fullStaysFeed, stayChangesFeed, WHOLE_HOTEL } from './stays-feed.ts';

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

export function openStays(still: World, books: Books, now: () => Date): StaysSupplier {
  const moves = openMoves(books);
  const whole = moveRates(still, moves);
  const assortment = openAssortment(whole, books);
  const { world } = assortment;
  const desk = openBookingDesk(books, now, bookingNumber(''));
  const stock = openStayStock(whole, books, desk);
  const onSale = () => chunksOnSale(Math.floor(now().getTime() / 86_400_000));
  const cancel = (reference: string): Answer => {
    const { answer, cancelled } = desk.cancel(reference);
    if (cancelled) books.together(() => stock.move(v.parse(StaySchema, cancelled.request), -1));
    return answer;
  };
  const book = (request: BookedStay): Answer =>
    books.together(() =>
      desk.book(request.key, request, request.price, () => {
        const verdict = decideStay(world, stock.taken, request);
        if (verdict.kind === 'booked' || verdict.kind === 'on_request') stock.move(request, 1);
        return verdict;
      }),
    );
  return {
    full: () => fullStaysFeed(world, stock, onSale()),
    changes: (since, through) => stayChangesFeed(world, stock, onSale(), since, through),
    call(name, body) {
      if (name === 'names')
        return changeNames(desk, body, (who) =>
          hasSurname(who, SENTINEL_SURNAMES.refused_by_hotel),
        );
      if (name === 'quote') return quoteStay(world, stock.taken, v.parse(StaySchema, body));
      return name === 'cancel'
        ? cancel(v.parse(v.object({ reference: v.string() }), body).reference)
        : book(v.parse(BookedStaySchema, body));
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
