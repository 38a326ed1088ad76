import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContent } from '#server/composition/open-content.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { answerContent } from './answer-content.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 10 });
});
afterAll(() => running.close());

test('the newest review of each hotel is had at /customer_reviews, whatever it says [CONTENT-07]', async () => {
  const { pool, clock, market } = running.shop;
  const content = openContent({ pool, clock, log: pino({ level: 'silent' }), url: undefined });
  const request = new Request('http://shop.test/api/content/customer_reviews');
  const response = await answerContent({ content, market }, request);
  await content.close();
  expect(response.status).toBe(200);
  const { rows } = await pool.query(
    `select id as "hotelId", name as "hotelName", reviews->0 as newest from hotel
     where listed and jsonb_array_length(reviews) > 0`,
  );
  const newest = rows.map(({ newest: review, ...hotel }) => ({ ...hotel, ...review }));
  const { reviews } = await response.json();
  expect(reviews.length).toBeGreaterThan(0);
  for (const review of reviews) expect(newest).toContainEqual(expect.objectContaining(review));
  expect(reviews).toHaveLength(newest.length);
});
