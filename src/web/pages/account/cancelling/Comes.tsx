import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { CancellationData, RefundedBooking } from './cancellation-data.ts';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

type ComesProps = { readonly cancellation: CancellationData; readonly booking: RefundedBooking };

/** What comes back, or is owed: the sum, and each payment that gives something back. */
export function Comes({ cancellation, booking }: ComesProps) {
  const t = useTranslations('cancelling');
  const { paid, lost, dropKept, dropTheirs, dropEnding, aside, keepsTickets } = cancellation;
  const { refund, owed, settledBy, payments, parts } = cancellation;
  const isLess = booking.refunds.some(({ change }) => change !== null);
  const isOwed = owed.amount > 0;
  return (
    <section className={styles.receipt} aria-labelledby="comes">
      <h2 id="comes" className={typography.h3}>
        {t(isOwed ? 'owed_heading' : 'back_heading')}
      </h2>
      <dl className={styles.lines}>
        <div>
          <dt>{t(isLess ? 'paid_less' : 'paid')}</dt>
          <dd>{formatMoney(paid, 'always')}</dd>
        </div>
        <div>
          <dt>{t('costs')}</dt>
          <dd>{formatMoney(lost, 'always')}</dd>
        </div>
        {dropKept && (
          <div>
            <dt>{t('drop_kept')}</dt>
            <dd>{formatMoney(dropKept, 'always')}</dd>
          </div>
        )}
        {aside && (
          <div>
            <dt>{t(keepsTickets ? 'tickets_kept' : 'aside')}</dt>
            <dd>{formatMoney(aside, 'always')}</dd>
          </div>
        )}
      </dl>
      <LostParts parts={parts} />
      <p className={styles.total}>
        <span>{t(isOwed ? 'owed' : 'back')}</span>
        <span className={styles.figure}>
          <Amount of={isOwed ? owed : refund} pence="always" />
        </span>
      </p>
      <PaymentsBack payments={payments} settledBy={settledBy} />
      {isOwed && (
        <p>
          {aside && !keepsTickets
            ? t('owed_with_tickets')
            : t('owed_by', { day: formatDate(settledBy) })}
        </p>
      )}
      {dropTheirs && <p>{t('drop_theirs', { amount: formatMoney(dropTheirs, 'always') })}</p>}
      {dropEnding && <p>{t('drop_ending', { amount: formatMoney(dropEnding, 'always') })}</p>}
    </section>
  );
}

/** To which card how much goes back, and by when. */
function PaymentsBack({ payments, settledBy }: Pick<CancellationData, 'payments' | 'settledBy'>) {
  const t = useTranslations('cancelling');
  const back = payments.filter((payment) => payment.back.amount > 0);
  if (back.length === 0) return null;
  return (
    <>
      <h3 className={typography.caps}>{t('to_card')}</h3>
      <dl className={styles.lines}>
        {back.map((payment) => (
          <div key={payment.paidOn}>
            <dt>
              {t(payment.card ? 'payment_by' : 'payment_of', {
                day: formatDate(payment.paidOn),
                card: payment.card ? t('card', payment.card) : '',
              })}
            </dt>
            <dd>{formatMoney(payment.back, 'always')}</dd>
          </div>
        ))}
      </dl>
      <p>{t('back_by', { day: formatDate(settledBy) })}</p>
    </>
  );
}

/** What is lost of what; nothing where the terms do not say. */
function LostParts({ parts }: Pick<CancellationData, 'parts'>) {
  const t = useTranslations('cancelling');
  if (parts.length === 0) return null;
  return (
    <>
      <h3 className={typography.caps}>{t('parts')}</h3>
      <dl className={styles.lines}>
        {parts.map((part) => (
          <div key={part.kind}>
            <dt>{t(`part_${part.kind}`, { amount: formatMoney(part.amount, 'always') })}</dt>
            <dd>
              {t('part_lost', {
                kind: shareLost(part),
                lost: formatMoney(part.lost, 'always'),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function shareLost({ amount, lost }: CancellationData['parts'][number]): string {
  if (lost.amount === 0) return 'none';
  return lost.amount === amount.amount ? 'all' : 'some';
}
