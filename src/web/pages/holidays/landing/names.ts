import { MONTH_NAMES } from '#domain/dates.ts';
import { LATE_DEALS } from '#domain/place-guide/holiday-subjects.ts';
import { isTheme, type HolidayTheme } from '#domain/place-guide/holiday-themes.ts';
import { monthName } from '#web/parts/in-few-words.ts';
import { useTranslations, type Translate } from '#web/texts/translate.tsx';

type Say = Translate<'holidays'>;

/** What a page of holidays is called: of a month, a theme, both, or neither. */
export function landingTitle(
  t: Say,
  {
    month,
    theme,
  }: { readonly month?: string | undefined; readonly theme?: HolidayTheme | undefined },
): string {
  if (theme === undefined)
    return month === undefined ? t('late_title') : t('month_title', { month: monthName(month) });
  const name = t(`title_${theme}`);
  return month === undefined ? name : t('theme_in_month', { theme: name, month: monthName(month) });
}

/** The title of a page by its path below `/holidays/`, one of the closed list without pairs. */
export function useLandingName(): (path: string) => string {
  const t = useTranslations('holidays');
  return (path) => {
    if (isTheme(path)) return landingTitle(t, { theme: path });
    if (path === LATE_DEALS) return landingTitle(t, {});
    const [name = '', year] = path.split('-');
    const month = MONTH_NAMES.findIndex((one) => one.toLowerCase() === name) + 1;
    return month === 0
      ? t('title_year', { year: path })
      : landingTitle(t, { month: `${year}-${String(month).padStart(2, '0')}` });
  };
}
