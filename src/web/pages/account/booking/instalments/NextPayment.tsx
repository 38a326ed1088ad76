import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { NextTicket } from '#web/parts/Booking/NextTicket.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RetryByAnotherCard } from './PlanCard.tsx';
import type { PlannedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './instalments.module.css';

type Receipt = NonNullable<PlannedBookingFragment['receipt']>;
type NextPaymentProps = {
  readonly receipt: Receipt;
  readonly plan: NonNullable<PlannedBookingFragment['paymentPlan']>;
  readonly orderCode: string;
  /** Names the press of a button. */
  readonly press: string;
};

/** The payment that comes next, or what follows one that the bank has refused. */
export function NextPayment({ receipt, plan, orderCode, press }: NextPaymentProps) {
  const t = useTranslations('booking_payments.plan');
  const ofDue = useTranslations('my_booking.due');
  const [declined, ...more] = receipt.payments.filter(({ state }) => state === 'DECLINED');
  const due = receipt.payments.find(({ state }) => state === 'DUE');
  if (declined) return <Declined {...{ plan, orderCode, press }} payments={[declined, ...more]} />;
  // What is being taken is said above.
  if (!due && receipt.payments.some(({ state }) => state === 'TAKING')) return null;
  if (!due) return <p className={typography.h3}>{t('all_paid')}</p>;
  const isMovable = plan.movable.includes(due.number);
  return (
    <NextTicket
      caps={t('due_next')}
      figure={<Amount of={due.amount} />}
      stub={
        plan.payableEarly.amount > 0 && (
          <>
            <ButtonLink wide to={bookingRoutes.payment.href({ orderCode })}>
              {t('pay_now')}
            </ButtonLink>
            {isMovable && (
              <ButtonLink wide kind="quiet" to={moveHref(orderCode, due.number)}>
                {t('move_date')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <p>
        {plan.waitsFor
          ? ofDue('held', { waitsFor: plan.waitsFor })
          : t('by_card', {
              date: formatDate(due.dueDate),
              card: plan.card ?? t('kept_card'),
            })}
      </p>
    </NextTicket>
  );
}

export const moveHref = (orderCode: string, number: number): string =>
  bookingRoutes.instalments.href({ orderCode, query: `move=${number}` });

type Payment = Receipt['payments'][number];
type DeclinedProps = Omit<NextPaymentProps, 'receipt'> & {
  /** The earliest first. */
  readonly payments: readonly [Payment, ...Payment[]];
};

/** What happened, what is owed and until when, and how to pay all of it at once. */
function Declined({ payments, plan, orderCode, press }: DeclinedProps) {
  const t = useTranslations('booking_payments.plan');
  const ofDue = useTranslations('my_booking.due');
  const { phone } = usePageProperties().domainConfig.brand;
  const tries = payments.flatMap(({ nextTry }) => nextTry ?? []);
  const nextTry = tries.length === payments.length ? tries.toSorted()[0] : undefined;
  const sum = formatMoney(plan.declined, 'always');
  const card = plan.card ?? t('kept_card');
  const owed = (): string => {
    if (plan.waitsFor) return t('owed');
    return nextTry === undefined ? t('owed_now') : t('owed_by', { date: formatDate(nextTry) });
  };
  const whatFollows = (): string => {
    if (plan.waitsFor) return ofDue('held', { waitsFor: plan.waitsFor });
    return nextTry === undefined
      ? t('no_more_tries', { left: tries.length, phone })
      : t('next_try', { date: formatDate(nextTry) });
  };
  return (
    <Notice tone="coral" heading={t('declined', { amount: sum })}>
      <p>
        {t('declined_when', {
          count: payments.length,
          date: formatDate(payments[0].dueDate),
        })}
      </p>
      <p className={styles.owed}>
        <span className={typography.fact}>{owed()}</span>
        <span className={typography.title}>
          <Amount of={plan.declined} pence="always" />
        </span>
      </p>
      <p>{whatFollows()}</p>
      {!plan.waitsFor && (
        <div className={styles.ways}>
          <div className={layout.stack}>
            <ButtonLink wide to={bookingRoutes.payment.href({ orderCode })}>
              {t('pay_amount_now', { amount: sum })}
            </ButtonLink>
            <p className={typography.small}>{t('pay_now_text', { card })}</p>
          </div>
          <RetryByAnotherCard plan={plan} press={press} />
        </div>
      )}
    </Notice>
  );
}
