/**
 * The cheapest seats that an airline lets a party have. A lawful seating is a set of units: an
 * adult between two children, an adult beside one, or somebody alone; so the cheapest is found by
 * placing units row by row, exactly.
 */
import type { Pence } from '#domain/money.ts';
import { placeInRow, type PlacedUnit, type RowUnits } from './place-in-row.ts';
import type { SeatMap, SeatRow } from './seat-map.ts';
import { isAccompanied, isAdult, maySitAtExit, type SeatTraveller } from './seat-traveller.ts';

export type SeatsTogether = { readonly seating: readonly string[]; readonly price: Pence };

/**
 * A seat for each traveller, in their order: the cheapest lawful ones, in few rows that lie close
 * together where that costs no more. Undefined when the cabin has none.
 */
export function seatTogether(
  map: SeatMap,
  travellers: readonly SeatTraveller[],
): SeatsTogether | undefined {
  const wishes = unitsOf(travellers);
  const cheapest = best(wishes.flatMap((wish) => fill(map, map.rows, wish) ?? []));
  if (!cheapest) return undefined;
  const close = findClose(map, wishes, cheapest.price) ?? cheapest;
  return { seating: assign(travellers, close), price: close.price };
}

/** How far apart the rows may lie that are looked at for a party that wants to sit together. */
const CLOSE_ROWS = 4;

function findClose(map: SeatMap, wishes: readonly Units[], price: Pence): Filled | undefined {
  for (let width = 1; width <= CLOSE_ROWS; width += 1)
    for (let from = 0; from + width <= map.rows.length; from += 1) {
      const rows = map.rows.slice(from, from + width);
      const filled = best(wishes.flatMap((wish) => fill(map, rows, wish) ?? []));
      if (filled?.price === price) return filled;
    }
  return undefined;
}

/** `others` may sit in any row but at an exit; `free` anywhere. */
type Units = {
  readonly triples: number;
  readonly pairs: number;
  readonly others: number;
  readonly free: number;
};

type Filled = {
  readonly price: Pence;
  readonly rows: number;
  readonly placed: readonly PlacedUnit[];
};

/** Every way to give each child an adult of their own side. */
function unitsOf(travellers: readonly SeatTraveller[]): Units[] {
  const children = travellers.filter(isAccompanied).length;
  const adults = travellers.filter(isAdult);
  const older = travellers.length - children - adults.length;
  const holders = adults.filter((adult) => !maySitAtExit(adult)).length;
  return Array.from({ length: Math.floor(children / 2) + 1 }, (_, triples) => triples).flatMap(
    (triples): Units[] => {
      const pairs = children - 2 * triples;
      const alone = adults.length - triples - pairs;
      if (alone < 0) return [];
      // Whoever holds an infant takes the children first: exits are not for them either way.
      const kept = Math.max(0, holders - triples - pairs);
      return [{ triples, pairs, others: older + kept, free: alone - kept }];
    },
  );
}

const best = (all: readonly Filled[]): Filled | undefined =>
  all.reduce<Filled | undefined>((least, one) => (isBetter(one, least) ? one : least), undefined);

const isBetter = (one: Filled, other: Filled | undefined): boolean =>
  !other || one.price < other.price || (one.price === other.price && one.rows < other.rows);

type Step = Filled & { readonly left: Units };

/** The cheapest way to place all units in these rows. */
function fill(map: SeatMap, rows: readonly SeatRow[], wish: Units): Filled | undefined {
  let steps = new Map<string, Step>([[keyOf(wish), { left: wish, price: 0, rows: 0, placed: [] }]]);
  for (const row of rows) {
    const next = new Map(steps);
    for (const step of steps.values())
      for (const { units, placed } of rowChoices(map, row, step.left)) {
        const left = less(step.left, units);
        const seats = placed.reduce((sum, { seats: { length } }) => sum + length, 0);
        const taken: Step = {
          left,
          price: step.price + seats * row.price,
          rows: step.rows + 1,
          placed: [...step.placed, ...placed],
        };
        const key = keyOf(left);
        if (isBetter(taken, next.get(key))) next.set(key, taken);
      }
    steps = next;
  }
  return steps.get(keyOf({ triples: 0, pairs: 0, others: 0, free: 0 }));
}

type RowChoice = { readonly units: Units; readonly placed: readonly PlacedUnit[] };

/** What may be placed in a row of what is left, but nothing at all. */
function* rowChoices(map: SeatMap, row: SeatRow, left: Units): Generator<RowChoice> {
  const most = row.isExit ? { ...left, triples: 0, pairs: 0, others: 0 } : left;
  for (let triples = 0; triples <= most.triples; triples += 1)
    for (let pairs = 0; pairs <= most.pairs; pairs += 1)
      for (let singles = 0; singles <= most.others + most.free; singles += 1) {
        const asked: RowUnits = { triples, pairs, singles };
        if (triples + pairs + singles === 0) continue;
        const placed = placeInRow(map, row, asked);
        if (!placed) break;
        for (
          let others = Math.max(0, singles - most.free);
          others <= Math.min(singles, most.others);
          others += 1
        )
          yield {
            units: { triples, pairs, others, free: singles - others },
            placed: markFree(placed, singles - others),
          };
      }
}

/** The last so many singles are those who may sit anywhere. */
function markFree(placed: readonly PlacedUnit[], free: number): PlacedUnit[] {
  const singles = placed.filter(({ seats }) => seats.length === 1);
  const from = singles.length - free;
  return [
    ...placed.filter(({ seats }) => seats.length > 1),
    ...singles.map((single, i) => ({ ...single, isFree: i >= from })),
  ];
}

const less = (left: Units, units: Units): Units => ({
  triples: left.triples - units.triples,
  pairs: left.pairs - units.pairs,
  others: left.others - units.others,
  free: left.free - units.free,
});

const keyOf = ({ triples, pairs, others, free }: Units): string =>
  `${triples} ${pairs} ${others} ${free}`;

/** Puts people into their units, whoever holds an infant beside the children first. */
function assign(travellers: readonly SeatTraveller[], { placed }: Filled): string[] {
  const indexes = travellers.map((_, i) => i);
  const of = (fits: (traveller: SeatTraveller) => boolean) =>
    indexes.filter((i) => fits(travellers[i]!));
  const children = of(isAccompanied);
  const adults = [
    ...of((one) => isAdult(one) && !maySitAtExit(one)),
    ...of((one) => isAdult(one) && maySitAtExit(one)),
  ];
  const older = of((one) => !isAdult(one) && !isAccompanied(one));
  const seating: string[] = [];
  const seat = (who: number | undefined, id: string): void => {
    if (who !== undefined) seating[who] = id;
  };
  for (const { seats } of placed.filter(({ seats: { length } }) => length > 1)) {
    const [first, second, third] = seats;
    seat(children.shift(), first!);
    seat(adults.shift(), second!);
    if (third !== undefined) seat(children.shift(), third);
  }
  const alone = placed.filter(({ seats }) => seats.length === 1);
  for (const { seats } of alone.filter(({ isFree }) => !isFree))
    seat(older.shift() ?? adults.shift(), seats[0]!);
  for (const { seats } of alone.filter(({ isFree }) => isFree)) seat(adults.shift(), seats[0]!);
  return seating;
}
