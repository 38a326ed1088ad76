import { FEWEST_HOTELS, landingPaths, readLanding } from '#domain/place-guide/holiday-subjects.ts';
import { isTheme } from '#domain/place-guide/holiday-themes.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { themedHoliday } from '#server/place-guide/themed-holidays.ts';

/**
 * Paths below `/holidays/` of the next four weeks, the months, the years, and the themes that have
 * hotels enough for a page; pairs are found from the months.
 */
export function holidayPages(shop: Pick<WebContext, 'clock' | 'index' | 'market'>): string[] {
  const today = todayOf(shop);
  const { earliest } = departureWindow(today);
  const at = { today, now: shop.clock().getTime() };
  return landingPaths(earliest).filter((path) => {
    const landing = isTheme(path) ? readLanding(path, undefined, earliest) : undefined;
    return !landing || themedHoliday(shop.index, landing.criteria, at).hotels >= FEWEST_HOTELS;
  });
}
