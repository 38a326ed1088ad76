import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { QuotedChangeFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './change.module.css';

/** How long the price stands, where the difference goes, and the two ways on. */
export function Accept({ change }: { readonly change: QuotedChangeFragment }) {
  const t = useTranslations('booking_change.quote');
  const timeOf = useTimeOfDay();
  const { orderReference, expiresAt, totalNow, payments, charge, refund, isTheirs, isInstead } =
    change;
  const back = isTheirs ? bookingRoutes.whatsChanged : bookingRoutes.overview;
  const amount = formatMoney(charge, 'always');
  return (
    <div className={layout.stack}>
      <Notice>
        <p>{t('stands_until', { time: timeOf(expiresAt) })}</p>
      </Notice>
      <form method="post" className={styles.decide}>
        <p className={styles.line}>
          <strong>{t('new_total')}</strong>
          <strong className={styles.figure}>{formatMoney(totalNow, 'always')}</strong>
        </p>
        {payments.map(({ dueDate, was, now }) => (
          <p key={dueDate} className={styles.line}>
            <span>
              {t('payment', { date: formatDate(dueDate) })}
              <span className={styles.basis}>
                {t('instead_of', { was: formatMoney(was, 'always') })}
              </span>
            </span>
            <strong>{formatMoney(now, 'always')}</strong>
          </p>
        ))}
        {charge.amount > 0 && (
          <p className={styles.line}>
            <span>
              {t('pay_now')}
              <span className={styles.basis}>{t('pay_now_text')}</span>
            </span>
            <strong>{amount}</strong>
          </p>
        )}
        {refund.amount > 0 && (
          <p className={styles.line}>
            <span>
              {t('back')}
              <span className={styles.basis}>{t('back_text')}</span>
            </span>
            <strong className={styles.back}>{formatMoney(refund, 'always')}</strong>
          </p>
        )}
        <input type="hidden" name="total" value={totalNow.amount} />
        <Button id="accept" wide>
          {charge.amount > 0
            ? t('pay_and_accept', { amount })
            : t(isInstead ? 'accept_instead' : isTheirs ? 'accept_theirs' : 'accept')}
        </Button>
        <ButtonLink kind="quiet" wide to={back.href({ orderCode: orderReference })}>
          {t(isTheirs ? 'keep_theirs' : 'keep')}
        </ButtonLink>
        {(!isTheirs || isInstead) && <p className={typography.small}>{t('whole')}</p>}
      </form>
    </div>
  );
}
