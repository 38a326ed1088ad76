import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 10 });
});
afterAll(() => running.close());

const THEMES = `query Themes($ids: [ID!]!) { themes(ids: $ids) {
  id name departureDateRanges { startDate endDate }
  filters { board stars facilities review adaptedRoom } party { adults childAges }
} }`;

test('a theme has an id, a name, when its holidays leave, filters and a party [DEST-03]', async () => {
  const { themes } = await running
    .visitor()
    .ask<{ themes: readonly Record<string, unknown>[] }>(THEMES, { ids: ['luxury', 'winter-sun'] });
  const { earliest, latest } = departureWindow(todayOf(running.shop));
  const couple = [{ adults: 2, childAges: [] }];
  const none = { board: [], stars: [], facilities: [], review: null, adaptedRoom: false };
  const [, winterSun] = themes;
  expect(themes).toEqual([
    {
      id: 'luxury',
      name: 'Luxury',
      departureDateRanges: [{ startDate: earliest, endDate: latest }],
      filters: { ...none, stars: [5], review: 4.5 },
      party: couple,
    },
    {
      id: 'winter-sun',
      name: 'Winter sun',
      departureDateRanges: winterSun!['departureDateRanges'],
      filters: none,
      party: couple,
    },
  ]);
  const winters = winterSun!['departureDateRanges'] as readonly Record<string, string>[];
  expect(winters.length).toBeGreaterThan(0);
  for (const { startDate, endDate } of winters) {
    expect(startDate === earliest || startDate!.endsWith('-12-01')).toBe(true);
    expect(endDate === latest || addDays(endDate!, 1).endsWith('-03-01')).toBe(true);
  }
});
