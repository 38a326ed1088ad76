/** Rate plans of a hotel: room × board × terms, with who fits and what it does to the price. */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { ChildBand, Occupancy } from '#domain/catalogue/occupancy.ts';
import { isTown } from '#domain/geography/board-faults.ts';
import { behaviourOf, isSentinel } from '../sentinels.ts';
import { boardsSold } from './boards.ts';
import { wholeBetween, pickByChance, unit } from './chance.ts';
import type { Hotel } from './hotels.ts';

export type RoomFacts = {
  readonly displayName: string;
  readonly sizeM2: number;
  readonly beds: string;
  readonly view: string | null;
  readonly adapted: boolean;
};

export type RatePlan = {
  readonly id: number;
  readonly hotel: Hotel;
  readonly roomCode: string;
  readonly roomName: string;
  readonly roomFacts: RoomFacts;
  readonly board: BoardCode;
  readonly refundable: boolean;
  /** Days before arrival until which cancelling is free. */
  readonly refundDays: number;
  readonly occupancy: Occupancy;
  readonly onRequest: boolean;
  /** Pence a night for two adults on a day of demand 1. */
  readonly basePrice: number;
};

/** Plan ids are hotel id × 100 + place in the hotel's list. */
export const PLANS_PER_HOTEL = 100;

const OLDEST_CHILD = 15;

const fits = (
  maxPeople: number,
  maxAdults: number,
  maxChildren: number,
  adultFactors: readonly number[],
  childFactor: number,
): Occupancy => ({
  maxPeople,
  maxAdults,
  maxChildren,
  maxInfants: 2,
  adultFactors,
  childBands: [{ toAge: OLDEST_CHILD, factor: childFactor }],
});

type RoomKind = {
  readonly code: string;
  readonly name: string;
  readonly factor: number;
  readonly size: readonly [number, number];
  readonly beds: string;
  readonly occupancy: Occupancy;
};

const DOUBLE: RoomKind = {
  code: 'DBL',
  name: 'Double room',
  factor: 1,
  size: [18, 26],
  beds: 'one double or two single beds and an extra bed',
  occupancy: fits(3, 2, 1, [0, 102, 128], 26),
};
const TRIPLE: RoomKind = {
  code: 'TPL',
  name: 'Triple room',
  factor: 1.12,
  size: [22, 30],
  beds: 'one double and one single bed',
  occupancy: fits(3, 3, 2, [0, 112, 128, 166], 24),
};
const FAMILY: RoomKind = {
  code: 'FAM',
  name: 'Family room',
  factor: 1.28,
  size: [28, 40],
  beds: 'one double and two single beds and an extra bed',
  occupancy: fits(5, 4, 3, [0, 122, 128, 158, 188], 20),
};
const SUITE: RoomKind = {
  code: 'STE',
  name: 'Junior suite',
  factor: 1.55,
  size: [34, 52],
  beds: 'one king bed and a sofa bed',
  occupancy: fits(4, 3, 2, [0, 124, 128, 160], 26),
};
const APARTMENT: RoomKind = {
  code: 'APT',
  name: 'One-bedroom apartment',
  factor: 1.18,
  size: [36, 55],
  beds: 'one double bed and a sofa bed',
  occupancy: fits(4, 4, 3, [0, 126, 128, 140, 152], 10),
};
const LARGE_APARTMENT: RoomKind = {
  code: 'AP2',
  name: 'Two-bedroom apartment',
  factor: 1.6,
  size: [55, 80],
  beds: 'one double and two single beds, and a sofa bed',
  occupancy: fits(6, 6, 4, [0, 126, 128, 136, 144, 156, 168], 8),
};
const SINGLE: RoomKind = {
  code: 'SGL',
  name: 'Single room',
  factor: 0.92,
  size: [12, 17],
  beds: 'one single bed',
  occupancy: fits(1, 1, 0, [0, 96], 0),
};
/** At the price of the like standard room. */
const ADAPTED: RoomKind = { ...DOUBLE, code: 'ADA', name: 'Adapted double room', size: [24, 34] };
const ADAPTED_APARTMENT: RoomKind = {
  ...APARTMENT,
  code: 'ADA',
  name: 'Adapted one-bedroom apartment',
  size: [42, 58],
};

export function makePlans(seed: number, hotel: Hotel): RatePlan[] {
  const nightly = basePriceOf(seed, hotel);
  const plans = roomsOf(seed, hotel).flatMap((room) =>
    boardsOf(seed, hotel, room).flatMap(({ board, factor }) =>
      termsOf(seed, hotel, room, board).map((terms) => ({
        room,
        board,
        price: nightly * room.factor * factor * terms.factor,
        ...terms,
      })),
    ),
  );
  return plans.map(({ room, board, price, refundable, refundDays }, i) => ({
    id: hotel.id * PLANS_PER_HOTEL + i + 1,
    hotel,
    roomCode: room.code,
    roomName: room.name,
    roomFacts: roomFactsOf(seed, hotel, room),
    board,
    refundable,
    refundDays,
    occupancy: { ...room.occupancy, childBands: childBandsOf(seed, hotel, room) },
    onRequest: behaviourOf(hotel.id) === 'on_request',
    basePrice: Math.round(price),
  }));
}

