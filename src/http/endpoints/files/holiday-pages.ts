import { allMonths, landingPaths, monthSubject } from '#domain/place-guide/holiday-subjects.ts';
import { ALL_THEMES, isTheme, leadMonth } from '#domain/place-guide/holiday-themes.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { monthsOfTheme } from '#server/place-guide/paired-pages.ts';

/**
 * Paths below `/holidays/` of the next four weeks, the months, the years, and of the themes and
 * their months that have hotels enough for a page.
 */
export async function holidayPages(
  shop: Pick<WebContext, 'clock' | 'index' | 'market'>,
): Promise<string[]> {
  const today = todayOf(shop);
  const { earliest } = departureWindow(today);
  const at = { today, earliest, now: shop.clock().getTime() };
  const paths = landingPaths(earliest).filter((path) => !isTheme(path));
  // Side by side, so that the search of a month, which all share, is still kept for each of them.
  const monthsOf = await Promise.all(
    ALL_THEMES.map(async (theme) => ({
      theme,
      months: await monthsOfTheme(shop.index, theme, at),
    })),
  );
  for (const { theme, months } of monthsOf) {
    if (months.some((month) => month === leadMonth(theme, allMonths(earliest)))) paths.push(theme);
    paths.push(...months.map((month) => `${monthSubject(month)}/${theme}`));
  }
  return paths;
}
