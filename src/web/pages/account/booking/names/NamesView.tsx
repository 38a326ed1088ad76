import { formatDate } from '#domain/dates.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { NamesBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './names.module.css';

type NamesViewProps = {
  readonly booking: NamesBookingFragment;
  readonly namesChange: NonNullable<NamesBookingFragment['namesChange']>;
  /** As many of a name are corrected here. */
  readonly freeLetters: number;
  readonly refused: RefusedForm | undefined;
};

/** Everybody's first and last name, to be corrected; what changes is shown next. */
export function NamesView({ booking, namesChange, freeLetters, refused }: NamesViewProps) {
  const t = useTranslations('booking_change.names');
  const form = usePostedForm('names', refused);
  const { refusal } = namesChange;
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      {refusal !== null && (
        <Notice>
          <p>{refusal}</p>
        </Notice>
      )}
      {refusal === null && (
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <p className={typography.lead}>{t('lead', { most: freeLetters })}</p>
          <div className={styles.people}>
            {booking.travellers.map(({ number, firstName, lastName }) => (
              <fieldset key={number}>
                <legend className={typography.formHeading}>{t('traveller', { number })}</legend>
                <div className={layout.pair}>
                  <TextField
                    {...form.field(`firstName-${number}`, firstName)}
                    label={t('first_name')}
                    autoComplete="off"
                    required
                  />
                  <TextField
                    {...form.field(`lastName-${number}`, lastName)}
                    label={t('last_name')}
                    autoComplete="off"
                    required
                  />
                </div>
              </fieldset>
            ))}
          </div>
          <p>{t('another_person')}</p>
          <div>
            <Button>{t('see_change')}</Button>
          </div>
        </form>
      )}
      <OtherPeople
        orderCode={booking.reference}
        placesGivenUntil={namesChange.placesGivenUntil}
        isCancelled={booking.status === 'CANCELLED'}
      />
    </BookingFrame>
  );
}

type OtherPeopleProps = {
  readonly orderCode: string;
  readonly placesGivenUntil: string | null;
  readonly isCancelled: boolean;
};

/** Who wants other people to travel, or more or fewer, asks us: no form knows what that costs. */
function OtherPeople({ orderCode, placesGivenUntil, isCancelled }: OtherPeopleProps) {
  const t = useTranslations('booking_change.names');
  if (isCancelled) return null;
  return (
    <section className={`${layout.ruled} ${layout.section}`} aria-labelledby="others">
      <h2 id="others" className={typography.formHeading}>
        {t('others')}
      </h2>
      {placesGivenUntil !== null && (
        <p>{t('give_place', { date: formatDate(placesGivenUntil) })}</p>
      )}
      <p>{t('more_or_fewer')}</p>
      <p>
        <Link to={routes.bookingConversations.href({ orderCode })}>{t('write')}</Link>
      </p>
    </section>
  );
}
