import { formatDate } from '#domain/dates.ts';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ChangeOfTheirsFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** Until when an answer is asked for, what happens until then, and what the law says. */
export function Until({ change }: { readonly change: ChangeOfTheirsFragment }) {
  const t = useTranslations('whats_changed.until');
  const timeOf = useTimeOfDay();
  const { answerBy, answerDay, reminderDays } = change;
  const [first, second] = reminderDays.map((day) => formatDate(day));
  return (
    <div className={layout.stack}>
      {answerBy !== null && answerDay !== null && (
        <Notice tone="amber">
          <p>{t('by')}</p>
          <p className={typography.h3}>
            {t('moment', { date: formatDate(answerDay), time: timeOf(answerBy) })}
          </p>
        </Notice>
      )}
      <section aria-labelledby="until">
        <h2 id="until" className={typography.h3}>
          {t('heading')}
        </h2>
        <ul>
          <li>{t('payments')}</li>
          {first !== undefined && second !== undefined && (
            <li>{t('reminders', { first, second })}</li>
          )}
          <li>{t('silence')}</li>
        </ul>
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights" className={typography.h3}>
          {t('rights')}
        </h2>
        <p className={typography.small}>{t('rights_text')}</p>
      </section>
    </div>
  );
}
