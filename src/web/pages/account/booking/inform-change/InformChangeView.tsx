import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { CallUs } from '#web/parts/Booking/CallUs.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { HeardBefore } from './HeardBefore.tsx';
import { InformForm } from './InformForm.tsx';
import type { InformedBookingFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';

type InformChangeViewProps = {
  readonly booking: InformedBookingFragment;
  /** Something was told just now. */
  readonly isHeard: boolean;
  readonly refused: RefusedForm | undefined;
};

/** A form for what an airline has told its passengers, below what came of what they told before. */
export function InformChangeView({ booking, isHeard, refused }: InformChangeViewProps) {
  const t = useTranslations('inform_change');
  const form = usePostedForm('inform', refused);
  const { reference: orderCode, informedChanges: heard, flights } = booking;
  const why = whyNoForm(booking);
  return (
    <BookingFrame
      orderCode={orderCode}
      receipt={null}
      aside={why === undefined && <CallUs heading={t('urgent')} />}
    >
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      {heard !== null && heard.length > 0 && (
        <HeardBefore
          heard={heard}
          orderCode={orderCode}
          isEnded={booking.status === 'CANCELLED'}
          isHeard={isHeard && !refused}
        />
      )}
      {why === undefined ? (
        <>
          <p className={typography.lead}>{t('lead')}</p>
          <InformForm flights={flights} form={form} />
        </>
      ) : (
        <p className={typography.lead}>{t(why)}</p>
      )}
    </BookingFrame>
  );
}

function whyNoForm({ informedChanges, flights, status }: InformedBookingFragment) {
  if (informedChanges === null) return 'not_yours' as const;
  if (status === 'CANCELLED') return 'cancelled' as const;
  return flights.length === 0 ? ('no_flight' as const) : undefined;
}
