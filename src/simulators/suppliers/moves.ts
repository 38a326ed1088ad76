/**
 * What suppliers change as time passes: prices up and down, rooms and seats kept back. It stands in
 * the books, so that feed and live calls agree, also after a restart.
 */
import * as v from 'valibot';
import type { Books } from '../books.ts';
import { wholeBetween, unit } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { SUPPLIER_CHUNK_DAYS } from './feed.ts';

/**
 * By how much a chunk of a plan or series differs from the world's: percent of the price, and rooms
 * or seats fewer a day.
 */
const MoveSchema = v.object({
  subject: v.number(),
  chunk: v.number(),
  percent: v.number(),
  fewer: v.number(),
});
export type Move = v.InferOutput<typeof MoveSchema>;

export type Moves = {
  readonly save: (move: Move) => void;
  /** Moves of a plan or series by chunk; undefined = it stands as in the world. */
  readonly of: (subject: number) => ReadonlyMap<number, Move> | undefined;
};

export function openMoves(books: Books): Moves {
  const shelf = books.shelf('moves', MoveSchema);
  const moves = new Map<number, Map<number, Move>>();
  const remember = (move: Move): void =>
    void moves
      .getOrInsertComputed(move.subject, () => new Map<number, Move>())
      .set(move.chunk, move);
  shelf.all().forEach(remember);
  return {
    save: (move) => {
      shelf.save(`${move.subject} ${move.chunk}`, move);
      remember(move);
    },
    of: (subject) => moves.get(subject),
  };
}

const MOST_PERCENT = 8;
const KEPT_BACK_CHANCE = 0.2;
const MOST_KEPT_BACK = 3;

/**
 * The `nth` change that a supplier makes: the same for the same n. `chance(name)` answers the luck
 * of one matter.
 */
export function drawMove(nth: number): {
  readonly chance: (name: string) => number;
  readonly percent: number;
  readonly fewer: number;
} {
  const chance = (name: string): number => unit(nth, name);
  return {
    chance,
    percent: wholeBetween(-MOST_PERCENT, MOST_PERCENT, chance('percent')),
    fewer:
      chance('fewer') < KEPT_BACK_CHANCE ? wholeBetween(1, MOST_KEPT_BACK, chance('kept back')) : 0,
  };
}

/**
 * The world as it is sold after the moves of the stays supplier: whole ten pence a night, as
 * before.
 */
export function moveRates(world: World, moves: Moves): World {
  return {
    ...world,
    rates: (plan, firstDay, days) => {
      const rates = world.rates(plan, firstDay, days);
      const own = moves.of(plan.id);
      if (!own) return rates;
      for (let i = 0; i < days; i += 1) {
        const move = own.get(chunkOf(firstDay + i));
        if (!move) continue;
        rates.prices[i] = Math.round((rates.prices[i]! * (100 + move.percent)) / 1_000) * 10;
        rates.allotment[i] = Math.max(0, rates.allotment[i]! - move.fewer);
      }
      return rates;
    },
  };
}

/**
 * The world as it is flown after the moves of the flights supplier: whole pounds less a penny, as
 * before.
 */
export function moveFares(world: World, moves: Moves): World {
  return {
    ...world,
    fares: (series, firstDay, days) => {
      const fares = world.fares(series, firstDay, days);
      const own = moves.of(series.id);
      if (!own) return fares;
      for (let i = 0; i < days; i += 1) {
        const move = own.get(chunkOf(firstDay + i));
        if (!move || fares.fares[i] === 0) continue;
        fares.fares[i] =
          Math.round(((fares.fares[i]! + 1) * (100 + move.percent)) / 10_000) * 100 - 1;
        fares.seats[i] = Math.max(0, fares.seats[i]! - move.fewer);
      }
      return fares;
    },
  };
}

const chunkOf = (day: number): number => Math.floor(day / SUPPLIER_CHUNK_DAYS);
