import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { receiptFacts } from '#web/parts/Booking/receipt-facts.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type PostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { PayableBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type PayViewProps = {
  readonly booking: PayableBookingFragment;
  readonly refused: RefusedForm | undefined;
};

/** Any part of what is still to pay, today: the next payment, all of it, or what is typed. */
export function PayView({ booking, refused }: PayViewProps) {
  const t = useTranslations('booking_payments.pay');
  const form = usePostedForm('pay', refused);
  const { paymentPlan: plan, reference: orderCode } = booking;
  const canPay = plan !== null && plan.payableEarly.amount > 0;
  return (
    <BookingFrame orderCode={orderCode} receipt={receiptFacts(booking)}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      {canPay ? (
        <Choices booking={booking} plan={plan} form={form} />
      ) : (
        <p className={typography.lead}>
          {plan?.waitsFor ? t('held', { waitsFor: plan.waitsFor }) : t('nothing')}
        </p>
      )}
      <p className={layout.alone}>
        <Link to={bookingRoutes.instalments.href({ orderCode })}>{t('plan')}</Link>
      </p>
    </BookingFrame>
  );
}

type ChoicesProps = {
  readonly booking: PayableBookingFragment;
  readonly plan: NonNullable<PayableBookingFragment['paymentPlan']>;
  readonly form: PostedForm;
};

function Choices({ booking, plan, form }: ChoicesProps) {
  const t = useTranslations('booking_payments.pay');
  const { payableEarly: all } = plan;
  const next = nextOf(booking, plan);
  return (
    <>
      <p className={typography.lead}>{t('lead')}</p>
      <form method="post" className={layout.stack}>
        <input type="hidden" name="payableWas" value={all.amount} />
        {next && next.amount < all.amount && (
          <Button name="pay" value={next.amount}>
            {t('pay_next', { amount: formatMoney(next, 'always') })}
          </Button>
        )}
        <Button
          name="pay"
          value={all.amount}
          kind={next && next.amount < all.amount ? 'quiet' : 'sun'}
        >
          {t('pay_all', { amount: formatMoney(all, 'always') })}
        </Button>
      </form>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <h2 className={typography.formHeading}>{t('part')}</h2>
        <p>{t('part_text')}</p>
        <input type="hidden" name="payableWas" value={all.amount} />
        <TextField
          {...form.field('amount')}
          label={t('amount')}
          hint={t('amount_hint', { most: formatMoney(all, 'always') })}
          inputMode="decimal"
          autoComplete="off"
        />
        <div>
          <Button kind="quiet">{t('pay_part')}</Button>
        </div>
      </form>
    </>
  );
}

/** All that the bank has declined; else the amount of the payment that comes next. */
function nextOf({ receipt }: PayableBookingFragment, { declined }: ChoicesProps['plan']) {
  if (declined.amount > 0) return declined;
  return receipt?.payments.find(({ state }) => state === 'DUE')?.amount;
}
