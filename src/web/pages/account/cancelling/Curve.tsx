import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import type { CancellationData } from './cancellation-data.ts';
import { spansOf, type TermSpan } from './terms.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

/** What is lost when: a bar for the eye, and the list that says it. */
export function Curve({ terms, today }: Pick<CancellationData, 'terms' | 'today'>) {
  const t = useTranslations('cancelling');
  const spans = spansOf(terms, today);
  return (
    <section className={layout.ruled} aria-labelledby="curve">
      <h2 id="curve" className={typography.formHeading}>
        {t('curve')}
      </h2>
      <div className={styles.bar} aria-hidden="true">
        {spans.map(({ until, isNow, tone }) => (
          <span key={until} className={classes(styles.span, styles[tone], isNow && styles.now)}>
            {isNow && <span className={styles.pin}>{t('today')}</span>}
          </span>
        ))}
      </div>
      <ol className={styles.terms}>
        {spans.map((span) => (
          <li
            key={span.until}
            className={classes(styles.term, span.isNow && styles.current)}
            aria-current={span.isNow ? 'date' : undefined}
          >
            <span className={classes(styles.mark, styles[span.tone])} aria-hidden="true" />
            <span>{whenOf(t, span, spans.length)}</span>
            <span className={styles.sum}>
              {span.lost.amount === 0 ? t('nothing') : formatMoney(span.lost, 'always')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whenOf(
  t: ReturnType<typeof useTranslations<'cancelling'>>,
  { from, until }: TermSpan,
  spans: number,
): string {
  if (spans === 1) return t('always');
  if (from === null) return t('until', { day: formatDate(until ?? '') });
  return until === null
    ? t('from', { day: formatDate(from) })
    : t('between', { from: formatDate(from, 'short'), until: formatDate(until) });
}
