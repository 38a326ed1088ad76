import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { ChangeClosed } from '#web/parts/Booking/ChangeClosed.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { CarBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type CarViewProps = {
  readonly booking: CarBookingFragment;
  readonly carChange: NonNullable<CarBookingFragment['carChange']>;
  readonly refused: RefusedForm | undefined;
};

/** The four details by which the car park finds a car; what changes is shown next. */
export function CarView({ booking, carChange: { refusal, car }, refused }: CarViewProps) {
  const t = useTranslations('booking_change.car');
  const form = usePostedForm('car', refused);
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={refusal === null ? form.problems : []} />
      <h1>{t('title')}</h1>
      {refusal === null ? (
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <p className={typography.lead}>{t('lead')}</p>
          <TextField
            {...form.field('registration', car.registration)}
            label={t('registration')}
            hint={t('registration_hint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <div className={layout.pair}>
            <TextField {...form.field('make', car.make)} label={t('make')} required />
            <TextField {...form.field('model', car.model)} label={t('model')} required />
          </div>
          <TextField {...form.field('colour', car.colour)} label={t('colour')} required />
          <div>
            <Button>{t('see_change')}</Button>
          </div>
        </form>
      ) : (
        <ChangeClosed orderCode={booking.reference} {...{ refusal, refused }} />
      )}
    </BookingFrame>
  );
}
