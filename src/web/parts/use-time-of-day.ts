import { useLocale, useTimeZone } from '#web/texts/translate.tsx';

/** Writes the time of day of an instant (ISO with Z) where the site's market is: `20:41`. */
export function useTimeOfDay(): (instant: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (instant) =>
    new Date(instant).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone });
}
