import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { UNDO_MINUTES } from '#domain/order/cancelling.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ConfirmedOrderFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

type CancellingProps = {
  readonly spans: ConfirmedOrderFragment['cancelling'];
  readonly ownFlights: ConfirmedOrderFragment['ownFlights'];
  readonly orderCode: string;
};

/**
 * What cancelling costs from one day to the next, and what becomes of the money paid; nothing of an
 * order that does not know.
 */
export function Cancelling({ spans, ownFlights, orderCode }: CancellingProps) {
  const t = useTranslations('confirmation');
  const isFree = spans[0]?.lost.amount === 0;
  const whenOf = (until: string | null): string =>
    until !== null
      ? t('cancel_until', { date: formatDate(until) })
      : t(spans.length === 1 && isFree ? 'cancel_whenever' : 'cancel_after');
  if (spans.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="cancelling">
      <h2 id="cancelling" className={typography.formHeading}>
        {t('cancel')}
      </h2>
      <dl>
        {!isFree && ownFlights !== 'THEIRS' && (
          <div className={`${styles.entry} ${styles.online}`}>
            <dt>{t('cancel_undo', { minutes: UNDO_MINUTES })}</dt>
            <dd>{t.rich('cancel_no_loss', { b: (words) => <strong>{words}</strong> })}</dd>
          </div>
        )}
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
      {ownFlights !== null && <p>{t('cancel_own_flights')}</p>}
      <p className={`${layout.alone} ${styles.online}`}>
        <Link to={bookingRoutes.cancel.href({ orderCode })}>{t('cancel_here')}</Link>
      </p>
    </section>
  );
}