/**
 * Ages up to which hotels count a child as small, and then as a child; teenagers cost up to half as
 * much again.
 */
const BAND_AGES = [
  [6, 12],
  [6, 15],
  [11, 15],
] as const;

/**
 * A third of the hotels ask the same for every child; the others less for small ones, and most of
 * them more for teenagers.
 */
function childBandsOf(
  seed: number,
  hotel: Hotel,
  { occupancy: { childBands } }: RoomKind,
): readonly ChildBand[] {
  const [{ factor } = { factor: 0 }] = childBands;
  const chance = unit(seed, hotel.id, 'child bands');
  if (factor === 0 || chance < 0.33 || isSentinel(hotel.id)) return childBands;
  const [small, child] = pickByChance(BAND_AGES, unit(seed, hotel.id, 'band ages'));
  const bands = [
    { toAge: small, factor: Math.round(factor * 0.6) },
    { toAge: child, factor },
  ];
  return child < OLDEST_CHILD
    ? [...bands, { toAge: OLDEST_CHILD, factor: Math.round(factor * 1.5) }]
    : bands;
}

function basePriceOf(seed: number, hotel: Hotel): number {
  const byStars = [0, 3_600, 4_900, 7_000, 11_200, 20_500][hotel.stars] ?? 7_000;
  const wanted = 0.85 + (hotel.place.popularity ?? 30) / 400;
  const far = hotel.climate === 'tropics' ? 1.15 : hotel.climate === 'ski' ? 1.25 : 1;
  return (
    byStars *
    wanted *
    far *
    (0.78 + unit(seed, hotel.id, 'price') * 0.5) *
    (0.86 + (hotel.reviewScore - 3) * 0.12)
  );
}

function roomsOf(seed: number, hotel: Hotel): RoomKind[] {
  if (isSentinel(hotel.id)) return [DOUBLE, FAMILY];
  const chance = (key: string) => unit(seed, hotel.id, 'rooms', key);
  const isSelfCatering = hotel.facilities.includes('kitchen');
  return [
    ...(isSelfCatering
      ? [APARTMENT, ...(chance('large') < 0.6 ? [LARGE_APARTMENT] : [])]
      : [DOUBLE, ...(chance('family') < 0.62 ? [FAMILY] : chance('triple') < 0.5 ? [TRIPLE] : [])]),
    ...(hotel.stars >= 4 && chance('suite') < 0.6 ? [SUITE] : []),
    ...(!isSelfCatering && hotel.stars <= 4 && chance('single') < 0.22 ? [SINGLE] : []),
    ...(hotel.facilities.includes('adapted_room')
      ? [isSelfCatering ? ADAPTED_APARTMENT : ADAPTED]
      : []),
  ];
}

type BoardPrice = { readonly board: BoardCode; readonly factor: number };

const BOARD_FACTORS: Record<BoardCode, number> = {
  RO: 1,
  SC: 1,
  BB: 1.13,
  HB: 1.36,
  FB: 1.52,
  AI: 1.72,
};

function boardsOf(seed: number, hotel: Hotel, room: RoomKind): BoardPrice[] {
  const boards = boardsSold(seed, hotel);
  return (room.code === 'SGL' || room.code === 'ADA' ? boards.slice(0, 2) : boards).map(
    (board) => ({ board, factor: BOARD_FACTORS[board] }),
  );
}

type Terms = { readonly refundable: boolean; readonly refundDays: number; readonly factor: number };

function termsOf(seed: number, hotel: Hotel, room: RoomKind, board: BoardCode): Terms[] {
  const refundDays = pickByChance([3, 7, 14, 21], unit(seed, hotel.id, 'refund days'));
  const fixed: Terms = { refundable: false, refundDays: 0, factor: 1 };
  const free: Terms = { refundable: true, refundDays, factor: 1.09 };
  if (isSentinel(hotel.id)) return [fixed, free];
  const kinds = unit(seed, hotel.id, 'terms');
  if (kinds < 0.2) return [free];
  return kinds < 0.62 || room.code === 'ADA' || (board === 'FB' && kinds < 0.8)
    ? [fixed]
    : [fixed, free];
}

/** What the rooms look at that do not look at the sea, beside the garden. */
function landView({ id, place, facilities }: Hotel): string {
  if (isTown(place) || isSentinel(id)) return 'town view';
  if (place.nature.includes('ski') || place.nature.includes('mountain')) return 'mountain view';
  return facilities.includes('pool') ? 'pool view' : 'town view';
}

function roomFactsOf(seed: number, hotel: Hotel, room: RoomKind): RoomFacts {
  const chance = (key: string) => unit(seed, hotel.id, room.code, key);
  const view = hotel.facilities.includes('sea_view')
    ? pickByChance([null, 'sea view', 'side sea view', 'garden view'], chance('view'))
    : pickByChance([null, 'garden view', landView(hotel)], chance('view'));
  return {
    displayName: view ? `${room.name}, ${view}` : room.name,
    sizeM2: wholeBetween(room.size[0], room.size[1], chance('size')),
    beds: room.beds,
    view,
    adapted: room.code === 'ADA',
  };
}
