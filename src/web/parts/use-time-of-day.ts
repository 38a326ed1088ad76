import { useLocale, useTimeZone } from '#web/texts/translate.tsx';

/** Writes the time of day of an instant (ISO with Z) where the site's market is: `20:41`. */
export function useTimeOfDay(): (instant: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = formatterOf(locale, timeZone);
  return (instant) => format.format(new Date(instant));
}

/** To make one costs a hundred times of what writing a time does. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  formatters.set(key, known);
  return known;
}
