import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { CountryEntry } from './CountryEntry.tsx';
import { PassportForm } from './PassportForm.tsx';
import type { CheckedBookingFragment } from './query.generated.ts';
import type { PassportHolder } from './readiness.ts';
import { TicketAndPassport } from './TicketAndPassport.tsx';

type PassportViewProps = {
  readonly booking: CheckedBookingFragment;
  readonly traveller: PassportHolder;
  readonly refused: RefusedForm | undefined;
};

/** Where the passport of one traveller is told. */
export function PassportView({ booking, traveller, refused }: PassportViewProps) {
  const t = useTranslations('ready_to_travel');
  const form = usePostedForm('passport', refused);
  const { reference: orderCode, checklist } = booking;
  const title = t('of', { name: traveller.firstName });
  return (
    <BookingFrame
      under={{ href: bookingRoutes.checklist.href({ orderCode }), words: t('all') }}
      receipt={null}
      aside={<CountryEntry booking={booking} />}
    >
      <PageTitle title={title} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{title}</h1>
      <TicketAndPassport>{t('marked')}</TicketAndPassport>
      <PassportForm
        traveller={traveller}
        check={checklist?.checks.find(({ number }) => number === traveller.number)}
        form={form}
      />
    </BookingFrame>
  );
}
