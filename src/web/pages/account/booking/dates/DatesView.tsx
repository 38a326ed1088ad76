import { daysBetween, formatDate } from '#domain/dates.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { ChangeClosed } from '#web/parts/Booking/ChangeClosed.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { ChooseFlights } from './ChooseFlights.tsx';
import { lengthsBetween } from './lengths.ts';
import type { ChoicesFragment, DatesBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type DatesViewProps = {
  readonly booking: DatesBookingFragment;
  readonly datesChange: NonNullable<DatesBookingFragment['datesChange']>;
  readonly flightChoices: ChoicesFragment;
  /** The nights that flights are shown for, where others were asked for than the booked ones. */
  readonly asked: { readonly checkIn: string | null; readonly nights: number | null };
  readonly refused: RefusedForm | undefined;
};

/** The day of arrival and how many nights; what they cost more or less is shown next. */
export function DatesView(props: DatesViewProps) {
  const { booking, datesChange, flightChoices, asked, refused } = props;
  const t = useTranslations('booking_change.dates');
  const isOfFlights = refused?.typed['form'] === 'flights';
  const form = usePostedForm('dates', isOfFlights ? undefined : refused);
  const flightForm = usePostedForm('flights', isOfFlights ? refused : undefined);
  const { hotel, checkInDate, checkOutDate } = booking.stay;
  const { refusal, from, until, fewestNights, mostNights } = datesChange;
  const isWithFlights = booking.flights.length > 0;
  const problems = [...(refusal === null ? form.problems : []), ...flightForm.problems];
  const booked = String(daysBetween(checkInDate, checkOutDate));
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={t('title')} hasProblems={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>
        {t('yours', { hotel, from: formatDate(checkInDate), until: formatDate(checkOutDate) })}
      </p>
      {refusal === null ? (
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <p>{t(isWithFlights ? 'lead_flights' : 'lead')}</p>
          {isWithFlights && <p>{t('flights')}</p>}
          <p className={typography.muted}>{t(isWithFlights ? 'extras_flights' : 'extras')}</p>
          <div className={layout.pair}>
            <TextField
              {...form.field('checkIn', checkInDate)}
              label={t('check_in')}
              type="date"
              min={from}
              max={until}
              required
            />
            <SelectField
              {...form.field('nights', booked)}
              label={t('nights')}
              options={lengthsBetween(fewestNights, mostNights)}
            />
          </div>
          <div>
            <Button>{t('see_price')}</Button>
          </div>
        </form>
      ) : (
        <ChangeClosed orderCode={booking.reference} {...{ refusal, refused }} />
      )}
      {isWithFlights && (refusal === null || flightChoices.refusal !== refusal) && (
        <ChooseFlights
          choices={flightChoices}
          shown={{ checkIn: asked.checkIn ?? checkInDate, nights: asked.nights ?? Number(booked) }}
          datesChange={datesChange}
          form={flightForm}
        />
      )}
    </BookingFrame>
  );
}
