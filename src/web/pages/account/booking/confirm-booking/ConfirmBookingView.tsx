import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { BookingToConfirmFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type ConfirmBookingViewProps = {
  readonly booking: BookingToConfirmFragment;
  readonly selfBooking: NonNullable<BookingToConfirmFragment['selfBooking']>;
  readonly airline: string;
  readonly refused: RefusedForm | undefined;
};

/** The one field that the papers wait for. */
export function ConfirmBookingView({
  booking: { reference: orderCode },
  selfBooking,
  airline,
  refused,
}: ConfirmBookingViewProps) {
  const t = useTranslations('confirm_booking');
  const form = usePostedForm('reference', refused);
  const { phone } = usePageProperties().domainConfig.brand;
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <p className={typography.lead}>{t('lead', { airline })}</p>
        <TextField
          {...form.field('airlineReference')}
          label={t('reference', { airline })}
          hint={t('reference_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <div>
          <Button>{t('save')}</Button>
        </div>
      </form>
      {selfBooking.state === 'OPEN' && (
        <p>
          <Link to={bookingRoutes.selfBooking.href({ orderCode })}>{t('not_booked')}</Link>
        </p>
      )}
      {selfBooking.state === 'USED' && <p>{t('missing', { phone })}</p>}
    </BookingFrame>
  );
}
