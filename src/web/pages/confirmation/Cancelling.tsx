import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ConfirmedOrderFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

type CancellingProps = { readonly spans: ConfirmedOrderFragment['cancelling'] };

/**
 * What cancelling costs from one day to the next, and what becomes of the money paid; nothing of an
 * order that does not know.
 */
export function Cancelling({ spans }: CancellingProps) {
  const t = useTranslations('confirmation');
  const whenOf = (until: string | null): string =>
    until !== null
      ? t('cancel_until', { date: formatDate(until) })
      : t(spans.length === 1 ? 'cancel_whenever' : 'cancel_after');
  if (spans.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="cancelling">
      <h2 id="cancelling" className={typography.formHeading}>
        {t('cancel')}
      </h2>
      <dl>
        {spans.map(({ until, lost }) => (
          <div key={until} className={styles.entry}>
            <dt>{whenOf(until)}</dt>
            <dd>
              {t.rich(lost.amount === 0 ? 'cancel_no_loss' : 'cancel_loss', {
                amount: formatMoney(lost, 'always'),
                b: (words) => <strong>{words}</strong>,
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('cancel_paid')}</p>
    </section>
  );
}
