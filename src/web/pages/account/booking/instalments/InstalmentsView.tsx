import type { IsoDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PaidShares } from '#web/parts/Booking/PaidShares.tsx';
import { receiptFacts } from '#web/parts/Booking/receipt-facts.ts';
import { LookAgain } from '#web/parts/LookAgain.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { MovePayment } from './MovePayment.tsx';
import { NextPayment } from './NextPayment.tsx';
import { Plan } from './Plan.tsx';
import { CardChanged, PlanCard } from './PlanCard.tsx';
import type { PlannedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type InstalmentsViewProps = {
  readonly booking: PlannedBookingFragment;
  /** Number of the payment that is to be moved; none is 0. */
  readonly moving: number;
  readonly done: 'paid' | 'moved' | undefined;
  readonly today: IsoDate;
  readonly replacing: ReplacingCard;
  readonly refused: RefusedForm | undefined;
};

type OfBooking = Pick<InstalmentsViewProps, 'booking'>;

type ReplacingCard = {
  /** Names the press of a button. */
  readonly press: string;
  /** Of the card whose lead has come back from the card provider. */
  readonly replacementId: string | undefined;
};

/** The payments of a booking: what is due next, all of the plan, and how it can be changed. */
export function InstalmentsView({
  booking,
  moving,
  done,
  today,
  replacing,
  refused,
}: InstalmentsViewProps) {
  const t = useTranslations('booking_payments.plan');
  const form = usePostedForm('move', refused);
  const { reference: orderCode, receipt, paymentPlan: plan } = booking;
  const isCancelled = booking.status === 'CANCELLED';
  const isMovable = plan?.movable.includes(moving) ?? false;
  const payment = isMovable ? receipt?.payments.find(({ number }) => number === moving) : undefined;
  return (
    <BookingFrame orderCode={orderCode} booking={booking} receipt={receiptFacts(booking)}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      {done && !refused && (
        <Notice tone="good" role="status">
          {t('done', { done })}
        </Notice>
      )}
      <CardChanged plan={plan} replacementId={replacing.replacementId} orderCode={orderCode} />
      <h1>{t('title')}</h1>
      {receipt === null && <p className={typography.lead}>{t('not_yours')}</p>}
      {receipt && plan && payment && (
        <MovePayment payment={payment} plan={plan} today={today} form={form} />
      )}
      {receipt && plan && !payment && (
        <>
          {plan.beingTaken.amount > 0 && <BeingTaken />}
          {!isCancelled && (
            <NextPayment {...{ receipt, plan, orderCode }} press={replacing.press} />
          )}
          <Plan receipt={receipt} plan={plan} orderCode={orderCode} />
          {plan.declined.amount > 0 && !plan.waitsFor && (
            <OtherWays orderCode={orderCode} role={booking.role} />
          )}
          {plan.payableEarly.amount > plan.declined.amount && (
            <p>
              <ButtonLink kind="quiet" to={bookingRoutes.payment.href({ orderCode })}>
                {t('pay_part')}
              </ButtonLink>
            </p>
          )}
          <PlanCard
            plan={plan}
            payments={receipt.payments}
            role={booking.role}
            press={replacing.press}
          />
          <PaidByOthers booking={booking} />
        </>
      )}
    </BookingFrame>
  );
}

type OtherWaysProps = Pick<PlannedBookingFragment, 'role'> & { readonly orderCode: string };

/** What somebody can do who cannot pay all that the bank refused, or does not agree with it. */
function OtherWays({ orderCode, role }: OtherWaysProps) {
  const t = useTranslations('booking_payments.plan');
  return (
    <>
      <section className={`${layout.ruled} ${layout.part} ${layout.stack}`} aria-labelledby="part">
        <h2 id="part" className={typography.formHeading}>
          {t('not_all')}
        </h2>
        <p>{t('not_all_text')}</p>
        <p>
          <ButtonLink kind="quiet" to={`${bookingRoutes.payment.href({ orderCode })}#pay`}>
            {t('not_all_pay')}
          </ButtonLink>
        </p>
      </section>
      {(role === 'LEAD' || role === 'AUTHORISED') && (
        <Notice heading={t('dispute')}>
          <p>{t('dispute_text')}</p>
          <p className={layout.alone}>
            <Link to={bookingRoutes.conversations.href({ orderCode })}>{t('dispute_write')}</Link>
          </p>
        </Notice>
      )}
    </>
  );
}

/** Who else pays what, and the lead’s way to ask somebody for a share. */
function PaidByOthers({ booking: { role, share, reference: orderCode, status } }: OfBooking) {
  const t = useTranslations('booking_shares');
  const payments = (share?.payments ?? []).filter(({ isOwn }) => !isOwn);
  const mayAsk = role === 'LEAD' && status !== 'CANCELLED';
  if (payments.length === 0 && !mayAsk) return null;
  return (
    <section className={`${layout.ruled} ${layout.part} ${layout.stack}`} aria-labelledby="shares">
      <h2 id="shares" className={typography.formHeading}>
        {t('heading')}
      </h2>
      {payments.length > 0 ? (
        <PaidShares payments={payments} status={status} />
      ) : (
        <p>{t('none')}</p>
      )}
      {mayAsk && (
        <p>
          <ButtonLink kind="quiet" to={bookingRoutes.invite.href({ orderCode })}>
            {t('ask')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** A payment that is on its way is looked at again, with script and without. */
function BeingTaken() {
  const t = useTranslations('booking_payments.plan');
  return (
    <div role="status">
      <LookAgain />
      <p>{t('being_taken')}</p>
    </div>
  );
}
