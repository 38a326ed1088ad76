/** Looking hotels up by what people type: names are kept in memory, and read again now and then. */
import type { Pool } from 'pg';
import * as v from 'valibot';
import { fold, slugOf } from '#domain/input/fold.ts';
import { findPlace, type Place } from './reference.ts';

const Rows = v.array(
  v.object({
    id: v.number(),
    name: v.string(),
    placeId: v.string(),
    lat: v.number(),
    lon: v.number(),
    listed: v.boolean(),
  }),
);

export type NamedHotel = {
  readonly id: number;
  readonly name: string;
  readonly place: Place;
  readonly lat: number;
  readonly lon: number;
};
type Searchable = NamedHotel & { readonly folded: string; readonly listed: boolean };

const KEPT_MS = 60_000;
/** Fewer letters say too little to be part of a hotel's name (SRCH-17). */
const LEAST_LETTERS = 3;

const kept = new WeakMap<
  Pool,
  { readonly until: number; readonly names: Promise<readonly Searchable[]> }
>();

/**
 * Hotels with the text in their name, those whose name begins with it first, then the most wanted;
 * none for less than three letters. One that is not listed answers to its whole name alone.
 */
export async function suggestHotels(
  pool: Pool,
  text: string,
  most: number,
): Promise<readonly NamedHotel[]> {
  const wanted = fold(text);
  if (wanted.length < LEAST_LETTERS) return [];
  const found = (await namesOf(pool)).filter(({ folded, listed }) =>
    listed ? folded.includes(wanted) : folded === wanted,
  );
  return [
    ...found.filter(({ folded }) => folded.startsWith(wanted)),
    ...found.filter(({ folded }) => !folded.startsWith(wanted)),
  ].slice(0, most);
}

const LISTED = 200;

export type LetteredHotel = NamedHotel & {
  /** Its name is listed under it: `A` to `Z`, or `#` for all else. */
  readonly letter: string;
};

type HotelList = {
  readonly pages: number;
  /** Letters that names begin with, and the page on which each begins. */
  readonly letters: readonly { readonly letter: string; readonly page: number }[];
  readonly hotels: readonly LetteredHotel[];
};

/** A page of all listed hotels by name; pages count from 1, one that does not exist is empty. */
export async function listHotels(pool: Pool, page: number): Promise<HotelList> {
  const all = (await namesOf(pool))
    .filter(({ listed }) => listed)
    .map((hotel) => ({ ...hotel, letter: letterOf(hotel.name) }))
    .toSorted(
      (a, b) => compare(a.letter, b.letter) || a.folded.localeCompare(b.folded) || a.id - b.id,
    );
  return {
    pages: Math.ceil(all.length / LISTED),
    letters: all.flatMap(({ letter }, at) =>
      letter === all[at - 1]?.letter ? [] : [{ letter, page: Math.floor(at / LISTED) + 1 }],
    ),
    hotels: all.slice((page - 1) * LISTED, page * LISTED),
  };
}

const letterOf = (name: string): string => /^[a-z]/.exec(slugOf(name))?.[0].toUpperCase() ?? '#';

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** A list that could not be read is not kept. */
function namesOf(pool: Pool, now: number = performance.now()): Promise<readonly Searchable[]> {
  const known = kept.get(pool);
  if (known && known.until > now) return known.names;
  const names = readNames(pool);
  kept.set(pool, { until: now + KEPT_MS, names });
  names.catch(() => kept.delete(pool));
  return names;
}

/** The most wanted first. */
async function readNames(pool: Pool): Promise<readonly Searchable[]> {
  const { rows } = await pool.query(
    'select id, name, place_id as "placeId", lat, lon, listed from hotel order by popularity desc, id',
  );
  return v.parse(Rows, rows).flatMap(({ placeId, ...hotel }) => {
    const place = findPlace(placeId);
    return place ? [{ ...hotel, place, folded: fold(hotel.name) }] : [];
  });
}

/** A hotel's name as the last part of its page's address (ROUTE-13). */
export const hotelSlug = (name: string): string => slugOf(name) || 'hotel';
