import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import type { BookingPaymentState, PaymentHold } from '#web/data/schema.generated.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { NextTicket } from '#web/parts/Booking/NextTicket.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { BookingOverviewFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './overview.module.css';

type PaidProps = { readonly receipt: NonNullable<BookingOverviewFragment['receipt']> };
type DueNextProps = PaidProps & {
  readonly orderCode: string;
  readonly waitsFor: PaymentHold | null;
};

/** The payment that comes next, and how far the holiday is paid; nothing once all is. */
export function DueNext({ receipt, orderCode, waitsFor }: DueNextProps) {
  const t = useTranslations('my_booking.due');
  const { phone } = usePageProperties().domainConfig.brand;
  const open = receipt.payments.filter(({ state }) => state !== 'PAID' && state !== 'CANCELLED');
  const ofState = (wanted: BookingPaymentState) => open.find(({ state }) => state === wanted);
  const due = ofState('DECLINED') ?? ofState('DUE') ?? ofState('TAKING');
  if (!due) return null;
  const whatFollows = (): ReactNode => {
    if (due.state === 'TAKING') return t('being_taken');
    if (waitsFor) return t('held', { waitsFor });
    return due.state === 'DECLINED'
      ? t.rich('declined', {
          phone: () => <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
        })
      : t('by_card', { isLast: String(open.length === 1) });
  };
  return (
    <NextTicket
      caps={t('heading')}
      figure={<Figure amount={due.amount} dueDate={due.dueDate} />}
      stub={
        <>
          {!waitsFor && due.state !== 'TAKING' && (
            <ButtonLink wide to={bookingRoutes.payment.href({ orderCode })}>
              {t('pay')}
            </ButtonLink>
          )}
          <ButtonLink wide kind="quiet" to={bookingRoutes.instalments.href({ orderCode })}>
            {t('plan')}
          </ButtonLink>
        </>
      }
    >
      <p>{whatFollows()}</p>
      <Paid receipt={receipt} />
    </NextTicket>
  );
}

function Figure({ amount, dueDate }: { readonly amount: Money; readonly dueDate: string }) {
  const t = useTranslations('my_booking.due');
  return (
    <>
      <Amount of={amount} />{' '}
      <span className={typography.card}>{t('on', { date: formatDate(dueDate, 'short') })}</span>
    </>
  );
}

/** A bar of what is paid, still to pay and paid at the hotel, with the same in words. */
function Paid({ receipt: { paid, back, stillToPay, paidAtHotel } }: PaidProps) {
  const t = useTranslations('my_booking.due');
  const parts = [
    [styles.barPaid, { amount: paid.amount - back.amount }],
    [styles.barDue, stillToPay],
    [styles.barHotel, paidAtHotel],
  ] as const;
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(([look, { amount }]) =>
          amount > 0 ? <span key={look} className={look} style={{ flexGrow: amount }} /> : null,
        )}
      </div>
      <p className={typography.micro}>
        <strong>{t('paid', { amount: formatMoney(paid, 'always') })}</strong>
        {back.amount > 0 && `, ${t('back', { amount: formatMoney(back, 'always') })}`}
        {', '}
        {t('to_pay', { amount: formatMoney(stillToPay, 'always') })}
        {paidAtHotel.amount > 0 &&
          `, ${t('at_hotel', { amount: formatMoney(paidAtHotel, 'always') })}`}
      </p>
    </div>
  );
}
