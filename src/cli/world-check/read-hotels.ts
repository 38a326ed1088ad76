/** The hotels of the catalogue with what is held against the world. */
import * as v from 'valibot';
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { facilitiesOf, type Facility } from '#domain/catalogue/facilities.ts';
import { findPlace, type Place } from '#server/catalogue/reference.ts';
import type { Database } from '#server/db/kysely.ts';

export type CheckedHotel = {
  readonly id: number;
  readonly name: string;
  readonly place: Place;
  readonly lat: number;
  readonly lon: number;
  readonly facilities: readonly Facility[];
  /** Arrival airports. */
  readonly airports: readonly string[];
  /** Street and town, without the country. */
  readonly address: string;
  readonly metresToBeach: number | null;
  /** What its plans sell. */
  readonly boards: readonly BoardCode[];
};

const FactsSchema = v.object({ address: v.string(), metresToBeach: v.nullable(v.number()) });

/** All of them, by id; those of places that are not ours are left out. */
export async function readHotels(database: Database): Promise<CheckedHotel[]> {
  const rows = await database
    .selectFrom('hotel')
    .select(['id', 'name', 'place_id', 'lat', 'lon', 'facilities', 'airports', 'facts'])
    .orderBy('id')
    .execute();
  const plans = await database
    .selectFrom('rate_plan')
    .select(['hotel_id', 'board'])
    .distinct()
    .execute();
  const plansOf = Map.groupBy(plans, ({ hotel_id }) => hotel_id);
  return rows.flatMap(({ place_id, facilities, facts, ...hotel }) => {
    const place = findPlace(place_id);
    const sold = new Set((plansOf.get(hotel.id) ?? []).map(({ board }) => board));
    return place
      ? [
          {
            ...hotel,
            ...v.parse(FactsSchema, facts),
            place,
            facilities: facilitiesOf(facilities),
            boards: BOARD_CODES.filter((board) => sold.has(board)),
          },
        ]
      : [];
  });
}
