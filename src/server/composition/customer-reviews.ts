import type { Pool } from 'pg';
import * as v from 'valibot';

const RowSchema = v.object({
  hotelId: v.number(),
  hotelName: v.string(),
  rating: v.number(),
  date: v.string(),
  title: v.string(),
  content: v.string(),
  party: v.string(),
});
export type ReviewOfHotel = v.InferOutput<typeof RowSchema>;

/**
 * Reviews of the hotels that most have reviewed: of each its newest, whatever it says, so that low
 * ratings stand in it as often as they are given (CONTENT-07, R24); the newest first.
 */
export async function loadCustomerReviews(pool: Pool, most = 24): Promise<ReviewOfHotel[]> {
  const { rows } = await pool.query(
    `select id as "hotelId", name as "hotelName", (newest->>'rating')::float8 as rating,
            newest->>'date' as date, newest->>'title' as title, newest->>'content' as content,
            newest->>'party' as party
     from (select id, name, reviews->0 as newest from hotel
           where listed and jsonb_array_length(reviews) > 0
           order by review_count desc, id limit $1) as known
     order by date desc, id`,
    [most],
  );
  return v.parse(v.array(RowSchema), rows);
}
