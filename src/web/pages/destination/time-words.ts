import { MONTH_NAMES } from '#domain/dates.ts';
import type { Translate } from '#web/texts/translate.tsx';

/** How far clocks are ahead of those at home, in words. */
export function timeOf(ahead: number, t: Translate<'destination'>): string {
  if (ahead === 0) return t('time_same');
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const length = minutes === 0 ? t('hours', { hours }) : t('hours_half', { hours, minutes });
  return t(ahead > 0 ? 'time_ahead' : 'time_behind', { hours: length });
}

/** "January 2026" of `2026-01`. */
export const monthAndYear = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
