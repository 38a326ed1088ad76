import { addDays, formatDate } from '#domain/dates.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ResultsData } from '../results-data.ts';

/** The day that was asked for cannot be had any more: what is shown in its place (DATE-18). */
export function GoneDate({ data: { goneDate, criteria } }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  const today = addDays(
    usePageProperties().domainConfig.checkoutRules.earliestDepartureDate,
    -EARLIEST_DEPARTURE_DAYS,
  );
  if (goneDate === null) return null;
  return (
    <Notice tone="amber">
      {t('date_gone', {
        asked: formatDate(goneDate),
        isPast: String(goneDate < today),
        shown: formatDate(criteria.departureDate),
      })}
    </Notice>
  );
}
