/**
 * Hotels with their rate plans' words, as cards and deals tell them. Prices come from the index,
 * never from here.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { facilitiesOf, type Facility } from '#domain/catalogue/facilities.ts';
import { REVIEW_PARTIES, REVIEW_TOPICS } from '#domain/catalogue/reviews.ts';
import { findPlace, lineageOf, type Place } from './reference.ts';

const FactsSchema = v.object({
  description: v.string(),
  address: v.string(),
  decidingFact: v.string(),
  metresToBeach: v.nullable(v.number()),
  access: v.array(v.string()),
  checkInFrom: v.string(),
});

const HotelSchema = v.object({
  id: v.number(),
  name: v.string(),
  placeId: v.string(),
  stars: v.number(),
  reviewScore: v.pipe(v.string(), v.transform(Number)),
  reviewCount: v.number(),
  reviewDistribution: v.array(v.number()),
  facilities: v.number(),
  lat: v.number(),
  lon: v.number(),
  airports: v.array(v.string()),
  facts: FactsSchema,
});

const PlanSchema = v.object({
  id: v.number(),
  hotelId: v.number(),
  roomName: v.string(),
  board: v.picklist(BOARD_CODES),
  refundable: v.boolean(),
  /** Days before arrival until which a refundable plan is given back whole. */
  refundDays: v.number(),
  /** Adults and children, the extra bed counted; infants have a cot. */
  sleeps: v.number(),
  facts: v.object({
    displayName: v.string(),
    sizeM2: v.number(),
    beds: v.string(),
    view: v.nullable(v.string()),
    adapted: v.boolean(),
  }),
});
export type RatePlanFacts = v.InferOutput<typeof PlanSchema>;

export type HotelFacts = Omit<v.InferOutput<typeof HotelSchema>, 'facilities' | 'placeId'> & {
  readonly place: Place;
  readonly facilities: readonly Facility[];
  readonly plans: ReadonlyMap<number, RatePlanFacts>;
};

const ReviewSchema = v.object({
  /** 1 to 5. */
  rating: v.number(),
  date: v.string(),
  title: v.string(),
  content: v.string(),
  party: v.picklist(REVIEW_PARTIES),
  /** First day of the month of the stay. */
  stayed: v.string(),
  topics: v.array(v.picklist(REVIEW_TOPICS)),
});
export type GuestReview = v.InferOutput<typeof ReviewSchema>;

const ReviewsRow = v.object({ reviews: v.array(ReviewSchema) });

/**
 * What guests have written of a hotel, the newest first; none of a hotel that is not there. Read
 * when somebody opens the hotel: lists show no more than the score.
 */
export async function readReviews(pool: Pool, hotelId: number): Promise<readonly GuestReview[]> {
  const { rows } = await pool.query('select reviews from hotel where id = $1', [hotelId]);
  return rows[0] === undefined ? [] : v.parse(ReviewsRow, rows[0]).reviews;
}

/** Hotels by id; ids that are no hotel of ours are missing from the answer. */
export type LoadHotels = (ids: readonly number[]) => Promise<ReadonlyMap<number, HotelFacts>>;

/** Some 4 kB each. */
const MOST_KEPT = 5_000;

/** A loader that keeps what it has read; when it holds too many, the first go. */
export function makeHotelLoader(pool: Pool, most = MOST_KEPT): LoadHotels {
  const kept = new Map<number, HotelFacts>();
  return async (ids) => {
    const wanted = [...new Set(ids)];
    const found = new Map(
      wanted.flatMap((id) => (kept.has(id) ? [[id, kept.get(id)!] as const] : [])),
    );
    const missing = wanted.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const hotel of await readHotels(pool, missing)) {
      kept.set(hotel.id, hotel);
      found.set(hotel.id, hotel);
    }
    for (const id of kept.keys().take(Math.max(0, kept.size - most))) kept.delete(id);
    return found;
  };
}

/** About 7 ms of the thread. */
const READ_AT_ONCE = 50;
const PAUSE_MS = 20;

/**
 * Has hotels read before a page waits for them: as many as a loader keeps, a few at a time so that
 * pages go first. `signal` ends it.
 */
export async function readAhead(
  load: LoadHotels,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  for (let from = 0; from < Math.min(ids.length, MOST_KEPT); from += READ_AT_ONCE) {
    if (signal?.aborted) return;
    await load(ids.slice(from, from + READ_AT_ONCE));
    await sleep(PAUSE_MS);
  }
}

async function readHotels(pool: Pool, ids: readonly number[]): Promise<HotelFacts[]> {
  const [hotels, plans] = await Promise.all([
    pool.query(
      `select id, name, place_id as "placeId", stars, review_score as "reviewScore", review_count as "reviewCount", review_distribution as "reviewDistribution",
         facilities, lat, lon, airports, facts from hotel where id = any($1)`,
      [ids],
    ),
    pool.query(
      `select id, hotel_id as "hotelId", room_name as "roomName", board, refundable, refund_days as "refundDays", room_facts as facts,
         (occupancy->>'maxPeople')::int as sleeps from rate_plan where hotel_id = any($1)`,
      [ids],
    ),
  ]);
  const plansOf = Map.groupBy(v.parse(v.array(PlanSchema), plans.rows), ({ hotelId }) => hotelId);
  return v.parse(v.array(HotelSchema), hotels.rows).flatMap(({ placeId, facilities, ...hotel }) => {
    const place = findPlace(placeId);
    if (!place) return [];
    const chosen = facilitiesOf(facilities);
    return [
      {
        ...hotel,
        place,
        facilities: chosen,
        plans: new Map((plansOf.get(hotel.id) ?? []).map((plan) => [plan.id, plan])),
      },
    ];
  });
}

const ListedRows = v.array(
  v.object({ id: v.number(), name: v.string(), changedAt: v.nullable(v.string()) }),
);

/** A hotel that has a page, and when what the page says of it last changed, where that is known. */
export type ListedHotel = v.InferOutput<typeof ListedRows>[number];

/** A millisecond of the thread, and a tenth of a megabyte. */
const LISTED_AT_ONCE = 100;
const SELECT_LISTED = `select id, name, changed_at as "changedAt" from hotel
  left join hotel_page on hotel_id = id where listed and id >= $1 order by id limit $2`;

/** How many hotels have a page. */
export async function countListedHotels(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ hotels: number }>(
    'select count(*)::integer as hotels from hotel where listed',
  );
  return rows[0]?.hotels ?? 0;
}

/**
 * Hotels that have a page by number, so many from the one at this place on; some at a time, so that
 * nobody holds the whole catalogue.
 */
export async function* listedHotels(
  pool: Pool,
  { after, most }: { readonly after: number; readonly most: number },
): AsyncGenerator<readonly ListedHotel[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from hotel where listed order by id offset $1 limit 1',
    [after],
  );
  let from = rows[0]?.id;
  let left = most;
  while (from !== undefined && left > 0) {
    const limit = Math.min(LISTED_AT_ONCE, left);
    const hotels = v.parse(ListedRows, (await pool.query(SELECT_LISTED, [from, limit])).rows);
    if (hotels.length > 0) yield hotels;
    left -= hotels.length;
    from = hotels.length < limit ? undefined : hotels.at(-1)!.id + 1;
  }
}

const PlaceRows = v.array(v.object({ placeId: v.string() }));

/** Places with a hotel that has a page, and all that they lie in. */
export async function placesWithHotels(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query(
    'select distinct place_id as "placeId" from hotel where listed',
  );
  return new Set(
    v.parse(PlaceRows, rows).flatMap(({ placeId }) => lineageOf(placeId).map(({ id }) => id)),
  );
}
