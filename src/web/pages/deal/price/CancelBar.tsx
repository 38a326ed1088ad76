import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import type { DealHolidayFragment } from '../query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './CancelBar.module.css';

type Span = DealHolidayFragment['cancellation'][number];

/** What cancelling would cost on each date, before anything is paid. */
export function CancelBar({ spans }: { readonly spans: readonly Span[] }) {
  const t = useTranslations('deal');
  return (
    <section aria-labelledby="cancel" className={styles.section}>
      <h2 id="cancel" className={typography.formHeading}>
        {t('cancel')}
      </h2>
      <p className={styles.basis}>{t('cancel_basis')}</p>
      <ol className={styles.bar}>
        {spans.map((span) => (
          <Part key={span.from ?? ''} span={span} />
        ))}
      </ol>
    </section>
  );
}

function Part({ span }: { readonly span: Span }) {
  return (
    <li className={classes(styles.span, styles[span.tone])}>
      <p className={styles.dates}>{useSpanWords(span)}</p>
      <p className={styles.lost}>{formatMoney(span.lost)}</p>
      <p className={styles.words}>{span.words}</p>
    </li>
  );
}

/** "Until 12 April 2027", "13 April to 11 June", "From 10 July". */
function useSpanWords({ from, until }: Span): string {
  const t = useTranslations('deal');
  if (from === null)
    return until === null ? t('any_day') : t('until_day', { date: dayOf(until, 'long') });
  return until === null
    ? t('from_day', { date: dayOf(from) })
    : t('between_days', { from: dayOf(from), until: dayOf(until) });
}

/** The date without its weekday. */
const dayOf = (date: IsoDate, style: 'long' | 'short' = 'short'): string =>
  formatDate(date, style).replace(/^\w+ /, '');
