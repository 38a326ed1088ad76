import { useTranslations } from '#web/texts/translate.tsx';
import type { Reason } from './why-more.ts';

/** `9 m² bigger, two more beds and a garden view.`, or nothing without reasons. */
export function useReasonWords(reasons: readonly Reason[]): string {
  const t = useTranslations('rooms');
  const words = reasons.map((reason) => {
    if (reason.kind === 'bigger') return t('why_bigger', { m2: reason.m2 });
    if (reason.kind === 'beds') return t('why_beds', { count: reason.count });
    if (reason.kind === 'bed') return t(`why_bed_${reason.bed}`);
    if (reason.kind === 'sleeps') return t('why_sleeps', { count: reason.count });
    return t('why_view', { view: reason.view });
  });
  const text = words.join(', ').replace(/, ([^,]*)$/, ' and $1');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
