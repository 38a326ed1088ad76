import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { ChangeClosed } from '#web/parts/Booking/ChangeClosed.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type PostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { GivePlace } from './GivePlace.tsx';
import { Join } from './Join.tsx';
import { Leave } from './Leave.tsx';
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
  const posted = refused?.typed['form'] ?? 'names';
  const form = usePostedForm('names', posted === 'names' ? refused : undefined);
  const place = usePostedForm('place', posted === 'place' ? refused : undefined);
  const leaving = usePostedForm('leave', posted === 'leave' ? refused : undefined);
  const joining = usePostedForm('join', posted === 'join' ? refused : undefined);
  const { refusal } = namesChange;
  const open = [...(refusal === null ? [form] : []), place, leaving, joining];
  const problems = open.flatMap((one) => one.problems);
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={t('title')} hasProblems={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <h1>{t('title')}</h1>
      {refusal !== null && <ChangeClosed orderCode={booking.reference} {...{ refusal, refused }} />}
      {refusal === null && (
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <p className={typography.lead}>{t('lead', { most: freeLetters })}</p>
          <Travellers travellers={booking.travellers} form={form} />
          <p>{t('another_person')}</p>
          <div>
            <Button>{t('see_change')}</Button>
          </div>
        </form>
      )}
      {canGive(booking, namesChange) && (
        <GivePlace
          booking={booking}
          placesGivenUntil={namesChange.placesGivenUntil ?? ''}
          form={place}
        />
      )}
      {namesChange.leavingRefusal === null && <Leave booking={booking} form={leaving} />}
      {namesChange.joiningRefusal === null && <Join booking={booking} form={joining} />}
      <OtherPeople
        orderCode={booking.reference}
        refusals={namesChange.refusal === null ? refusalsOf(namesChange) : []}
        isCancelled={booking.status === 'CANCELLED'}
      />
    </BookingFrame>
  );
}

type TravellersProps = Pick<NamesBookingFragment, 'travellers'> & { readonly form: PostedForm };

function Travellers({ travellers, form }: TravellersProps) {
  const t = useTranslations('booking_change.names');
  return (
    <div className={styles.people}>
      {travellers.map(({ number, firstName, lastName }) => (
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
  );
}

type OtherPeopleProps = {
  readonly orderCode: string;
  /** Why no place can be given away, and nobody leave or join, where names can be corrected. */
  readonly refusals: readonly string[];
  readonly isCancelled: boolean;
};

const refusalsOf = ({
  placeRefusal,
  leavingRefusal,
  joiningRefusal,
}: NamesViewProps['namesChange']): string[] => [
  ...new Set([placeRefusal, leavingRefusal, joiningRefusal].filter((refusal) => refusal !== null)),
];

/** The lead passenger’s place is theirs: there has to be somebody else. */
const canGive = (
  { travellers }: NamesBookingFragment,
  { placeRefusal, placesGivenUntil }: NamesViewProps['namesChange'],
): boolean => placeRefusal === null && placesGivenUntil !== null && travellers.length > 1;

/** Whoever wants a child to join asks us: no form knows what airlines say to that. */
function OtherPeople({ orderCode, refusals, isCancelled }: OtherPeopleProps) {
  const t = useTranslations('booking_change.names');
  if (isCancelled) return null;
  return (
    <section className={`${layout.ruled} ${layout.section}`} aria-labelledby="others">
      <h2 id="others" className={typography.formHeading}>
        {t('others')}
      </h2>
      {refusals.map((refusal) => (
        <p key={refusal}>{refusal}</p>
      ))}
      <p>{t('more')}</p>
      <p>
        <Link to={bookingRoutes.conversations.href({ orderCode })}>{t('write')}</Link>
      </p>
    </section>
  );
}
