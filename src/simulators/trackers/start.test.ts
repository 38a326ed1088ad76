import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTrackers } from './start.ts';

let trackers: Awaited<ReturnType<typeof startTrackers>>;
beforeAll(async () => {
  trackers = await startTrackers({ port: 0 });
});
afterAll(() => trackers.close());

test('what arrives is shown on a page, as text, and listed', async () => {
  const data = { stage: '<script>alert(1)</script>' };
  const taken = await fetch(`${trackers.url}/collector`, {
    method: 'POST',
    headers: { name: 'HolidayCheckoutBasket' },
    body: JSON.stringify({ data }),
  });
  expect(taken.status).toBe(204);
  await fetch(`${trackers.url}/ad?cost=1320.2&currency=GBP`);
  expect(await (await fetch(`${trackers.url}/_arrived`)).json()).toMatchObject([
    { tracker: 'collector', name: 'HolidayCheckoutBasket', body: { data } },
    { tracker: 'ad', body: { cost: '1320.2', currency: 'GBP' } },
  ]);
  const page = await (await fetch(trackers.url)).text();
  expect(page).toContain('HolidayCheckoutBasket');
  expect(page).not.toContain('<script>');
});

test('GA4 says nothing of what it does not take; the list does', async () => {
  const { status } = await fetch(`${trackers.url}/ga4`, { method: 'POST', body: '{}' });
  expect(status).toBe(204);
  const listed = (await (await fetch(`${trackers.url}/_arrived`)).json()) as { wrong: string[] }[];
  expect(listed.at(-1)!.wrong).not.toEqual([]);
});
